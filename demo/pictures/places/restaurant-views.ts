import { at, box, type Canvas, dot, H, type Lch, line, oval, shade, shape, times, W } from './canvas.ts'
import { tree } from './nature.ts'
import { sky } from './terrain.ts'

/** Views of a restaurant. */
export type EatingRoom = 'front' | 'terrace' | 'hall' | 'kitchen'

/** Colours of a restaurant's pictures. */
export interface Cuisine {
  /** Hue of the restaurant, degrees. */
  readonly hue: number
  readonly style: 'wood' | 'brick' | 'light' | 'stone' | 'asian'
  readonly fire: 'oven' | 'grill' | 'stove' | 'wok'
  /** Colours of the food on plates. */
  readonly food: readonly string[]
}

interface Paint {
  readonly wall: Lch
  readonly own: (l?: number, c?: number) => string
  readonly wood: string
}
const WALLS: Readonly<Record<Cuisine['style'], readonly Lch[]>> = {
  wood: [
    [0.7, 0.07, 62],
    [0.62, 0.06, 55],
    [0.76, 0.06, 70],
  ],
  brick: [
    [0.66, 0.08, 40],
    [0.6, 0.07, 35],
  ],
  light: [
    [0.93, 0.02, 95],
    [0.9, 0.03, 150],
    [0.92, 0.03, 30],
  ],
  stone: [
    [0.78, 0.03, 75],
    [0.72, 0.03, 60],
  ],
  asian: [
    [0.5, 0.06, 30],
    [0.88, 0.03, 85],
    [0.42, 0.03, 250],
  ],
}
const paintOf = (canvas: Canvas, { style, hue }: Cuisine): Paint => ({
  wall: canvas.pick(WALLS[style]),
  own: (l = 0.5, c = 0.11) => shade([l, c, hue]),
  wood: style === 'light' ? '#d2ad7c' : '#9a7148',
})

const texture = (canvas: Canvas, { style }: Cuisine, wall: Lch, floor: number): string => {
  const seam = shade(wall, -0.05)
  if (style === 'wood') return times(12, (index) => line(`M0 ${index * 52 + 20}H${W}`, seam, 4))
  if (style === 'light' || style === 'asian')
    return times(8, (index) => line(`M${index * 170 + 40} 0V${floor}`, seam, style === 'asian' ? 8 : 2))
  return times(80, () =>
    box(
      Math.floor(canvas.between(0, 16)) * 84 + Math.floor(canvas.between(0, 2)) * 42,
      Math.floor(canvas.between(0, floor / 40)) * 40,
      76,
      32,
      shade(wall, canvas.between(-0.05, 0.035)),
      style === 'stone' ? 12 : 2,
    ),
  )
}

const plate = (canvas: Canvas, food: readonly string[]) =>
  `${oval(0, 0, 46, 13, '#00000018')}${oval(0, -3, 44, 13, '#fff')}${oval(0, -4, 32, 9, '#f2ede4')}${times(6, () => oval(canvas.between(-18, 18), canvas.between(-13, -5), 10, 6, canvas.pick(food)))}${dot(-6, -13, 3, '#5f9a3c')}${dot(9, -12, 3, '#5f9a3c')}`
const glass = (fill: string) =>
  `${shape('M-9-34H9L7 0H-7Z', '#eef6f7', 'opacity=".8"')}${shape('M-8-24H8L7-1H-7Z', fill)}`
const chair = (color: string) =>
  `${box(-24, -110, 48, 50, color, 10)}${box(-26, -62, 52, 12, color, 5)}${line('M-20-52V0M20-52V0', '#6b4f33', 7)}`
const lantern = (canvas: Canvas, color: string) =>
  `${dot(0, 40, 170, canvas.glow('#ffdf94', 0.5))}${line('M0-80V0', '#4b4038', 4)}${shape('M-34 44Q-34 0 0 0 34 0 34 44Z', color)}${oval(0, 44, 32, 7, '#ffeab0')}`

function tableWith(canvas: Canvas, { food }: Cuisine, wood: string, cloth: string): string {
  return `${at(-120, 0, 1.1, chair(cloth))}${at(120, 0, 1.1, chair(cloth))}${oval(0, 4, 120, 14, '#00000020')}${box(-8, -70, 16, 72, '#6b4f33')}${box(-106, -84, 212, 16, wood, 8)}${at(-52, -86, 0.9, plate(canvas, food))}${at(48, -86, 0.9, plate(canvas, food))}${at(0, -86, 0.9, glass(canvas.pick(['#d9a02f', '#b8243c', '#c8e0d0'])))}${at(-96, -86, 0.7, glass('#d9702a'))}`
}

