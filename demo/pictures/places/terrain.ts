import { at, type Canvas, dot, H, type Lch, line, mix, oval, shade, shape, tenth, times, W } from './canvas.ts'
import { boulder, reeds, tree, treeLine } from './nature.ts'
import { skyline } from './skyline.ts'

/** Shapes of distant land. */
export type Terrain =
  | 'plain'
  | 'taiga'
  | 'steppe'
  | 'caucasus'
  | 'altai'
  | 'volcano'
  | 'sea'
  | 'lake'
  | 'river'
  | 'delta'
  | 'tundra'
  | 'chalk'
  | 'town'

/** Height of the ground at each x. */
export type Ground = (x: number) => number

const HORIZON = 0.5 * H

/** A gently waving line. */
export function wave(canvas: Canvas, level: number, swing: number): Ground {
  const { between } = canvas
  const [slow, fast] = [between(0.7, 1.2), between(1.7, 2.6)]
  const [first, second] = [between(0, 6.28), between(0, 6.28)]
  return (x) =>
    level +
    swing *
      (Math.sin((x / W) * 6.28 * slow * 0.7 + first) * 0.72 + Math.sin((x / W) * 6.28 * fast * 0.7 + second) * 0.28)
}

/** Path of the area below a line. */
export function below(ground: Ground): string {
  let path = `M-20 ${H}L-20 ${tenth(ground(-20))}`
  for (let x = 20; x <= W + 40; x += 40) path += `L${x} ${tenth(ground(x))}`
  return `${path}V${H}Z`
}

/** Draws a layer of ground with light at its edge. */
export function layer(canvas: Canvas, ground: Ground, color: Lch, depth = -0.08): string {
  return shape(
    below(ground),
    canvas.gradient([
      [0, shade(color, 0.035, 0.01, -5)],
      [0.45, shade(color, depth / 2)],
      [1, shade(color, depth)],
    ]),
  )
}

/** Draws the sky, the sun and clouds. */
export function sky(canvas: Canvas): string {
  const { light, between, gradient, glow, chance } = canvas
  const back = `<rect width="${W}" height="${H}" fill="${gradient([
    [0, shade(light.sky[0])],
    [0.36, shade(light.sky[1])],
    [0.62, shade(light.sky[2])],
  ])}"/>`
  const [x, y] = [between(0.12, 0.88) * W, (light.hour === 'noon' ? between(0.12, 0.2) : between(0.24, 0.38)) * H]
  const radius = light.hour === 'noon' ? 44 : between(54, 70)
  const color = shade(light.sun)
  const sun = `${dot(x, y, radius * 5.5, glow(color, light.glow))}${dot(x, y, radius, color, 'opacity=".95"')}`
  const white = gradient([
    [0, '#fff', light.isDark ? 0.4 : 0.95],
    [1, shade(light.sky[1], 0.02), 0.3],
  ])
  const clouds = times(chance(0.5) ? 3 : 2, () =>
    at(between(0, W), between(0.1, 0.3) * H, between(0.8, 1.7), cloud(white)),
  )
  const birds =
    light.hour === 'noon' || light.hour === 'dawn'
      ? times(4, () => bird(between(0.3, 0.6) * W, between(0.12, 0.28) * H))
      : ''
  return back + sun + clouds + birds
}

const cloud = (fill: string) =>
  shape('M-42 20a16 16 0 0 1 10-27A26 26 0 0 1 2-24 34 34 0 0 1 62-30 26 26 0 0 1 90-14 18 18 0 0 1 106 20Z', fill)
const bird = (x: number, y: number) =>
  line(`M${tenth(x)} ${tenth(y)}q6-7 11 0q6-7 11 0`, '#54606b', 2.4, 'opacity=".5"')

