"""Where cables enter the inverter from below: conduits must end there."""
from fittings import FLOOR_LIFT, GLANDS, MOUTH, ROW_Y
from inverter import Body


def mouths(kw, scale=1.0):
    """From the middle of the body, the outermost first; y = 0 is the wall."""
    body = Body(kw)
    y, z = body.fins_end * ROW_Y, FLOOR_LIFT - body.hh - MOUTH.z
    return [(scale * (body.hw - GLANDS.from_edge - i * GLANDS.pitch), scale * y, scale * z) for i in range(body.size.glands)]
