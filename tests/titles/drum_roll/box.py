"""The box that the tests of the rules play with: its values are theirs, so that no change of the house set can hollow out a test.

It has the shape of the component file. Where a rule needs a value that the house set happens not to have, it is here: a secondary salary
of 0 (DR-6.2), a benefit of two different parts (DR-11.2), a late vote that costs more than 1 (DR-4.2).
"""

from typing import Any

from chapiteau.titles.drum_roll.parts import LEVELS

# Name, type, hiring cost, salary, salary once flipped, prestige, cubes, then the benefits.
PERFORMERS = """
rope-walker        acrobat  4 4   1 2   RYW  3c; 4c; 5c
trapeze-flyer      acrobat  3 3   1 3   WYB  1c; 2c; 4c
tumbler            acrobat  4 3   1 2   YRW  2c; 3c; 4c
ring-gymnast       acrobat  4 4   1 3   GYR  2c; 3c; 5c
pole-climber       acrobat  4 4   1 4   BRW  1c; 3c; 4c
trick-cyclist      acrobat  4 4   1 3   RGW  4c; 5c; 6c
springboard-duo    acrobat  4 5   1 4   WGR  3c; 5c; 6c
human-pyramid      acrobat  5 5   1 4   YWR  2c; 4c; 6c
stilt-dancer       acrobat  5 4   1 5   GBY  1c; 2c; 4c
horse-trainer      tamer    3 3   1 3   WGY  1 cube > 2c; 1 cube > 3c; 1 cube > 4c
dog-trainer        tamer    3 3   1 3   YGR  1 cube > 2c; 1 cube > 3c; 1 cube > 5c
goose-herder       tamer    3 4   1 3   GWY  1 cube > 3c; 1 cube > 4c; 1 cube > 5c
sea-lion-trainer   tamer    4 4   1 4   BGW  1 cube > 2c; 1 cube > 4c; 1 cube > 5c
bear-leader        tamer    4 4   1 4   RWY  1 cube > 3c; 1 cube > 4c; 1 cube > 6c
monkey-trainer     tamer    4 4   1 4   WBY  1 cube > 2c; 1 cube > 3c; 2 cubes > 9c
elephant-rider     tamer    5 5   1 5   YBW  1 cube > 3c; 1 cube > 4c; 2 cubes > 9c
tiger-tamer        tamer    5 4   1 5   GYW  1 cube > 2c; 1 cube > 4c; 1 cube > 5c
lion-tamer         tamer    5 5   1 5   BRG  1 cube > 3c; 1 cube > 5c; 1 cube > 6c
ball-juggler       juggler  3 3   1 3   YBG  W or Y; any 1; any 1 + W
plate-spinner      juggler  3 3   1 3   GBW  B or Y; any 1; any 1 + Y
hat-juggler        juggler  3 3   1 3   BYG  G or B; any 1; any 2
club-juggler       juggler  4 4   1 4   RBY  R or W; any 1; any 1 + G
ring-juggler       juggler  4 4   1 4   WYG  Y or G; any 1; any 1 + B
cigar-box-juggler  juggler  4 4   1 4   YRG  B or R; any 1; any 1 + R
torch-juggler      juggler  4 3   1 4   GRY  any 1; any 1 + W or Y; any 2
foot-juggler       juggler  4 4   1 5   BGY  W or G; any 1; any 2
knife-juggler      juggler  5 4   1 5   RWB  any 1; any 1 + B or R; any 2
card-sharp         magician 4 4   1 4   GRB  top 1; top 2, keep 1; top 3, keep 1
coin-conjurer      magician 4 3   1 4   BRY  top 1; top 2, keep 1; top 3, keep 1
ventriloquist      magician 3 4   1 4   RGB  top 1; top 2, keep 1; top 4, keep 1
mind-reader        magician 4 4   1 4   WRG  top 2, keep 1; top 3, keep 1; top 4, keep 1
dove-magician      magician 4 4   1 4   YGB  top 2, keep 1; top 3, keep 1; top 4, keep 1
illusionist        magician 4 4   1 5   GWB  top 1; top 2, keep 1; top 3, keep 1
hypnotist          magician 5 5   1 5   BWG  top 1; top 3, keep 1; top 3, keep 2
escape-artist      magician 5 4   1 5   RBG  top 1; top 2, keep 1; top 4, keep 1
grand-magician     magician 5 5   1 5   WYR  top 2, keep 1; top 3, keep 1; top 4, keep 2
fire-eater         bizarre  3 2+N 1 1+N BWR  2c > trailer; 1 cube > skip; skip
strong-man         bizarre  3 2+N 1 1+N RWG  2c > trailer; 1 cube > skip; trailer
sword-swallower    bizarre  5 2+N 1 1+N WBR  1 cube > skip; 1c > trailer; skip
tattooed-man       bizarre  4 2+N 1 1+N YWB  2c > trailer; 1c > trailer; trailer
contortionist      bizarre  5 2+N 1 1+N GBR  1 cube > skip; 1 cube > skip; skip
living-statue      bizarre  4 2+N 1 1+N BYR  2c > trailer; 1 cube > skip; skip or trailer
giant              bizarre  5 2+N 1 1+N RYB  1 cube > skip; 1c > trailer; skip or trailer
fakir              bizarre  5 2+N 0 1+N WRB  1c > trailer; skip; skip + trailer
human-cannonball   bizarre  5 2+N 1 1+N YGW  1 cube > skip; 1 cube > skip; skip
"""