function hall(canvas: Canvas, cuisine: Cuisine): string {
  const { light, gradient, between } = canvas
  const { wall, own, wood } = paintOf(canvas, cuisine)
  const floor = 0.66 * H
  const windows = times(3, (index) => {
    const x = 110 + index * 370
    return `${box(
      x,
      120,
      290,
      290,
      gradient([
        [0, shade(light.sky[0])],
        [1, shade(light.sky[2])],
      ]),
    )}${canvas.clipped(`M${x} 120h290v290h-290Z`, `${at(x + 70, 430, 1.6, tree(canvas, 'oak'))}${at(x + 220, 440, 1.3, tree(canvas, 'birch'))}`)}<rect x="${x}" y="120" width="290" height="290" fill="none" stroke="${wood}" stroke-width="14"/>${line(`M${x + 145} 120v290M${x} 230h290`, wood, 8)}${shape(`M${x} 420H${x + 290}L${x + 470} ${H}H${x + 60}Z`, '#fff4cf', 'opacity=".12"')}`
  })
  const lamps = times(3, (index) => at(240 + index * 400, 60, 1, lantern(canvas, own(0.46))))
  const ground = shape(
    `M0 ${floor}H${W}V${H}H0Z`,
    gradient([
      [0, shade([0.6, 0.05, 60])],
      [1, shade([0.7, 0.055, 66])],
    ]),
  )
  return `<rect width="${W}" height="${H}" fill="${shade(wall)}"/>${texture(canvas, cuisine, wall, floor)}${windows}${lamps}${box(0, floor - 66, W, 66, own(0.5, 0.09))}${ground}${at(between(280, 340), 0.84 * H, 1.5, tableWith(canvas, cuisine, wood, own(0.58, 0.1)))}${at(between(880, 960), 0.86 * H, 1.6, tableWith(canvas, cuisine, wood, own(0.58, 0.1)))}${at(640, H + 40, 2.3, tableWith(canvas, cuisine, wood, own(0.52, 0.1)))}`
}

/** Draws the street front; with `isTerrace` tables stand in front. */
function front(canvas: Canvas, cuisine: Cuisine, isTerrace: boolean): string {
  const { light, between, season, chance } = canvas
  const { wall, own, wood } = paintOf(canvas, cuisine)
  const pane = light.isDark ? '#ffd98a' : '#6f94a8'
  const side = times(2, (index) => {
    const [x, tint] = [index ? W - 200 : -40, shade([between(0.78, 0.9), 0.035, between(30, 110)])]
    return `${box(x, 130, 250, 520, tint)}${times(6, (one) => box(x + 36 + (one % 2) * 100, 180 + Math.floor(one / 2) * 130, 62, 84, pane, 3))}`
  })
  const doorX = chance(0.5) ? 420 : 740
  const windows = [250, 560, 850].filter((x) => Math.abs(x + 60 - doorX) > 150)
  const panes = windows
    .map(
      (x) =>
        `${box(x - 8, 332, 216, 236, wood, 4)}${box(x, 340, 200, 220, pane)}${line(`M${x + 100} 340v220M${x} 400h200`, wood, 7)}${box(x - 14, 568, 228, 26, '#8a5a3c', 4)}${times(9, (index) => dot(x + index * 25, 562 - (index % 2) * 8, 17, season === 'winter' ? '#fff' : '#5f9a4a'))}${season === 'winter' ? '' : times(8, (index) => dot(x + 8 + index * 26, 552 - (index % 3) * 6, 7, canvas.pick(['#e0503f', '#f6d65a', '#e58ab0'])))}`,
    )
    .join('')
  const awning = times(17, (index) =>
    shape(`M${206 + index * 51} 268h51v34a25.5 20 0 0 1-51 0Z`, index % 2 ? '#fffaf0' : own()),
  )
  const sign = `${box(430, 176, 420, 70, own(0.4), 14)}${times(3, (index) => oval(580 + index * 60, 211, 17, 17, index === 1 ? '#fff4d6' : own(0.72)))}`
  const tables = isTerrace
    ? `${at(300, 0.93 * H, 1.5, tableWith(canvas, cuisine, wood, own(0.56)))}${at(960, 0.95 * H, 1.6, tableWith(canvas, cuisine, wood, own(0.56)))}${at(640, 0.9 * H, 1.3, tableWith(canvas, cuisine, wood, own(0.56)))}${times(15, (index) => `${dot(100 + index * 78, 120 + Math.sin(index / 2.3) * 22, 9, '#ffe7a0')}`)}`
    : `${at(190, 0.88 * H, 1.6, tree(canvas, 'bush'))}${at(1090, 0.88 * H, 1.6, tree(canvas, 'bush'))}`
  const pavement = season === 'winter' ? '#e8eef3' : '#d8cfc0'
  return `${sky(canvas)}${side}${box(190, 90, 900, 570, shade(wall))}${canvas.clipped('M190 90h900v570h-900Z', texture(canvas, cuisine, wall, 660))}${shape('M170 96H1110L1080 60H200Z', season === 'winter' ? '#fff' : shade([0.46, 0.05, 40]))}${sign}${panes}${box(doorX - 70, 330, 140, 320, own(0.42), 8)}${box(doorX - 52, 350, 104, 160, pane, 4)}${dot(doorX + 48, 540, 8, '#e3b84a')}${awning}${shape('M206 268L240 230H1040L1073 268Z', own(0.44))}${box(0, 648, W, H - 648, pavement)}${times(9, (index) => line(`M${index * 160} 648L${(index - 4) * 320 + 640 - 160} ${H}`, '#00000012', 4))}${light.isDark ? `${dot(320, 440, 300, canvas.glow('#ffcf7a', 0.35))}${dot(960, 440, 300, canvas.glow('#ffcf7a', 0.35))}` : ''}${tables}`
}

