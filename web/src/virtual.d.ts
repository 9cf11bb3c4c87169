declare module 'virtual:texts' {
  /** Ways to get Fluent texts, by language (`fr`) and by language and title (`fr/` and its id); see `plugins/texts.ts`. */
  export const texts: Record<'en' | 'fr', () => Promise<{ default: string }>> &
    Record<string, (() => Promise<{ default: string }>) | undefined>;
}