# Name, hiring cost, salary, and what is special.
PERSONNEL = """
popcorn-vendor      4 1  coins=3
orchestra           4 2  prestige=2
bank-representative 1 0
general-supplier    1 0
show-organizer      2 0
agent-1             3 0  gives=WG
agent-2             3 0  gives=YB
agent-3             3 0  gives=GR
agent-4             3 0  gives=BW
agent-5             3 0  gives=RY
assistant-1         3 1  takes=W gives=YB
assistant-2         3 1  takes=Y gives=GR
assistant-3         3 1  takes=G gives=BW
assistant-4         3 1  takes=B gives=RY
assistant-5         3 1  takes=R gives=WG
"""

BOX: dict[str, Any] = {
    "game": {
        "money": 15,
        "invest": 1,
        "tickets": [5, 4, 4, 3, 3, 2],
        "pass": 1,
        "unpaid": 1,
        "no_performance": 2,
        "late_vote": 3,
    },
    "stock": {"cubes": 25, "trailers": 18, "tokens": 44},
    "regions": {
        "moscow": ["magician", "tamer"],
        "paris": ["tamer", "juggler"],
        "vienna": ["juggler", "acrobat"],
        "london": ["acrobat", "bizarre"],
        "rome": ["bizarre", "magician"],
    },
    "awards": {
        "first": {"largest": 5, "variety": 3, "perfect": 5, "troupe": 5, "troupe_size": 8},
        "second": {
            "largest": 5,
            "variety": 3,
            "perfect": 5,
            "troupe": 5,
            "troupe_size": 10,
            "organized": 3,
            "staff_size": 5,
            "most_organized": 1,
            "all_flipped": 3,
            "most_organized_once": 2,
            "all_flipped_once": 5,
        },
    },
    "investments": {
        "unblock": 2,
        "trailer": 2,
        "fire": 2,
        "double-vote": 1,
        "resource-bonus": 1,
        "trailer-bonus": 1,
        "personnel-bonus": 1,
        "income": 3,
        "income-cube": 2,
        "applause": 1,
        "resources": 2,
    },
    "investment_values": {"income": 4, "income_cube": 5, "unused": 1},
    "performers": {},
    "personnel": {},
}


def performer(line: str) -> tuple[str, dict[str, Any]]:
    """A line of the table as the component file has it."""
    name, kind, hire, salary, secondary, prestige, cubes, benefits = line.split(maxsplit=7)
    card = {"type": kind, "hire": int(hire), "salary": salary, "secondary": int(secondary)}
    card |= {"prestige": prestige, "cubes": cubes}
    return name, card | dict(zip(LEVELS, benefits.split("; "), strict=True))


def member(line: str) -> tuple[str, dict[str, Any]]:
    """A line of the table as the component file has it."""
    name, hire, salary, *special = line.split()
    card: dict[str, Any] = {"hire": int(hire), "salary": int(salary)}
    for text in special:
        key, _, value = text.partition("=")
        card[key] = int(value) if value.isdigit() else value
    return name, card


BOX["performers"] |= dict(map(performer, PERFORMERS.strip().splitlines()))
BOX["personnel"] |= dict(map(member, PERSONNEL.strip().splitlines()))