/** Draws the land between the sky and the yard; returns where the yard's ground begins. */
export function farLand(canvas: Canvas, terrain: Terrain): { readonly drawn: string; readonly ground: Ground } {
  const { light } = canvas
  const ground = wave(
    canvas,
    terrain === 'steppe' || terrain === 'delta' ? 0.6 * H : 0.62 * H,
    terrain === 'steppe' ? 8 : 22,
  )
  const middle = mix(light.far, light.near, 0.5)
  const backs: Record<Terrain, () => string> = {
    plain: () => hills(canvas, 3) + belts(canvas, 0.545 * H, 36),
    taiga: () => hills(canvas, 1) + woods(canvas),
    steppe: () => steppe(canvas),
    caucasus: () => peaks(canvas, 210, 0.5) + hills(canvas, 2),
    altai: () => peaks(canvas, 130, 0.85) + woods(canvas, 0.53 * H, 44),
    volcano: () => volcano(canvas) + belts(canvas, 0.55 * H, 40),
    sea: () => sea(canvas),
    lake: () => lake(canvas),
    river: () => hills(canvas, 2) + belts(canvas, 0.5 * H, 34) + river(canvas),
    delta: () => delta(canvas),
    tundra: () => plateau(canvas) + hills(canvas, 2),
    chalk: () => chalk(canvas) + belts(canvas, 0.56 * H, 30),
    town: () => hills(canvas, 1) + skyline(canvas, 0.58 * H),
  }
  const back = backs[terrain]()
  const veil = haze(canvas, 0.56 * H)
  return { drawn: `${back}${veil}${layer(canvas, ground, mix(middle, light.near, 0.45))}`, ground }
}

const haze = ({ light, gradient }: Canvas, y: number) =>
  `<rect y="${y - 150}" width="${W}" height="220" fill="${gradient([
    [0, shade(light.sky[2]), 0],
    [0.7, shade(light.sky[2]), light.hour === 'mist' ? 0.6 : 0.26],
    [1, shade(light.sky[2]), 0],
  ])}"/>`

function hills(canvas: Canvas, count: number): string {
  const { light } = canvas
  return times(count, (index) =>
    layer(
      canvas,
      wave(canvas, (0.44 + index * 0.05) * H, 34 - index * 6),
      mix(light.far, light.near, index * 0.2),
      -0.04,
    ),
  )
}

/** Draws strips of forest with gaps of sky between them. */
function belts(canvas: Canvas, level: number, height: number): string {
  const { light, between } = canvas
  const color = mix(mix(light.far, light.needles, 0.55), light.near, 0.1)
  const ground = wave(canvas, level, 10)
  const gap = between(0.3, 0.7) * W
  const forest = treeLine(
    canvas,
    (x) => ground(x) + Math.min(height, Math.abs(x - gap) < 190 ? height : 0),
    shade(color),
    height,
  )
  return forest + layer(canvas, (x) => ground(x) + 4, mix(light.far, light.near, 0.42), -0.04)
}

function woods(canvas: Canvas, level = 0.52 * H, height = 64): string {
  const { light } = canvas
  return times(3, (index) =>
    treeLine(
      canvas,
      wave(canvas, level + index * 24, 26 - index * 6),
      shade(mix(light.far, light.needles, 0.35 + index * 0.3), canvas.season === 'winter' ? 0.08 - index * 0.02 : 0),
      height + index * 14,
    ),
  )
}

function steppe(canvas: Canvas): string {
  const { light, between, season } = canvas
  const dry: Lch = season === 'summer' || season === 'autumn' ? mix(light.near, light.crop, 0.7) : light.near
  const mound = between(0.2, 0.8) * W
  return `${layer(canvas, (x) => 0.535 * H - 46 * Math.exp(-(((x - mound) / 120) ** 2)), mix(light.far, dry, 0.25), -0.03)}${layer(canvas, wave(canvas, 0.56 * H, 5), mix(light.far, dry, 0.6), -0.03)}${times(7, (index) => at(between(0.02, 0.1) * W + (mound < W / 2 ? 640 : 40) + index * 66, 0.563 * H, between(0.42, 0.56), tree(canvas, 'poplar')))}`
}

/** Draws mountains; sharper and higher ones have more snow. */
function peaks(canvas: Canvas, height: number, softness: number): string {
  const { light, between } = canvas
  return times(2, (index) => {
    const rock = mix(light.far, [0.6, 0.05, 255], 0.35 + index * 0.2)
    const [base, high] = [HORIZON + 20, height * (1 - index * 0.4)]
    let x = between(-160, -60)
    let [body, snow, shadows] = [`M-20 ${base}`, '', '']
    while (x < W + 60) {
      const width = between(150, 270) * (1 - index * 0.2)
      const top = base - high * between(0.62, 1.05)
      const peak = x + width * between(0.42, 0.58)
      const valley = base - high * between(0.08, 0.24)
      body += `L${tenth(peak)} ${tenth(top)}L${tenth(x + width)} ${tenth(valley)}`
      const drop = high * (canvas.season === 'winter' ? 0.6 : 0.34 * (1 - index * 0.5)) * (1.2 - softness * 0.6)
      const [left, right] = [peak - (drop * width * 0.5) / high, peak + (drop * width * 0.46) / high]
      snow += `M${tenth(peak)} ${tenth(top)}L${tenth(right)} ${tenth(top + drop)}L${tenth(peak + 10)} ${tenth(top + drop * 0.72)}L${tenth(peak - 6)} ${tenth(top + drop * 1.08)}L${tenth(left)} ${tenth(top + drop * 0.86)}Z`
      shadows += `M${tenth(peak)} ${tenth(top)}L${tenth(x + width)} ${tenth(valley)}L${tenth(peak + width * 0.1)} ${base}L${tenth(peak - 12)} ${tenth(base - high * 0.3)}Z`
      x += width
    }
    return `${shape(`${body}L${W + 60} ${base + 80}L-20 ${base + 80}Z`, shade(rock))}${shape(shadows, shade(rock, -0.06), 'opacity=".55"')}${shape(snow, light.isDark ? '#d9d6ea' : '#fff', 'opacity=".92"')}`
  })
}

