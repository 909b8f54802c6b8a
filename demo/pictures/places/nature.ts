import { box, type Canvas, dot, type Lch, line, oval, shade, shadow, shape, tenth, times } from './canvas.ts'

const BARK: Lch = [0.42, 0.05, 55]

/** Kinds of trees, each drawn about 100 units high. */
export type TreeKind = 'oak' | 'poplar' | 'spruce' | 'birch' | 'pine' | 'apple' | 'larch' | 'willow' | 'bush'

/** Draws a tree in the canvas's season. */
export function tree(canvas: Canvas, kind: TreeKind): string {
  const { season, light, pick } = canvas
  const leaf = pick(light.leaves)
  const [dark, middle, bright] = [shade(leaf, -0.07, 0, 5), shade(leaf), shade(leaf, 0.08, 0.01, -10)]
  const bark = shade(BARK, light.isDark ? -0.1 : 0)
  const isBare = season === 'winter' && kind !== 'spruce' && kind !== 'pine'
  if (isBare && kind !== 'bush') return shadow(18) + bareTree(kind === 'birch' ? '#f1eee6' : bark)
  switch (kind) {
    case 'oak':
      return `${shadow(28)}${shape('M-4 0L-3-40H3L5 0Z', bark)}${dot(0, -58, 28, dark)}${dot(-18, -46, 18, dark)}${dot(19, -47, 17, dark)}${dot(-7, -66, 20, middle)}${dot(12, -60, 14, middle)}${dot(-11, -72, 11, bright, 'opacity=".8"')}`
    case 'apple':
      return shadow(24) + appleTree(canvas, dark, middle, bright, bark)
    case 'poplar':
      return `${shadow(14)}${shape('M-3 0L-2-22H2L3 0Z', bark)}${shape('M0-118C16-88 18-44 0-14-18-44-16-88 0-118Z', dark)}${shape('M-2-114C6-84 5-46-3-20-15-46-14-84-2-114Z', middle)}${shape('M-5-100C-1-76-2-56-7-40-12-60-11-80-5-100Z', bright, 'opacity=".7"')}`
    case 'birch':
      return `${shadow(18)}${shape('M-3 0L-2-72H2L3 0Z', '#f4f1ea')}${line('M-2-10h3M-1-24h3M-2-38h3M-1-52h2', '#3b3a36', 2)}${oval(0, -66, 20, 36, dark)}${oval(-3, -72, 15, 28, middle)}${oval(-6, -80, 9, 17, bright, 'opacity=".8"')}`
    case 'willow':
      return `${shadow(30)}${shape('M-5 0Q-6-30-2-46H4Q4-24 6 0Z', bark)}${shape('M0-86C-40-86-48-50-44-14Q-38-30-32-12-26-34-20-14-12-40-4-22 4-42 12-16 20-36 26-12 34-32 42-14C46-54 38-86 0-86Z', dark)}${shape('M-4-82C-34-80-38-52-36-26-28-44-22-30-18-44-8-34 2-50 10-40 16-60 12-82-4-82Z', middle)}`
    case 'spruce':
      return spruce(canvas)
    case 'larch':
      return `${shadow(16)}${shape('M-3 0L-1-104H1L3 0Z', bark)}${times(6, (index) => oval(0, -22 - index * 15, 22 - index * 3, 8, index % 2 ? middle : dark))}${oval(-5, -70, 9, 5, bright, 'opacity=".7"')}`
    case 'pine':
      return pine(canvas)
    case 'bush':
      return `${shadow(22)}${dot(-12, -12, 14, dark)}${dot(12, -12, 14, dark)}${dot(0, -20, 17, middle)}${dot(-5, -26, 9, bright, 'opacity=".7"')}`
  }
}

function bareTree(bark: string): string {
  return `${line('M0 0V-64M0-30L-18-56M0-40L20-66M0-52L-10-80M0-60L10-88M-18-56L-28-64M-18-56L-16-72M20-66L32-72M20-66L20-82M0-64V-92', bark, 4)}${line('M-18-57L-28-65M20-67L32-73M-1-53L-11-81', '#fff', 2.4, 'opacity=".85"')}`
}

