"""A contact sheet of pictures at card size: python3 demo/studio/sheet.py OUT.png COLUMNS FILE …"""
import sys
import cv2
import numpy as np

out, columns, *files = sys.argv[1:]
side, columns = 232, int(columns)
cells = [cv2.resize(cv2.imread(f), (side, side), interpolation=cv2.INTER_AREA) for f in files]
cells += [np.full((side, side, 3), 255, np.uint8)] * (-len(cells) % columns)
cv2.imwrite(out, np.vstack([np.hstack(cells[i:i + columns]) for i in range(0, len(cells), columns)]))
