import { at, type Canvas, dot, H, type Lch, line, mix, oval, shade, shape, tenth, times, W } from './canvas.ts'
import { tallPlant, tree } from './nature.ts'
import { bale, basket, crate } from './things.ts'

/** Crops in rows. */
export type Crop =
  | 'cabbage'
  | 'potato'
  | 'tomato'
  | 'carrot'
  | 'onion'
  | 'pumpkin'
  | 'melon'
  | 'wheat'
  | 'buckwheat'
  | 'flax'
  | 'sunflower'
  | 'corn'
  | 'hop'
  | 'vine'
  | 'tea'
  | 'orchard'
  | 'berries'
  | 'herbs'
  | 'pasture'
  | 'forest'

interface Row {
  /** Colour of the ground between the plants. */
  readonly soil: Lch
  readonly plant: (canvas: Canvas) => string
  /** Distance between plants, in their own units. */
  readonly gap: number
}

const SOIL: Lch = [0.48, 0.06, 55]
const leafy = (canvas: Canvas, l: number, c: number, h: number) => shade([l, c, h], canvas.light.isDark ? -0.15 : 0)

const tuft = (canvas: Canvas, hue: number) => {
  const [dark, pale] = [leafy(canvas, 0.54, 0.13, hue), leafy(canvas, 0.68, 0.14, hue - 8)]
  return `${oval(-13, -12, 15, 11, dark)}${oval(13, -12, 15, 11, dark)}${oval(0, -20, 16, 13, pale)}`
}
const ROWS: Readonly<Partial<Record<Crop, Row>>> = {
  cabbage: {
    soil: SOIL,
    gap: 62,
    plant: (canvas) =>
      `${oval(0, -4, 32, 12, leafy(canvas, 0.62, 0.1, 155))}${shape('M-30-4Q-38-24-16-22-8-40 8-34 30-34 26-18 40-12 30-2 0 6-30-4Z', leafy(canvas, 0.68, 0.1, 150))}${dot(0, -18, 16, leafy(canvas, 0.8, 0.09, 135))}${line('M-12-22Q0-32 12-22M0-32V-8', leafy(canvas, 0.72, 0.09, 138), 2)}`,
  },
  potato: {
    soil: SOIL,
    gap: 52,
    plant: (canvas) => `${tuft(canvas, 140)}${dot(-6, -28, 3.4, '#fff')}${dot(7, -27, 3.4, '#efd9f7')}`,
  },
  tomato: {
    soil: SOIL,
    gap: 60,
    plant: (canvas) =>
      `${line('M0 0V-96', '#8f6c42', 4)}${times(4, (index) => oval(index % 2 ? 13 : -13, -20 - index * 20, 20, 14, leafy(canvas, 0.58, 0.13, 140)))}${times(5, (index) => dot(index % 2 ? 10 : -11, -16 - index * 16, 7.5, '#d8352a'))}`,
  },
  carrot: {
    soil: SOIL,
    gap: 34,
    plant: (canvas) =>
      `${line('M0 0Q-14-20-18-34M0 0V-40M0 0Q14-20 18-34', leafy(canvas, 0.62, 0.15, 135), 5)}${oval(0, 0, 7, 4, '#e8842b')}`,
  },
  onion: {
    soil: SOIL,
    gap: 30,
    plant: (canvas) =>
      `${line('M-3 0Q-8-22-14-36M0 0V-44M3 0Q8-22 14-34', leafy(canvas, 0.64, 0.11, 150), 4.5)}${oval(0, 0, 10, 7, '#d9a24e')}`,
  },
  pumpkin: {
    soil: SOIL,
    gap: 90,
    plant: (canvas) =>
      `${oval(-22, -6, 24, 9, leafy(canvas, 0.56, 0.12, 140))}${oval(8, -18, 30, 22, '#e8842b')}${oval(8, -18, 14, 22, '#f09c46')}${line('M8-40q2-8 8-10', '#6b7f3a', 5)}`,
  },
  melon: {
    soil: [0.76, 0.06, 80],
    gap: 96,
    plant: (canvas) =>
      `${oval(-24, -5, 24, 8, leafy(canvas, 0.6, 0.11, 138))}${oval(10, -20, 32, 23, '#3f7a45')}${line('M-8-38Q-2-20-8-2M10-43V3M28-38Q22-20 28-2', '#8fbf6a', 5)}`,
  },
  hop: { soil: [0.66, 0.1, 120], gap: 90, plant: (canvas) => tallPlant('hop', canvas) },
  vine: { soil: [0.68, 0.07, 85], gap: 74, plant: (canvas) => tallPlant('vine', canvas) },
  tea: { soil: [0.56, 0.1, 130], gap: 44, plant: (canvas) => tallPlant('tea', canvas) },
  sunflower: { soil: [0.58, 0.11, 128], gap: 42, plant: (canvas) => tallPlant('sunflower', canvas) },
  corn: { soil: [0.56, 0.1, 125], gap: 38, plant: (canvas) => tallPlant('corn', canvas) },
  berries: {
    soil: [0.55, 0.1, 128],
    gap: 62,
    plant: (canvas) =>
      `${tuft(canvas, 142)}${times(7, (index) => dot(-18 + index * 6, -8 - ((index * 7) % 20), 4, canvas.pick(['#c22b3c', '#d8503f', '#3d3a6b'])))}`,
  },
  herbs: {
    soil: [0.58, 0.1, 125],
    gap: 40,
    plant: (canvas) =>
      `${line('M-8 0Q-12-18-16-32M0 0V-38M8 0Q12-18 16-32', leafy(canvas, 0.6, 0.11, 142), 3.4)}${dot(-16, -34, 6, '#b5648a')}${dot(0, -40, 6, '#c98ad0')}${dot(16, -34, 6, '#e3b23c')}`,
  },
  orchard: { soil: [0.64, 0.13, 130], gap: 96, plant: (canvas) => tree(canvas, 'apple') },
}
/** Crops so dense that only their colour is drawn. */
const SEAS: Readonly<Partial<Record<Crop, { readonly color: Lch; readonly ear: (canvas: Canvas) => string }>>> = {
  wheat: {
    color: [0.82, 0.12, 84],
    ear: () => `${line('M0 0Q2-30 6-56', '#cfa345', 3)}${oval(7, -62, 4.5, 13, '#e3bb5a')}`,
  },
  buckwheat: {
    color: [0.9, 0.03, 40],
    ear: (canvas) =>
      `${line('M0 0V-34', '#a8503f', 3)}${times(5, () => dot(canvas.between(-10, 10), canvas.between(-48, -30), 4.4, canvas.pick(['#fff', '#fbe4e4'])))}`,
  },
  flax: {
    color: [0.72, 0.09, 250],
    ear: (canvas) =>
      `${line('M0 0V-44', '#6b9a6a', 2.6)}${dot(0, -46, 5.4, canvas.pick(['#6f8fe0', '#8fa8ee']))}${dot(0, -46, 1.8, '#fbf3c4')}`,
  },
  pasture: {
    color: [0.68, 0.15, 130],
    ear: (canvas) =>
      `${line('M-6 0Q-10-16-14-24M0 0V-30M6 0Q10-16 14-24', leafy(canvas, 0.58, 0.14, 135), 3)}${dot(0, -32, 4.6, canvas.pick(['#fff', '#f6d65a', '#b58ae0', '#e0664f']))}`,
  },
}

