import { at, box, type Canvas, dot, H, line, oval, shade, shape, tenth, times, W } from './canvas.ts'
import { bunch, cake, dumpling, eggs, frame, ham, ladle, pot, sausages } from './room-things.ts'
import { below, sky, wave } from './terrain.ts'
import {
  barrel,
  basket,
  bottle,
  bun,
  cheeseWheel,
  crate,
  fish,
  fishCrate,
  jar,
  loaf,
  milkCan,
  sack,
  samovar,
  tinLoaf,
} from './things.ts'

/** Rooms in which sellers work. */
export type Room =
  | 'cheeseCellar'
  | 'dairy'
  | 'bakery'
  | 'pantry'
  | 'honeyRoom'
  | 'smokehouse'
  | 'fishRoom'
  | 'greenhouse'
  | 'kitchen'
  | 'herbLoft'
  | 'millRoom'
  | 'pickleCellar'
  | 'juiceRoom'
  | 'henhouse'
  | 'byreInside'
  | 'sweetRoom'

type Wall = 'planks' | 'brick' | 'tiles' | 'stone' | 'logs' | 'plaster'

const FLOOR = 0.72 * H
const LAMP = '#ffdf94'

/** Draws the walls, the floor and the light. */
function shell(canvas: Canvas, wall: Wall, tint: readonly [l: number, c: number, h: number]): string {
  const { gradient, between } = canvas
  const base = `<rect width="${W}" height="${H}" fill="${gradient([
    [0, shade(tint, 0.03)],
    [1, shade(tint, -0.03)],
  ])}"/>`
  const seam = shade(tint, -0.055)
  const lines: Record<Wall, () => string> = {
    planks: () => times(17, (index) => line(`M${index * 78 + 20} 0V${FLOOR}`, seam, 3)),
    logs: () =>
      times(
        9,
        (index) =>
          box(0, index * 66, W, 60, shade(tint, index % 2 ? 0.015 : -0.02), 26) +
          line(`M0 ${index * 66 + 62}h${W}`, seam, 4),
      ),
    brick: () =>
      times(70, () =>
        box(
          Math.floor(between(0, 16)) * 82 + Math.floor(between(0, 2)) * 40,
          Math.floor(between(0, 15)) * 38 + 4,
          74,
          30,
          shade(tint, between(-0.045, 0.03)),
          3,
        ),
      ),
    tiles: () =>
      times(15, (index) => line(`M0 ${index * 40}h${W}`, seam, 2)) +
      times(32, (index) => line(`M${index * 40} 0V${FLOOR}`, seam, 2)),
    stone: () =>
      times(60, () =>
        box(
          between(-20, W),
          Math.floor(between(0, 11)) * 52 + 6,
          between(60, 130),
          42,
          shade(tint, between(-0.05, 0.035)),
          18,
        ),
      ),
    plaster: () =>
      times(5, () =>
        oval(between(0, W), between(0, FLOOR), between(80, 200), between(30, 70), shade(tint, 0.018), 'opacity=".6"'),
      ),
  }
  const floor = shape(
    `M0 ${FLOOR}H${W}V${H}H0Z`,
    gradient([
      [0, shade([0.56, 0.05, 62])],
      [1, shade([0.66, 0.06, 66])],
    ]),
  )
  return `${base}${lines[wall]()}${box(0, FLOOR - 12, W, 12, shade(tint, -0.1))}${floor}${times(9, (index) => line(`M${640 + (index - 4) * 150} ${FLOOR}L${640 + (index - 4) * 290} ${H}`, '#00000016', 3))}`
}

