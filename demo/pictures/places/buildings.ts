import { box, type Canvas, dot, type Lch, line, oval, shade, shadow, shape, times } from './canvas.ts'

const LOGS: readonly Lch[] = [
  [0.66, 0.08, 62],
  [0.6, 0.085, 55],
  [0.74, 0.06, 78],
  [0.55, 0.06, 60],
]
const PAINTS: readonly Lch[] = [
  [0.56, 0.15, 30],
  [0.62, 0.13, 45],
  [0.8, 0.06, 88],
  [0.58, 0.07, 240],
  [0.56, 0.08, 150],
  [0.9, 0.03, 90],
]
const ROOFS: readonly Lch[] = [
  [0.52, 0.13, 32],
  [0.44, 0.07, 45],
  [0.5, 0.06, 250],
  [0.47, 0.07, 155],
  [0.42, 0.03, 260],
]
const FRAMES = ['#fff', '#7fb0d8', '#f2ead6', '#e7f0e4', '#d86b4a'] as const

interface Look {
  readonly roof: string
  readonly glass: string
  readonly snow: string
}
const lookOf = (canvas: Canvas): Look => ({
  roof: canvas.season === 'winter' ? '#fff' : shade(canvas.pick(ROOFS)),
  glass: canvas.light.isDark ? '#ffd36b' : '#4f6f8c',
  snow: canvas.season === 'winter' ? '#dfe8ef' : '#00000030',
})

