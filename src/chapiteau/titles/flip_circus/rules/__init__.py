"""The rules of Flip Circus: the ring (`ring`), the actions (`actions`), the course of a match (`state`), refusals (`illegal`)."""