function appleTree(canvas: Canvas, dark: string, middle: string, bright: string, bark: string): string {
  const { season, between, pick } = canvas
  const fruit = season === 'spring' ? ['#fff5f6', '#fbd3de'] : ['#d8352a', '#e9a23b', '#c22b2b']
  const count = season === 'spring' ? 22 : season === 'summer' ? 6 : 13
  const color = pick(fruit)
  const fruits = times(count, () => {
    const turn = between(0, 6.28)
    const reach = Math.sqrt(between(0, 1))
    return dot(
      Math.cos(turn) * reach * 28,
      -50 + Math.sin(turn) * reach * 20,
      season === 'spring' ? 3.4 : 3.8,
      season === 'spring' ? pick(fruit) : color,
    )
  })
  return `${shape('M-5 0Q-3-20-8-34L-2-26-1-40H3L3-24 10-36Q4-18 5 0Z', bark)}${oval(0, -50, 35, 24, dark)}${oval(-13, -55, 20, 16, middle)}${oval(13, -58, 18, 14, middle)}${oval(-9, -62, 12, 7, bright, 'opacity=".7"')}${fruits}`
}

function spruce({ season, light }: Canvas): string {
  const needle = shade(light.needles)
  const pale = season === 'winter' ? '#fff' : shade(light.needles, 0.06)
  return `${shadow(22)}${shape('M-3 0V-12H3V0Z', shade(BARK))}${shape('M0-108L20-66 12-68 28-36 16-38 34-8Q0 2-34-8L-16-38-28-36-12-68-20-66Z', needle)}${shape('M0-108L-20-66-12-68-28-36-16-38-34-8Q-16-3-4-3Z', pale, `opacity="${season === 'winter' ? 0.85 : 0.6}"`)}`
}

function pine({ season, light }: Canvas): string {
  const [dark, pale] = [shade(light.needles, 0.02), season === 'winter' ? '#fdfefe' : shade(light.needles, 0.09)]
  return `${shadow(20)}${shape('M-3.5 0Q-1-50-2-96H3Q2-50 4 0Z', shade([0.56, 0.1, 50], light.isDark ? -0.12 : 0))}${oval(8, -76, 26, 9, dark)}${oval(-12, -90, 26, 10, dark)}${oval(6, -104, 24, 11, dark)}${oval(-15, -94, 16, 5, pale, 'opacity=".75"')}${oval(2, -109, 15, 5, pale, 'opacity=".75"')}`
}

/** Draws the treetops of a distant forest, from left to right, above a line of the ground. */
export function treeLine(canvas: Canvas, ground: (x: number) => number, color: string, height: number): string {
  const { between } = canvas
  let path = `M-20 ${tenth(ground(-20) + height)}L-20 ${tenth(ground(-20))}`
  for (let x = -20; x < 1300; ) {
    const width = between(0.3, 0.55) * height
    const tall = between(0.55, 1.1) * height
    const y = ground(x + width / 2)
    path += `L${tenth(x + width * 0.5)} ${tenth(y - tall)}L${tenth(x + width)} ${tenth(ground(x + width) - between(0, 0.25) * height)}`
    x += width
  }
  return shape(`${path}L1320 ${tenth(ground(1320) + height)}Z`, color)
}

/** Draws reeds at the water. */
export const reeds = (canvas: Canvas): string => {
  const { between, light } = canvas
  const stem = shade(light.leaves[0] as Lch, -0.06)
  return times(9, () => {
    const x = between(-40, 40)
    const high = between(40, 84)
    const lean = between(-10, 10)
    return `${line(`M${tenth(x)} 0q0 ${tenth(-high / 2)} ${tenth(lean)} ${tenth(-high)}`, stem, 2.6)}${oval(x + lean, -high, 3, 10, '#7a5433')}`
  })
}

