"""MG-8.3, MG-10.1: zones of a camp, and the gems that fill them at the end."""

from chapiteau.titles.the_magnificent.rules.camp import SIDE


def fill(camp: int, zones: list[int], gems: int) -> int:
    """MG-8.3: the most zones that are covered when each of `gems` gems may fill one empty cell.

    A gem helps only where its whole zone becomes full, and no cell lies in two zones. So the zones that need the fewest gems come first.
    """
    missing = [(zone & ~camp).bit_count() for zone in zones]
    missing.sort()
    filled = 0
    for cells in missing:
        gems -= cells
        if gems < 0:
            break
        filled += 1
    return filled


def parse(picture: list[str]) -> list[int]:
    """MG-10.1: the zones in a picture of the camp, one letter a zone, "." for cells of none, as masks in the order of their letters.

    >>> parse(["AAB", "A.B"])
    [515, 2052]
    """
    letters = sorted(set("".join(picture)) - {"."})
    zones: list[int] = []
    for letter in letters:
        zone = 0
        for row in range(len(picture)):
            for column in range(len(picture[row])):
                if picture[row][column] == letter:
                    zone |= 1 << row * SIDE + column
        zones.append(zone)
    return zones
