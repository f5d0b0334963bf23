"""A factory: the saw-tooth hall, the flat roof beside it, and what both are made of."""
from . import surfaces
from .flat_roof import UNITS, FlatRoof
from .saw_tooth import SawTooth

SHEET, SHEET_RUNS, SKYLIGHT, GLASS = (.62, .64, .655), (.42, .38, .33), (.74, .76, .66), (.25, .32, .34)
COOL_ROOF, ROOF_DIRT, COPING = (.52, .50, .465), (.30, .26, .21), (.74, .725, .69)
PLASTER, PLASTER_RUNS = (.62, .595, .55), (.34, .29, .24)
ZINC, PIPE_GREY, DARK, BITUMEN = (.62, .63, .64), (.42, .43, .44), (.02, .02, .022), (.36, .34, .31)


class Stuff:
    def __init__(self):
        self.sheet = surfaces.concrete("sheet", SHEET, scale=.5, bump=.02, variance=.12, roughness=.42, streaks=.34, dirt=SHEET_RUNS)
        self.skylight = surfaces.plain("skylight", SKYLIGHT, roughness=.35)
        self.glazing = surfaces.plain("glazing", GLASS, roughness=.12, specular=.6)
        self.flat = surfaces.concrete("cool_roof", COOL_ROOF, scale=.35, bump=.25, variance=.24, roughness=.8, dirt=ROOF_DIRT, stains=.62)
        self.wall = surfaces.concrete("gable", PLASTER, scale=1.1, bump=.25, variance=.10, roughness=.85, streaks=.55, dirt=PLASTER_RUNS)
        self.coping = surfaces.concrete("coping", COPING, scale=1.5, bump=.3, variance=.12, streaks=.3)
        self.galvanised = surfaces.worn("galvanised", ZINC, low=.28, high=.5, scale=6, metallic=1)
        self.pipe = surfaces.worn("pipe", PIPE_GREY, low=.35, high=.5, scale=5, metallic=.6)
        self.dark = surfaces.plain("dark", DARK, roughness=.5)
        self.joint = surfaces.plain("joint", BITUMEN, roughness=.9)


class Factory:
    def __init__(self, chance, readings=None):
        stuff = Stuff()
        hall = SawTooth(stuff, chance)
        FlatRoof(stuff, chance, hall.modules, readings or UNITS.readings)