export const boulder = (canvas: Canvas): string => {
  const grey: Lch = [0.68, 0.02, canvas.between(40, 260)]
  return `${shadow(30, 5)}${shape('M-30 0Q-34-18-16-28 6-36 22-24 34-14 30 0Z', shade(grey, canvas.light.isDark ? -0.16 : 0))}${shape('M-26-8Q-28-20-14-26 4-32 16-24 0-26-10-18-20-14-26-8Z', canvas.season === 'winter' ? '#fff' : shade(grey, 0.09))}`
}

/** Draws tufts of grass and flowers in the foreground, between two heights of the picture. */
export function meadow(canvas: Canvas, from: number, to: number, amount = 60): string {
  const { between, pick, season, light } = canvas
  if (season === 'winter')
    return times(14, () =>
      oval(between(0, 1280), between(from, to), between(20, 60), between(3, 7), '#fff', 'opacity=".6"'),
    )
  const petals =
    season === 'spring'
      ? ['#fff', '#ffe36b', '#cdb7f2']
      : season === 'autumn'
        ? ['#d9822b', '#b8472b', '#e6c25a']
        : ['#fff', '#f6d65a', '#a98be0', '#e0664f']
  const grass = shade(light.near, 0.08, 0.01)
  return times(amount, (index) => {
    const y = between(from, to)
    const near = 0.6 + (y - from) / (to - from + 1)
    const x = between(0, 1280)
    if (index % 2) return dot(x, y, 2.6 * near, pick(petals), 'opacity=".9"')
    const start = `M${tenth(x)} ${tenth(y)}`
    return line(
      `${start}q${tenth(-4 * near)} ${tenth(-10 * near)} ${tenth(-8 * near)} ${tenth(-12 * near)}${start}v${tenth(-15 * near)}${start}q${tenth(4 * near)} ${tenth(-10 * near)} ${tenth(8 * near)} ${tenth(-12 * near)}`,
      grass,
      2,
      'opacity=".65"',
    )
  })
}

/** Draws a tall plant: a sunflower, maize, a hop pole. */
export const tallPlant = (kind: 'sunflower' | 'corn' | 'hop' | 'vine' | 'tea', canvas: Canvas): string => {
  const green = shade([0.56, 0.12, 138], canvas.light.isDark ? -0.14 : 0)
  const pale = shade([0.68, 0.13, 130], canvas.light.isDark ? -0.14 : 0)
  if (kind === 'sunflower')
    return `${line('M0 0V-62', green, 4)}${oval(-11, -28, 12, 5, green)}${oval(11, -38, 12, 5, green)}${times(12, (index) => `<ellipse cx="0" cy="-15" rx="4.5" ry="8" fill="#f5b921" transform="translate(0 -70) rotate(${index * 30})"/>`)}${dot(0, -70, 11, '#5d3a1a')}`
  if (kind === 'corn')
    return `${line('M0 0V-70', green, 4)}${line('M0-12Q-18-28-24-16M0-26Q18-42 24-28M0-42Q-16-58-20-46', green, 5)}${oval(5, -40, 5, 13, '#f3c53c')}`
  if (kind === 'hop')
    return `${line('M0 0V-110', '#8a6b46', 3)}${times(8, (index) => oval(index % 2 ? 8 : -8, -14 - index * 12, 12, 9, index % 3 ? green : pale))}`
  if (kind === 'vine')
    return `${line('M0 0Q4-20 0-38M-36-40H36', '#6e5138', 4)}${times(7, (index) => dot(-34 + index * 11, -42 - (index % 2) * 7, 10, index % 3 ? green : pale))}${oval(-12, -26, 6, 10, '#5b2e6b')}${oval(16, -24, 6, 10, '#5b2e6b')}`
  return `${oval(0, -12, 30, 14, green)}${oval(-8, -18, 14, 7, pale)}${oval(12, -17, 10, 5, pale)}${box(-2, -4, 4, 4, '#6e5138')}`
}
