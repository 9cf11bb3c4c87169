"""The rules of The Magnificent, one module per chapter of the manual."""
