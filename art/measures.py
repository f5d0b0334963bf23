"""Numbers with names."""
from collections import namedtuple


def measures(**values):
    """The measures of one part, read by name: metres and radians, unless the file says otherwise."""
    return namedtuple("Measures", values)(**values)