/** A field from its far edge to the lower edge of the picture. */
export function field(canvas: Canvas, crop: Crop, from: number): string {
  if (canvas.season === 'winter') return snowField(canvas, from)
  const sea = SEAS[crop]
  if (sea) return thick(canvas, sea.color, from, sea.ear)
  if (crop === 'forest') return glade(canvas, from)
  const grown = ROWS[crop] ?? (ROWS.potato as Row)
  return `${soilOf(canvas, grown.soil, from)}${rowsOf(canvas, grown, from)}${at(canvas.between(0.2, 0.8) * W, H - 16, 1.9, canvas.chance(0.5) ? crate(canvas, harvestOf(crop)) : basket(canvas, harvestOf(crop)))}`
}

const HARVESTS: Readonly<Partial<Record<Crop, readonly string[]>>> = {
  cabbage: ['#b9d68a', '#a5c878'],
  potato: ['#c9a06a', '#b98a58'],
  tomato: ['#d8352a', '#e8602b'],
  carrot: ['#e8842b', '#d9702a'],
  onion: ['#d9a24e', '#c9853a'],
  pumpkin: ['#e8842b', '#f09c46'],
  melon: ['#e3c04a', '#d9b23c'],
  vine: ['#5b2e6b', '#7a4a8a'],
  tea: ['#6b9a4a', '#86b04a'],
  hop: ['#a5c878', '#86b04a'],
  berries: ['#c22b3c', '#3d3a6b', '#d8503f'],
  herbs: ['#b5648a', '#86a544'],
  sunflower: ['#f5b921', '#5d3a1a'],
  corn: ['#f3c53c', '#e3b23c'],
}
const harvestOf = (crop: Crop) => HARVESTS[crop] ?? ['#d8352a', '#e9a23b']

