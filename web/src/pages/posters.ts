/** The drawing on each title's poster, from the title's own room (`titles/<title>/Poster.svelte`). */

import type { Component } from 'svelte';

interface PosterModule {
  default: Component;
  /** The ink of the title, a custom property of tokens.css. */
  ink: string;
}

const modules = import.meta.glob<PosterModule>('../titles/*/Poster.svelte', { eager: true });

export function poster(title: string): { drawing: Component | null; ink: string } {
  const module = modules[`../titles/${title}/Poster.svelte`];
  return { drawing: module?.default ?? null, ink: module?.ink ?? '--red' };
}
