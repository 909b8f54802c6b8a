"""Small whole fish in a row in a tray under film."""
import math
from kit.fish import Fish, fish_skin
from kit.shapes import dice
from kit.tray import tray

BACK = ((0, .006), (.06, .045), (.16, .080), (.34, .105), (.55, .094), (.75, .056), (.88, .030), (1, .034))
BELLY = ((0, -.004), (.06, -.042), (.16, -.078), (.36, -.112), (.55, -.096), (.75, -.050), (.88, -.027), (1, -.032))
FINS = (
    (((.985, .032), (.995, 0), (.985, -.030)), ((1.16, .120), (1.07, .0), (1.16, -.115)), 12, -.012),
    (((.40, .095), (.47, .094), (.54, .084)), ((.45, .165), (.52, .140), (.57, .098)), 9, -.01),
    (((.66, -.075), (.71, -.062), (.76, -.048)), ((.70, -.125), (.74, -.105), (.785, -.062)), 6, -.01),
    (((.23, -.040), (.235, -.054), (.235, -.068)), ((.33, -.055), (.335, -.080), (.315, -.098)), 6, .045),
)


def build():
    chance = dice(8)
    fish = Fish(BACK, BELLY, fish_skin(.108, .20, 40), FINS, eye=(.082, .018, .026), gill=.215, thick=.56)
    for k in range(5):  # heads towards the back
        fish.put(-.62 + .265 * k + chance.uniform(-.012, .012), .60 + chance.uniform(-.02, .01), -math.pi / 2 + .30 + chance.uniform(-.05, .05), .09 + .012 * (k % 2), (.80, 1.16, 1.1), .0)
    tray(high=.2, dome_height=.06, label=(1.0, .34))


CAMERA = {'elevation': 57, 'fill': .82}