function soilOf(canvas: Canvas, soil: Lch, from: number): string {
  const tint = mix(soil, canvas.light.near, 0.2)
  return shape(
    `M0 ${from}H${W}V${H}H0Z`,
    canvas.gradient([
      [0, shade(tint, 0.08)],
      [1, shade(tint, canvas.light.isDark ? -0.18 : -0.03)],
    ]),
  )
}

/** Draws rows that run towards the viewer; nearer plants are larger. */
function rowsOf(canvas: Canvas, { plant, gap }: Row, from: number): string {
  const vanishing = canvas.between(0.3, 0.7) * W
  const kinds = [plant(canvas), plant(canvas), plant(canvas)]
  let drawn = ''
  for (let y = from + 8, index = 0; y < H + 40; index++) {
    const near = (y - from + 26) / (H - from)
    const scale = 0.28 + near * 1.25
    const step = gap * scale * 1.35
    const shift = vanishing - Math.ceil(vanishing / step + 1) * step
    for (let x = shift; x < W + step; x += step)
      drawn += at(x + canvas.between(-2, 2), y, scale, kinds[index % 3] ?? '')
    y += 20 + near * 52
  }
  return drawn
}

function thick(canvas: Canvas, color: Lch, from: number, ear: (canvas: Canvas) => string): string {
  const ears = Array.from({ length: 4 }, () => ear(canvas))
  const tint = mix(color, canvas.light.near, 0.18)
  const strips = times(7, (index) =>
    line(`M0 ${from + index * index * 6}q${W / 2} ${-10 + index * 3} ${W} 0`, shade(tint, -0.05), 2 + index),
  )
  const grown = times(90, (index) => {
    const y = from + 30 + (index / 90) * (H - from + 20)
    return at(canvas.between(0, W), y, 0.4 + ((y - from) / (H - from)) * 1.1, ears[index % 4] as string)
  })
  return `${shape(
    `M0 ${from}H${W}V${H}H0Z`,
    canvas.gradient([
      [0, shade(tint, 0.05)],
      [1, shade(tint, canvas.light.isDark ? -0.2 : -0.05)],
    ]),
  )}${strips}${grown}`
}

/** Draws the floor of a forest: trunks, berries, mushrooms. */
function glade(canvas: Canvas, from: number): string {
  const { between, pick, light } = canvas
  const moss = mix(light.near, [0.5, 0.1, 140], 0.5)
  const mushroom = (cap: string) =>
    `${shape('M-8 0Q-6-16-7-26H7Q6-16 8 0Z', '#f6ecd9')}${shape('M-24-24Q-22-46 0-47 22-46 24-24Z', cap)}${oval(-8, -38, 7, 3, '#fff', 'opacity=".3"')}`
  const bush = (fruit: string) =>
    `${tuft(canvas, 145)}${times(8, () => dot(between(-20, 20), between(-26, -6), 4, fruit))}`
  return `${shape(
    `M0 ${from}H${W}V${H}H0Z`,
    canvas.gradient([
      [0, shade(moss, 0.05)],
      [1, shade(moss, -0.1)],
    ]),
  )}${times(9, (index) => at(index * 160 + between(-40, 40), from + between(10, 70), between(1.5, 2.6), tree(canvas, pick(['spruce', 'pine', 'birch'] as const))))}${times(9, () => at(between(0, W), between(0.84, 0.99) * H, between(1, 1.9), bush(pick(['#c22b3c', '#3d3a6b', '#e8842b']))))}${times(7, () => at(between(0, W), between(0.88, 1) * H, between(1, 1.8), mushroom(pick(['#8a5630', '#d9842b', '#b5432f', '#a9784a']))))}${at(between(0.3, 0.7) * W, H - 10, 2, basket(canvas, ['#8a5630', '#d9842b', '#c22b3c']))}`
}

function snowField(canvas: Canvas, from: number): string {
  const { between, light } = canvas
  return `${shape(
    `M0 ${from}H${W}V${H}H0Z`,
    canvas.gradient([
      [0, shade(light.near, 0.02)],
      [1, shade(light.near, -0.05)],
    ]),
  )}${times(7, (index) => line(`M${tenth(W * 0.5 + (index - 3) * 60)} ${from}L${tenth(W * 0.5 + (index - 3) * 330)} ${H}`, '#ffffff', 7, 'opacity=".35"'))}${times(5, () => at(between(0, W), between(0.8, 0.97) * H, between(0.9, 1.6), bale()))}`
}