const window = (x: number, y: number, w: number, h: number, frame: string, glass: string) =>
  `${box(x - 3, y - 3, w + 6, h + 6, frame, 1.5)}${box(x, y, w, h, glass)}${line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2.4}h${w}`, frame, 2)}`

/** Draws a log house with carved window frames. */
export function izba(canvas: Canvas): string {
  const { pick } = canvas
  const [log, frame, look] = [pick(LOGS), pick(FRAMES), lookOf(canvas)]
  const carved = times(3, (index) => {
    const x = -44 + index * 32
    return `${window(x, -46, 20, 24, frame, look.glass)}${shape(`M${x - 6} -49L${x + 10} -60L${x + 26} -49Z`, frame)}`
  })
  return `${shadow(78, 8, 6)}${box(-60, -66, 120, 66, shade(log))}${line(
    times(6, (index) => `M-60 ${-6 - index * 11}h120`),
    shade(log, -0.09),
    2.4,
  )}${times(6, (index) => dot(-62, -6 - index * 11, 4.6, shade(log, 0.06)) + dot(62, -6 - index * 11, 4.6, shade(log, 0.03)))}${shape('M-58-66L0-108 58-66Z', shade(log, 0.06))}${box(22, -128, 14, 34, '#b4624a')}${shape('M-78-60L0-118 78-60 68-60 0-110-68-60Z', look.roof)}${shape('M-78-60L0-118-2-106-66-60Z', look.snow, 'opacity=".5"')}${window(-9, -92, 18, 16, frame, look.glass)}${carved}`
}

/** Draws a barn with a wide gate and a loft. */
export function barn(canvas: Canvas): string {
  const paint = canvas.pick(PAINTS)
  const look = lookOf(canvas)
  return `${shadow(112, 8, 40)}${shape('M50-60H146V0H50Z', shade(paint, -0.09))}${shape('M-52 0V-60L0-106 52-60V0Z', shade(paint))}${line('M-34 0V-76M-16 0V-92M16 0V-92M34 0V-76', shade(paint, -0.05), 2)}${shape('M0-116L-64-58-56-50 0-100 56-50 64-58Z', shade(paint, 0.2, -0.08))}${shape('M0-116H106L164-54H62Z', look.roof)}${shape('M-24 0V-42H24V0Z', '#fff', 'opacity=".94"')}${shape('M-20-3V-38H20V-3Z', shade(paint, -0.05))}${line('M-20-3L20-38M-20-38L20-3', '#fff', 3)}${dot(0, -70, 9, '#fff', 'opacity=".94"')}${dot(0, -70, 6, look.glass)}${times(3, (index) => box(66 + index * 28, -42, 16, 18, '#fff', 1) + box(68 + index * 28, -40, 12, 14, look.glass))}`
}

/** Draws a long low stable. */
export function byre(canvas: Canvas): string {
  const paint = canvas.pick(PAINTS)
  const look = lookOf(canvas)
  return `${shadow(140, 8)}${box(-120, -48, 240, 48, shade(paint))}${box(-120, -14, 240, 14, shade(paint, -0.1))}${shape('M-134-44L-100-84H100L134-44Z', look.roof)}${times(6, (index) => box(-106 + index * 38, -38, 20, 14, look.glass, 2))}${box(-14, -34, 28, 34, '#f4eddc')}${line('M-14-34L14 0M14-34L-14 0', shade(paint, -0.12), 2.5)}${times(3, (index) => box(-60 + index * 55, -94, 12, 14, shade(paint, 0.08)))}`
}

/** Draws greenhouses with plants inside. */
export function greenhouses(canvas: Canvas, spans = 3): string {
  const green = shade([0.6, 0.15, 140], canvas.light.isDark ? -0.1 : 0)
  const inside = canvas.light.isDark ? '#ffe2a0' : '#f4fbf8'
  return times(spans, (index) => {
    const x = index * 92
    return `<g transform="translate(${x - (spans - 1) * 46} 0)">${shape('M-44 0V-30Q-44-62 0-62T44-30V0Z', inside, 'opacity=".86"')}${shape('M-40-2q8-22 16 0 8-26 16 0 8-20 16 0 8-26 16 0 8-20 16 0Z', green, 'opacity=".85"')}${line('M-44 0V-30Q-44-62 0-62T44-30V0M-22-57V0M0-62V0M22-57V0M-44-28H44', '#8fb3ad', 2.4)}${canvas.season === 'winter' ? shape('M-30-53Q-14-63 0-62T30-53Q14-58 0-57T-30-53Z', '#fff') : ''}</g>`
  })
}

export function windmill(canvas: Canvas): string {
  const wood = canvas.pick(LOGS)
  const sails = times(
    4,
    (index) =>
      `<g transform="rotate(${index * 90 + 22})">${line('M0 0V-84', '#5b4630', 4)}${box(2, -82, 17, 62, '#fbf4e4')}${line('M2-66h17M2-50h17M2-34h17M10-82v62', '#b9a682', 1.6)}</g>`,
  )
  return `${shadow(52, 7)}${shape('M-34 0L-22-104H22L34 0Z', shade(wood, 0.1))}${shape('M6 0L4-104H22L34 0Z', shade(wood, 0.01))}${line('M-31-22H31M-28-46H28M-26-70H26', shade(wood, -0.06), 2)}${shape('M-28-100Q0-146 28-100Z', canvas.season === 'winter' ? '#fff' : '#8a4a35')}${shape('M-9 0v-24a9 9 0 0 1 18 0V0Z', '#5a3d28')}<g transform="translate(0 -104)">${sails}${dot(0, 0, 6, '#4a3524')}</g>`
}

/** Draws a shed with a smoking chimney: a smokehouse, a bath house, a bakery. */
export function smokehouse(canvas: Canvas): string {
  const log = canvas.pick(LOGS)
  const look = lookOf(canvas)
  return `${times(4, (index) => oval(30 + index * 9, -112 - index * 26, 13 + index * 7, 10 + index * 4, '#fff', `opacity="${0.55 - index * 0.11}"`))}${shadow(58, 7)}${box(-46, -58, 92, 58, shade(log, -0.03))}${line(
    times(5, (index) => `M-46 ${-6 - index * 12}h92`),
    shade(log, -0.12),
    2.4,
  )}${box(20, -110, 16, 40, '#a65c45')}${shape('M-60-54L-6-92H20L60-54Z', look.roof)}${box(-14, -40, 28, 40, '#6b4a2f', 2)}${dot(8, -20, 2.4, '#d9b25c')}${window(24, -42, 14, 14, '#f2ead6', canvas.light.isDark ? '#ffd36b' : '#e8924a')}`
}

/** Draws a yurt or a chum of nomadic herders. */
export function yurt(canvas: Canvas): string {
  const felt: Lch = [0.93, 0.02, 80]
  return `${shadow(66, 8)}${shape('M-58 0V-40Q-56-46-50-48H50Q56-46 58-40V0Z', shade(felt, canvas.light.isDark ? -0.12 : 0))}${shape('M-62-42Q-30-78 0-80 30-78 62-42Z', shade(felt, -0.05))}${box(-60, -44, 120, 6, '#b5442f')}${box(-60, -18, 120, 4, '#2f6d8a')}${box(-14, -38, 28, 38, '#c2562f', 2)}${line('M-8-30h16M-8-8h16M-8-30v22M8-30v22', '#f2c14b', 2)}${oval(0, -80, 13, 5, '#7a5a3a')}`
}

export const chum = (canvas: Canvas): string =>
  `${shadow(60, 8)}${line('M-10-118L14-96M10-118L-14-96M0-122V-96', '#6e4e33', 3.4)}${shape('M0-104L58 0H-58Z', shade([0.72, 0.06, 62], canvas.light.isDark ? -0.16 : 0))}${shape('M0-104L58 0H20Z', shade([0.62, 0.06, 58], canvas.light.isDark ? -0.16 : 0))}${shape('M-14 0L0-44 14 0Z', canvas.light.isDark ? '#ffcf6b' : '#4a3524')}${line('M-30-48L-44 0M-14-74L-24-34', '#00000022', 2)}`

/** Draws a stone house with a flat roof in the mountains. */
export function sakla(canvas: Canvas): string {
  const stone = canvas.pick<Lch>([
    [0.8, 0.03, 80],
    [0.74, 0.04, 65],
    [0.86, 0.025, 90],
  ])
  const look = lookOf(canvas)
  const bricks = times(9, (index) =>
    box(-62 + ((index * 37) % 118), -12 - Math.floor(index / 3) * 20, 18, 8, shade(stone, -0.05), 2),
  )
  return `${shadow(84, 8)}${box(-66, -66, 90, 66, shade(stone))}${box(14, -96, 56, 96, shade(stone, 0.03))}${bricks}${box(-70, -72, 98, 8, '#7a5a3e')}${box(10, -102, 64, 8, look.roof)}${line('M-52-40H4', '#7a5a3e', 4)}${window(-52, -34, 16, 20, '#8a6546', look.glass)}${window(-22, -34, 16, 20, '#8a6546', look.glass)}${window(32, -78, 16, 20, '#8a6546', look.glass)}${shape('M32 0v-30a10 10 0 0 1 20 0V0Z', '#6b4a2f')}`
}

/** Draws a whitewashed house of southern regions. */
export function hata(canvas: Canvas): string {
  const look = lookOf(canvas)
  const trim = canvas.pick(['#4a7fb5', '#3f8a6b', '#c25a3a'])
  return `${shadow(80, 8)}${box(-62, -54, 124, 54, canvas.light.isDark ? '#c9c3d6' : '#fdfaf2')}${box(-62, -10, 124, 10, trim)}${shape('M-76-50L-44-94H44L76-50Z', look.roof)}${box(20, -108, 13, 28, '#fdfaf2')}${times(2, (index) => window(-48 + index * 66, -40, 18, 20, trim, look.glass) + shape(`M${-57 + index * 66}-43h6v26h-6zM${-27 + index * 66}-43h6v26h-6z`, trim))}${box(-9, -36, 18, 36, trim, 1)}`
}

/** Draws a modern farm building: a dairy, a shop, a workshop. */
export function works(canvas: Canvas): string {
  const look = lookOf(canvas)
  const wall = canvas.pick(['#f3ede0', '#e6ebe4', '#efe0cf', '#dfe6ec'])
  const trim = canvas.pick(['#3f7a52', '#3c5d7d', '#a8553a', '#5d4a3a'])
  return `${shadow(120, 8)}${box(-104, -62, 208, 62, wall)}${shape('M-114-60L-60-92H60L114-60Z', look.roof)}${box(-104, -12, 208, 12, trim)}${box(-30, -46, 34, 46, trim, 2)}${box(-26, -42, 26, 20, look.glass)}${times(2, (index) => box(20 + index * 42, -46, 30, 22, look.glass, 2))}${times(2, (index) => box(-92 + index * 30, -46, 22, 22, look.glass, 2))}${shape('M14-48H100L108-34H8Z', trim, 'opacity=".85"')}${box(-152, -92, 34, 92, '#d5dbe0')}${oval(-135, -92, 17, 12, '#d5dbe0')}${box(-152, -92, 11, 92, '#eef1f3')}${line('M-152-62h34M-152-30h34', '#b4bdc4', 2)}`
}