function volcano(canvas: Canvas): string {
  const { light, between, gradient } = canvas
  const x = between(0.32, 0.68) * W
  const top = 0.17 * H
  const rock = mix(light.far, [0.56, 0.05, 265], 0.45)
  const plume = gradient([
    [0, '#fff', 0],
    [1, '#fff', 0.75],
  ])
  return `${shape(`M${x - 6} ${top + 4}C${x - 40} ${top - 50} ${x + 20} ${top - 70} ${x + 60} ${top - 104}C${x + 140} ${top - 120} ${x + 160} ${top - 60} ${x + 96} ${top - 50}C${x + 60} ${top - 30} ${x + 40} ${top - 20} ${x + 16} ${top + 4}Z`, plume)}${shape(`M${x - 400} ${0.56 * H}Q${x - 130} ${0.42 * H} ${x - 34} ${top}L${x + 30} ${top + 4}Q${x + 130} ${0.42 * H} ${x + 430} ${0.56 * H}Z`, shade(rock))}${shape(`M${x + 30} ${top + 4}Q${x + 130} ${0.42 * H} ${x + 430} ${0.56 * H}H${x + 60}Q${x + 44} ${0.4 * H} ${x} ${top + 4}Z`, shade(rock, -0.05), 'opacity=".7"')}${shape(`M${x - 34} ${top}L${x + 30} ${top + 4}Q${x + 66} ${0.27 * H} ${x + 104} ${0.35 * H}L${x + 66} ${0.325 * H}L${x + 44} ${0.39 * H}L${x + 10} ${0.33 * H}L${x - 24} ${0.41 * H}L${x - 52} ${0.335 * H}L${x - 110} ${0.365 * H}Q${x - 66} ${0.27 * H} ${x - 34} ${top}Z`, light.isDark ? '#dcd8ee' : '#fff', 'opacity=".95"')}${hills(canvas, 2)}`
}

/** Draws water between two heights, with light on it. */
export function water(canvas: Canvas, from: number, to: number): string {
  const { light, gradient, between, season } = canvas
  const isFrozen = season === 'winter'
  const fill = gradient(
    isFrozen
      ? [
          [0, shade([0.93, 0.018, 225])],
          [1, shade([0.87, 0.035, 225])],
        ]
      : [
          [0, shade(light.sky[2], -0.04, 0.015)],
          [0.4, shade(mix(light.sky[1], [0.72, 0.08, 225], 0.35), -0.05)],
          [1, shade(mix(light.sky[0], [0.55, 0.09, 230], 0.45), -0.1)],
        ],
  )
  const glints = times(12, (index) => {
    const y = from + 10 + ((to - from - 14) * index) / 12
    const x = between(0, W)
    return line(
      `M${tenth(x)} ${tenth(y)}h${tenth(between(30, 120))}`,
      '#fff',
      2.6,
      `opacity="${isFrozen ? 0.6 : 0.35}"`,
    )
  })
  return `<rect y="${tenth(from)}" width="${W}" height="${tenth(to - from)}" fill="${fill}"/>${glints}`
}

function sea(canvas: Canvas): string {
  const { light, between, chance } = canvas
  const side = chance(0.5) ? 1 : -1
  const rock = mix(light.far, [0.6, 0.04, 60], 0.4)
  const cliff = (start: number, tall: number) =>
    shape(
      `M${start} ${0.53 * H}V${tenth(0.53 * H - tall)}q${side * -60} -14 ${side * -130} 6q${side * -40} 40 ${side * -90} 30q${side * -40} 30 ${side * -110} ${tenth(tall * 0.62)}V${0.53 * H}Z`,
      shade(rock),
    )
  const island = between(0.3, 0.6) * W
  return `${water(canvas, 0.47 * H, 0.72 * H)}${shape(`M${island - 90} ${0.475 * H}q40-34 80-30q60-10 100 30Z`, shade(mix(light.far, rock, 0.4)))}${cliff(side > 0 ? W + 10 : -10, 120)}${at(side > 0 ? W - 60 : 60, 0.53 * H - 118, 0.5, tree(canvas, 'pine'))}`
}