/** Draws a window with the season behind it. */
function windowAt(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const { light, gradient } = canvas
  const inside = `M${x} ${y}h${w}v${h}h${-w}Z`
  const hill = wave(canvas, y + h * 0.68, 14)
  const view = canvas.clipped(
    inside,
    `${box(
      x,
      y,
      w,
      h,
      gradient([
        [0, shade(light.sky[0])],
        [0.7, shade(light.sky[2])],
      ]),
    )}${shape(below(hill), shade(light.near))}${times(4, (index) => dot(x + 20 + index * (w / 3.4), y + h * 0.7, 26, shade(light.leaves[index % light.leaves.length] ?? light.near)))}`,
  )
  const frame = '#f6efe0'
  return `${view}<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${frame}" stroke-width="14"/>${line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.4}h${w}`, frame, 8)}${box(x - 18, y + h + 4, w + 36, 14, frame, 3)}${shape(`M${x} ${y + h + 18}L${x + w} ${y + h + 18}L${x + w + 260} ${H}H${x + 40}Z`, '#fff4cf', 'opacity=".16"')}`
}

function lampAt(canvas: Canvas, x: number, y: number): string {
  return `${dot(x, y + 20, 260, canvas.glow(LAMP, 0.5))}${line(`M${x} 0V${y - 26}`, '#4b4038', 4)}${shape(`M${x - 44} ${y}Q${x - 36} ${y - 36} ${x} ${y - 38}Q${x + 36} ${y - 36} ${x + 44} ${y}Z`, '#55705f')}${oval(x, y, 40, 7, LAMP)}`
}

/** Draws a shelf with a row of objects. */
function shelf(
  x: number,
  y: number,
  width: number,
  step: number,
  scale: number,
  item: (index: number) => string,
): string {
  const count = Math.floor((width - step * 0.4) / step)
  const first = x + (width - (count - 1) * step) / 2
  return `${times(count, (index) => at(first + index * step, y, scale, item(index)))}${box(x, y, width, 14, '#9a7148', 3)}${box(x, y + 10, width, 5, '#7b5836')}`
}

function rack(
  x: number,
  top: number,
  width: number,
  rows: number,
  gap: number,
  row: (y: number, index: number) => string,
): string {
  return `${box(x - 6, top - gap + 40, 14, FLOOR - top + gap - 20, '#7b5836')}${box(x + width - 8, top - gap + 40, 14, FLOOR - top + gap - 20, '#7b5836')}${times(rows, (index) => row(top + index * gap, index))}`
}

/** Draws a work table in the foreground. */
function table(things: string, color = '#b98a58', y = 0.78 * H): string {
  return `${oval(W / 2, H - 6, 620, 24, '#00000022')}${box(60, y, W - 120, 34, color, 8)}${box(60, y + 24, W - 120, 12, '#00000020')}${box(110, y + 34, 40, H - y, color)}${box(W - 150, y + 34, 40, H - y, color)}${things}`
}
const TOP = 0.78 * H + 6

/** Draws a row of objects on the table from a position. */
const row = (from: number, step: number, scale: number, things: readonly string[]): string =>
  things.map((thing, index) => at(from + index * step, TOP, scale, thing)).join('')

const RINDS = ['#e0b24a', '#d99a3c', '#c98a4a', '#e6c878', '#a8642f', '#f0e2b8'] as const
const JAMS = ['#b8243c', '#7a2d5a', '#e08a2b', '#4a2d5f', '#d8503f', '#c9a02f'] as const
const HONEYS = ['#e8a92f', '#c9791f', '#f3cf6a', '#a85a1c', '#fbe7b4'] as const
const PICKLES = ['#86a544', '#d8503f', '#e3b86a', '#9fb060', '#c8603a'] as const

const DRAWN: Readonly<Record<Room, (canvas: Canvas) => string>> = {
  cheeseCellar: (canvas) => {
    const rind = canvas.pick(RINDS)
    const other = canvas.pick(RINDS)
    return `${shell(canvas, canvas.pick(['stone', 'brick', 'planks'] as const), [0.74, 0.04, 70])}${shape(`M-10 -10H${W + 10}V120Q640 -40 -10 160Z`, '#00000018')}${rack(90, 190, 1100, 3, 130, (y, index) => shelf(90, y, 1100, 122, 1.9, () => cheeseWheel(canvas.chance(0.8) ? rind : other, 24 + (index % 2) * 3)))}${lampAt(canvas, canvas.between(300, 980), 80)}${table(row(canvas.between(220, 300), 240, 2.7, [cheeseWheel(rind, 30), cheeseWheel(other, 26), `${cheeseWheel(other, 26)}<g transform="translate(4 -26)">${cheeseWheel(rind, 20)}</g>`, cheeseWheel(rind, 28)]))}`
  },
  dairy: (canvas) =>
    `${shell(
      canvas,
      'tiles',
      canvas.pick([
        [0.93, 0.015, 210],
        [0.94, 0.02, 100],
        [0.9, 0.03, 165],
      ] as const),
    )}${windowAt(canvas, canvas.between(120, 200), 110, 300, 250)}${shelf(620, 220, 540, 90, 1.5, () => bottle('#fdfaf2', canvas.pick(['#3f7fb5', '#3f7a52', '#d8503f'])))}${shelf(620, 390, 540, 108, 1.6, (index) => (index % 2 ? jar('#fdf6e4', '#3f7fb5') : jar('#fbf1d8', '#5f9a5a')))}${at(1010, 0.74 * H, 2.6, milkCan())}${at(1130, 0.745 * H, 2.6, milkCan())}${table(row(230, 150, 2.4, [milkCan(), bottle('#fdfaf2'), bottle('#fdfaf2', '#d8503f'), jar('#fdf6e4', '#3f7fb5'), `${oval(0, -6, 42, 10, '#e6ecef')}${oval(0, -12, 38, 12, '#fffdf6')}`]), '#cfd8dc')}`,
  bakery: (canvas) =>
    `${shell(
      canvas,
      canvas.pick(['brick', 'plaster'] as const),
      canvas.pick([
        [0.86, 0.04, 70],
        [0.78, 0.06, 50],
        [0.92, 0.025, 85],
      ] as const),
    )}${oven(canvas, canvas.between(90, 150))}${rack(690, 190, 500, 3, 120, (y, index) => shelf(690, y, 500, 120, 1.7, () => (index === 0 ? tinLoaf() : loaf(canvas.pick(['#b5743a', '#9a5a2c', '#c98a4a'])))))}${table(`${oval(640, TOP + 6, 220, 12, '#fffaf0', 'opacity=".8"')}${row(200, 190, 2.3, [loaf(), bun(), loaf('#9a5a2c'), bun(), tinLoaf(), sack()])}`, '#c79a66')}`,
  pantry: (canvas) =>
    `${shell(canvas, canvas.pick(['planks', 'logs'] as const), [0.72, 0.05, 65])}${rack(80, 190, 760, 3, 130, (y) => shelf(80, y, 760, 78, 1.75, () => jar(canvas.pick(JAMS), canvas.pick(['#d9534a', '#fbf3e4', '#5f9a5a', '#3f7fb5']))))}${windowAt(canvas, 920, 120, 240, 260)}${table(row(220, 180, 2.4, [jar(canvas.pick(JAMS)), basket(canvas, ['#b8243c', '#d8503f']), jar(canvas.pick(JAMS), '#fbf3e4'), basket(canvas, ['#4a2d5f', '#7a3b8f']), jar(canvas.pick(JAMS), '#5f9a5a')]))}`,
  honeyRoom: (canvas) =>
    `${shell(canvas, canvas.pick(['planks', 'logs'] as const), [0.82, 0.07, 82])}${windowAt(canvas, canvas.between(100, 160), 110, 280, 260)}${rack(560, 190, 620, 3, 125, (y) => shelf(560, y, 620, 78, 1.7, () => jar(canvas.pick(HONEYS), canvas.pick(['#fbf3e4', '#e3b23c', '#8a5a3c']))))}${table(`${row(200, 200, 2.5, [jar(canvas.pick(HONEYS)), frame(), jar(canvas.pick(HONEYS), '#8a5a3c'), barrel(), jar(canvas.pick(HONEYS), '#fbf3e4')])}`, '#b98a58')}`,
  smokehouse: (canvas) =>
    `${shell(canvas, canvas.pick(['brick', 'logs'] as const), [0.46, 0.05, 48])}${dot(640, 640, 620, canvas.glow('#ff9a3c', 0.55))}${times(2, (level) => `${box(60, 130 + level * 190, W - 120, 12, '#3d2c20', 4)}${times(11, (index) => at(120 + index * 104, 142 + level * 190, 1.5, canvas.chance(0.5) ? ham() : sausages()))}`)}${times(5, (index) => `<path d="M${160 + index * 240} 620q-40-90 10-170t0-170" fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round" opacity=".07"/>`)}${table(row(240, 210, 2.4, [ham(-1), loaf('#9a5a2c'), ham(-1), `${line('M-40-12Q0-40 40-12', '#8f3f2c', 17)}${line('M-36-14Q0-38 36-14', '#b5573c', 5)}`]), '#7d5a3a')}`,
  fishRoom: (canvas) =>
    `${shell(
      canvas,
      'tiles',
      canvas.pick([
        [0.9, 0.03, 215],
        [0.93, 0.015, 190],
      ] as const),
    )}${windowAt(canvas, canvas.between(740, 860), 100, 300, 240)}${box(70, 120, 620, 12, '#6b7d88', 4)}${times(7, (index) => at(120 + index * 88, 132, 1, `${line('M0 0V24', '#8fa0aa', 3)}<g transform="translate(0 70) rotate(90) scale(1.9)">${fish(canvas.pick(['#7d8f99', '#c9936a', '#b5775a']), '#d5dee2')}</g>`))}${table(`${at(280, TOP + 4, 2.4, fishCrate())}${at(640, TOP + 4, 2.4, fishCrate())}${at(1000, TOP + 4, 2.4, fishCrate())}`, '#9fb0ba')}`,
  greenhouse: (canvas) => greenhouseInside(canvas),
  kitchen: (canvas) =>
    `${shell(
      canvas,
      canvas.pick(['tiles', 'plaster'] as const),
      canvas.pick([
        [0.93, 0.025, 95],
        [0.9, 0.03, 150],
        [0.92, 0.03, 60],
      ] as const),
    )}${windowAt(canvas, canvas.between(110, 200), 110, 300, 250)}${box(560, 120, 600, 10, '#6b5038', 4)}${times(7, (index) => at(610 + index * 84, 130, 1.3, ladle(index)))}${shelf(560, 370, 600, 100, 1.7, (index) => (index % 3 ? jar(canvas.pick(PICKLES), '#fbf3e4') : pot(canvas.pick(['#c25a3a', '#3f6d8f', '#5f9a5a']))))}${table(`${times(3, (line_) => times(8, (index) => at(420 + index * 44 + line_ * 14, TOP - 4 + line_ * 12, 1.3, dumpling())))}${row(200, 780, 2.5, [sack(), pot('#c25a3a')])}`, '#d2ad7c')}`,
  herbLoft: (canvas) =>
    `${shell(canvas, 'planks', [0.68, 0.06, 62])}${times(2, (level) => `${box(40, 90 + level * 30, W - 80, 9, '#6b4f33', 4)}${times(12, (index) => at(90 + index * 100 + level * 46, 98 + level * 30, 1.25 + level * 0.25, bunch(canvas)))}`)}${windowAt(canvas, canvas.between(480, 560), 300, 240, 190)}${shelf(70, 440, 340, 80, 1.6, () => jar(canvas.pick(['#7a8f4a', '#a85a6b', '#8a6a48', '#c9a02f']), '#fbf3e4'))}${shelf(870, 440, 340, 80, 1.6, () => jar(canvas.pick(['#5f7a3c', '#b5648a', '#8a6a48']), '#d8bf94'))}${table(`${row(240, 200, 2.3, [samovar(), jar('#7a8f4a', '#fbf3e4'), basket(canvas, ['#b5648a', '#d59ac0']), jar('#8a6a48', '#d8bf94'), basket(canvas, ['#86a544', '#5f7a3c'])])}`)}`,
  millRoom: (canvas) =>
    `${shell(canvas, canvas.pick(['logs', 'stone'] as const), [0.74, 0.045, 72])}${windowAt(canvas, canvas.between(880, 940), 120, 240, 230)}${line('M420 0V330', '#6b4f33', 34)}${shape('M260 200H580L480 330H360Z', '#b98a58')}${oval(420, 402, 230, 60, '#8d8a86')}${box(190, 402, 460, 74, '#a5a19b')}${oval(420, 476, 230, 60, '#a5a19b')}${oval(420, 402, 60, 16, '#fbf3e0')}${oval(420, 520, 270, 60, '#7d7a76')}${table(row(230, 190, 2.5, [sack(), sack('#e8d3a4'), sack('#c9a87c'), sack(), sack('#efe0c0')]), '#a9784a', 0.84 * H).replaceAll(`${TOP}`, `${0.84 * H + 6}`)}`,
  pickleCellar: (canvas) =>
    `${shell(canvas, canvas.pick(['brick', 'stone'] as const), [0.66, 0.05, 50])}${lampAt(canvas, canvas.between(400, 900), 80)}${rack(80, 200, 560, 2, 150, (y) => shelf(80, y, 560, 76, 1.75, () => jar(canvas.pick(PICKLES), canvas.pick(['#fbf3e4', '#5f9a5a', '#d9534a']))))}${times(4, (index) => at(740 + index * 140, 0.745 * H, 2.7, barrel()))}${table(row(230, 200, 2.4, [jar('#86a544', '#5f9a5a'), crate(canvas, ['#5f8a3c', '#86a544']), jar('#d8503f'), crate(canvas, ['#d8503f', '#c8402f']), jar('#e3b86a', '#fbf3e4')]))}`,
  juiceRoom: (canvas) =>
    `${shell(
      canvas,
      'planks',
      canvas.pick([
        [0.86, 0.05, 85],
        [0.82, 0.05, 130],
      ] as const),
    )}${windowAt(canvas, canvas.between(820, 900), 110, 290, 240)}${shelf(80, 220, 660, 82, 1.7, () => bottle(canvas.pick(['#d9a02f', '#b8243c', '#c8602f', '#7a2d5a']), canvas.pick(['#3f7a52', '#fbf3e4'])))}${shelf(80, 400, 660, 82, 1.7, () => bottle(canvas.pick(['#d9a02f', '#e0b24a', '#b8243c']), '#8a5a3c'))}${table(row(240, 200, 2.4, [crate(canvas, ['#d8352a', '#e9a23b']), bottle('#d9a02f'), basket(canvas, ['#c22b2b', '#d8503f']), bottle('#b8243c', '#fbf3e4'), crate(canvas, ['#b5c24a', '#d9b23c'])]))}`,
  henhouse: (canvas) =>
    `${shell(canvas, 'planks', [0.7, 0.07, 68])}${windowAt(canvas, canvas.between(900, 960), 110, 240, 200)}${rack(80, 240, 740, 3, 130, (y, level) => `${box(80, y, 740, 12, '#7b5836')}${times(5, (index) => `${box(92 + index * 146, y - 92, 130, 92, '#00000030', 8)}${oval(157 + index * 146, y - 4, 54, 12, '#e3c06a')}${(index + level) % 2 ? times(3, (egg) => oval(133 + index * 146 + egg * 24, y - 16, 11, 14, canvas.pick(['#f3dcc0', '#fff8ee', '#d9a87c']))) : ''}`)}`)}${table(row(260, 250, 2.5, [eggs(canvas), basket(canvas, ['#f3dcc0', '#fff8ee', '#d9a87c']), eggs(canvas), basket(canvas, ['#fff8ee', '#e6c29c'])]))}`,
  byreInside: (canvas) =>
    `${shell(canvas, 'planks', [0.76, 0.06, 74])}${times(3, (index) => windowAt(canvas, 120 + index * 380, 90, 240, 130))}${line(
      times(3, (index) => `M0 ${380 + index * 70}h${W}`),
      '#8a6742',
      16,
    )}${line(
      times(7, (index) => `M${index * 210 + 10} 330V${FLOOR}`),
      '#7b5836',
      20,
    )}${oval(640, FLOOR + 10, 700, 34, '#dcb75a')}${times(30, () => line(`M${tenth(canvas.between(0, W))} ${FLOOR + 10}l${tenth(canvas.between(-30, 30))} ${tenth(canvas.between(-20, 10))}`, '#c79d3f', 4))}`,
  sweetRoom: (canvas) =>
    `${shell(
      canvas,
      'plaster',
      canvas.pick([
        [0.92, 0.035, 20],
        [0.93, 0.03, 80],
        [0.9, 0.03, 300],
      ] as const),
    )}${windowAt(canvas, canvas.between(860, 930), 110, 270, 250)}${rack(80, 190, 700, 3, 130, (y, level) => shelf(80, y, 700, 100, 1.6, (index) => ((index + level) % 3 ? box(-26, -34, 52, 34, canvas.pick(['#e9b7a0', '#f3dcc0', '#c8603a', '#b8d0a4']), 4) + line('M0-34V0M-26-18H26', '#fffaf0', 4) : jar(canvas.pick(JAMS), '#fbf3e4'))))}${table(row(220, 200, 2.4, [cake(canvas), box(-34, -20, 68, 20, '#e08a5a', 5) + box(-34, -20, 68, 8, '#f3c9a0', 4), cake(canvas), box(-34, -24, 68, 24, '#fbe4dc', 6), cake(canvas)]), '#e3c79a')}`,
}

function oven(canvas: Canvas, x: number): string {
  return `${box(x, 150, 500, FLOOR - 150, '#d8c3a4', 14)}${times(26, (index) => box(x + 14 + (index % 5) * 96 + (Math.floor(index / 5) % 2) * 34, 168 + Math.floor(index / 5) * 70, 60, 26, '#c9a884', 4))}${shape(`M${x + 100} 440V330Q${x + 250} 190 ${x + 400} 330V440Z`, '#5d3a28')}${shape(`M${x + 122} 440V340Q${x + 250} 222 ${x + 378} 340V440Z`, '#2a1a14')}${dot(x + 250, 420, 170, canvas.glow('#ff8a2b', 0.8))}${shape(`M${x + 160} 440Q${x + 176} 380 ${x + 200} 400Q${x + 216} 340 ${x + 246} 392Q${x + 270} 350 ${x + 290} 400Q${x + 320} 372 ${x + 340} 440Z`, '#ff9a3c')}${shape(`M${x + 200} 440Q${x + 220} 400 ${x + 244} 420Q${x + 270} 392 ${x + 300} 440Z`, '#ffe3a0')}${box(x + 70, 440, 360, 18, '#8a6a50', 4)}${at(x + 140, 440, 1.3, loaf())}${line(`M${x + 440} 560L${x + 330} 452`, '#b98a58', 10)}`
}

function greenhouseInside(canvas: Canvas): string {
  const { pick, light } = canvas
  const fruit = pick([
    ['#d8352a', '#e8602b'],
    ['#86b04a', '#5f8f3c'],
    ['#e3b23c', '#e08a2b'],
    ['#b9d65a', '#86b04a'],
  ] as const)
  const green = shade([0.58, 0.13, 140], light.isDark ? -0.1 : 0)
  const pale = shade([0.7, 0.14, 132], light.isDark ? -0.1 : 0)
  const arches = times(6, (index) => {
    const size = 1 - index * 0.14
    const [cx, base] = [640, 470 + size * 240]
    return line(
      `M${tenth(cx - 700 * size)} ${tenth(base)}V${tenth(base - 330 * size)}Q${cx} ${tenth(base - 760 * size)} ${tenth(cx + 700 * size)} ${tenth(base - 330 * size)}V${tenth(base)}`,
      '#ffffff',
      9 * size,
      'opacity=".8"',
    )
  })
  const plant = (scale: number) =>
    `${line('M0 0V-150', '#6b8f4a', 4)}${times(7, (index) => oval(index % 2 ? 22 : -22, -16 - index * 20, 25, 14, index % 3 ? green : pale))}${times(5, (index) => dot((index % 2 ? 15 : -15) + scale, -34 - index * 24, 9, pick(fruit)))}`
  const rows = times(6, (index) => {
    const size = 0.3 + index * 0.3
    const y = 500 + index * index * 9 + index * 12
    return [-1, 1]
      .map((side) => times(2, (step) => at(640 + side * (120 + index * 62 + step * 250 * size), y, size, plant(index))))
      .join('')
  })
  return `${sky(canvas)}<rect width="${W}" height="${H}" fill="#eef8f0" opacity=".5"/>${shape(`M0 ${H}L590 470H690L${W} ${H}Z`, '#d9c39a')}${shape(`M0 ${H}V560L590 470ZM${W} ${H}V560L690 470Z`, '#7a5a3e')}${arches}${rows}${at(640, 760, 1.9, crate(canvas, fruit))}`
}

/** Draws a workroom. */
export const room = (canvas: Canvas, kind: Room): string => DRAWN[kind](canvas)
