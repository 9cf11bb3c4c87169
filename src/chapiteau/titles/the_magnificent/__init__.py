"""The Magnificent: rules, view and words in a room of its own."""
