"""One door for the scenes: `from flare import *`."""
import math
import os
import random
import sys

import bmesh
import bpy
from mathutils import Matrix, Vector

from inverter import BODY, inverter
from materials import Grain, mat, mats
from shapes import box, cyl, mkobj, rrect, shell, text
from shot import Shot, render
from studio import area, camera, link, reset