function lake(canvas: Canvas): string {
  const { light, between } = canvas
  const shore = shade(mix(light.far, light.needles, 0.6))
  return `${hills(canvas, 1)}${treeLine(canvas, wave(canvas, 0.49 * H, 8), shore, 48)}${water(canvas, 0.505 * H, 0.7 * H)}${times(
    2,
    (index) => {
      const x = (index ? between(0.6, 0.9) : between(0.1, 0.4)) * W
      const y = (0.53 + index * 0.02) * H
      return `${oval(x, y + 3, 96, 11, shade([0.6, 0.02, 60]))}${at(x - 30, y, 0.5, tree(canvas, 'pine'))}${at(x + 14, y, 0.62, tree(canvas, 'spruce'))}${at(x + 50, y, 0.4, tree(canvas, 'pine'))}${at(x - 70, y + 4, 0.6, boulder(canvas))}`
    },
  )}`
}

function river(canvas: Canvas): string {
  const { light, gradient, chance } = canvas
  const isFrozen = canvas.season === 'winter'
  const fill = gradient([
    [0, isFrozen ? '#eef3f7' : shade(light.sky[2], -0.03, 0.02)],
    [1, isFrozen ? '#d7e3ec' : shade(mix(light.sky[1], [0.66, 0.09, 230], 0.5), -0.04)],
  ])
  const x = (share: number) => tenth((chance(1) ? share : share) * W)
  return `${layer(canvas, () => 0.53 * H, mix(light.far, light.near, 0.35), -0.03)}${shape(`M${x(0.86)} ${0.532 * H}C${x(0.5)} ${0.545 * H} ${x(0.42)} ${0.57 * H} ${x(0.75)} ${0.585 * H}S${x(0.7)} ${0.65 * H} ${x(0.1)} ${0.7 * H}L${x(0.9)} ${0.7 * H}C${x(1.1)} ${0.6 * H} ${x(0.62)} ${0.57 * H} ${x(0.7)} ${0.553 * H}S${x(0.9)} ${0.54 * H} ${x(0.9)} ${0.532 * H}Z`, fill)}`
}

function delta(canvas: Canvas): string {
  const { between } = canvas
  return `${belts(canvas, 0.52 * H, 22)}${water(canvas, 0.54 * H, 0.72 * H)}${times(6, (index) => at(between(-0.02, 0.05) * W + index * 230, (0.56 + (index % 2) * 0.03) * H, between(0.5, 0.8), reeds(canvas)))}`
}

function plateau(canvas: Canvas): string {
  const { light } = canvas
  const rock = mix(light.far, [0.58, 0.05, 265], 0.4)
  return `${shape(`M-10 ${0.52 * H}L80 ${0.36 * H}Q200 ${0.33 * H} 330 ${0.35 * H}L420 ${0.44 * H}L560 ${0.38 * H}Q700 ${0.34 * H} 860 ${0.36 * H}L960 ${0.45 * H}L1080 ${0.39 * H}H1300V${0.56 * H}H-10Z`, shade(rock))}${shape(`M80 ${0.36 * H}Q200 ${0.33 * H} 330 ${0.35 * H}L350 ${0.375 * H}L240 ${0.37 * H}L160 ${0.4 * H}ZM560 ${0.38 * H}Q700 ${0.34 * H} 860 ${0.36 * H}L884 ${0.39 * H}L760 ${0.38 * H}L640 ${0.41 * H}Z`, '#fff', 'opacity=".85"')}`
}

function chalk(canvas: Canvas): string {
  const { light } = canvas
  const white: Lch = light.isDark ? [0.78, 0.02, 280] : [0.96, 0.012, 95]
  return times(3, (index) => {
    const ground = wave(canvas, (0.43 + index * 0.045) * H, 30)
    const cap = mix(light.far, light.near, 0.3 + index * 0.2)
    return `${shape(below(ground), shade(white, -0.03 * index))}${shape(
      below((x) => ground(x) + 26 + 22 * Math.sin(x / 47 + index * 2)),
      shade(cap),
    )}`
  })
}