function kitchen(canvas: Canvas, cuisine: Cuisine): string {
  const { own, wood } = paintOf(canvas, cuisine)
  const tint = canvas.pick<Lch>([
    [0.93, 0.02, 95],
    [0.9, 0.025, 200],
    [0.92, 0.03, 60],
  ])
  const tiles =
    times(14, (index) => line(`M0 ${index * 44}H${W}`, shade(tint, -0.05), 2)) +
    times(22, (index) => line(`M${index * 60} 0V560`, shade(tint, -0.05), 2))
  const flames = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      size,
      `${shape('M-40 0Q-46-34-22-40-20-70 0-84 18-62 22-40 46-34 40 0Z', '#ff8a2b')}${shape('M-20 0Q-24-24-8-28-2-48 6-28 24-22 20 0Z', '#ffe3a0')}`,
    )
  const fires: Record<Cuisine['fire'], () => string> = {
    oven: () =>
      `${shape('M180 560V300Q180 130 400 130T620 300V560Z', '#c9785a')}${times(40, () => box(190 + Math.floor(canvas.between(0, 6)) * 70, 180 + Math.floor(canvas.between(0, 9)) * 40, 60, 30, canvas.pick(['#b86848', '#d58a6c', '#c27050']), 3))}${shape('M270 560V400Q270 290 400 290T530 400V560Z', '#2a1a14')}${dot(400, 520, 170, canvas.glow('#ff8a2b', 0.8))}${flames(370, 556, 1.2)}${flames(450, 556, 0.9)}`,
    grill: () =>
      `${shape('M150 150H650L590 60H210Z', '#8a8580')}${box(170, 400, 460, 60, '#3d3733', 6)}${flames(260, 402, 0.7)}${flames(400, 402, 0.9)}${flames(540, 402, 0.7)}${times(7, (index) => `${line(`M190 ${330 + (index % 2) * 10}m${index * 62} 0v80`, '#c9ccd0', 4)}${times(3, (piece) => box(178 + index * 62, 318 + piece * 26 + (index % 2) * 10, 26, 20, canvas.pick(['#8f3f2c', '#a8583a', '#c9842b']), 6))}`)}${box(150, 456, 500, 110, '#6a6460', 6)}`,
    stove: () =>
      `${box(150, 400, 500, 166, '#cfd5d9', 8)}${box(180, 460, 200, 90, '#3d4347', 6)}${box(420, 460, 200, 90, '#3d4347', 6)}${times(3, (index) => at(240 + index * 160, 400, 1.5, `${shape('M-40-50H40V-8Q40 0 30 0H-30Q-40 0-40-8Z', canvas.pick([own(0.5), '#8d979e', '#c25a3a']))}${box(-44, -56, 88, 10, '#dfe4e7', 4)}${line(`M-10-66q-10-16 0-30t0-30`, '#ffffff', 6, 'opacity=".6"')}`))}`,
    wok: () =>
      `${box(150, 410, 500, 156, '#8d979e', 8)}${times(2, (index) => `${flames(280 + index * 240, 412, 0.8)}${at(280 + index * 240, 380, 1.7, `${shape('M-60-24H60Q46 10 0 12-46 10-60-24Z', '#3d3733')}${line('M58-22L110-44', '#6b4f33', 9)}${times(6, () => dot(canvas.between(-40, 40), canvas.between(-58, -22), 8, canvas.pick(cuisine.food)))}`)}`)}`,
  }
  const shelf = (y: number) =>
    `${box(740, y, 460, 14, wood, 3)}${times(6, (index) => at(780 + index * 76, y, 1.2, canvas.chance(0.5) ? `${oval(0, -6, 26, 6, '#fff')}${oval(0, -14, 26, 6, '#f2ede4')}${oval(0, -22, 26, 6, '#fff')}` : glass(canvas.pick(['#d9a02f', '#8a5630', '#5f9a3c']))))}`
  return `<rect width="${W}" height="${H}" fill="${shade(tint)}"/>${tiles}${box(0, 556, W, H, shade([0.62, 0.04, 60]))}${fires[cuisine.fire]()}${shelf(230)}${shelf(370)}${times(4, (index) => at(800 + index * 110, 40, 1, `${line('M0-20V70', '#8d979e', 4)}${oval(0, 86, 28, 28, index % 2 ? '#6a6460' : '#b5703a')}`))}${box(40, 610, W - 80, 36, wood, 8)}${box(80, 640, W - 160, H, own(0.5, 0.09))}${times(5, (index) => at(190 + index * 225, 616, 2, plate(canvas, cuisine.food)))}`
}

/** Draws a restaurant. */
export function eatingRoom(canvas: Canvas, room: EatingRoom, cuisine: Cuisine): string {
  if (room === 'hall') return hall(canvas, cuisine)
  return room === 'kitchen' ? kitchen(canvas, cuisine) : front(canvas, cuisine, room === 'terrace')
}
