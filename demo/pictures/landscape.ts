import { oklch } from '@okolitsa/domain/images/oklch.ts'
import { MOODS, type Mood, mix, PALETTES, seededRandom, shade } from './landscape-colors.ts'
import { figuresOf, greenhouse, pick, windmill } from './landscape-figures.ts'
import {
  gradient,
  type Hill,
  LANDSCAPE_KINDS,
  type LandscapeKind,
  parcel,
  put,
  type Scene,
  tenth,
} from './landscape-scene.ts'
import { drawYard } from './landscape-yard.ts'

export { LANDSCAPE_KINDS, type LandscapeKind }

export interface LandscapeOptions {
  /** Without it the seed chooses, winter excepted. */
  mood?: Mood
  kind?: LandscapeKind
  /** Width and height in pixels, 800 by 500 without them. */
  w?: number
  h?: number
  /** How big houses and trees are; 1.45 without it. */
  zoom?: number
  /** Place of the sun across the picture, 0 to 1. */
  sun?: number
  /** Place of the hives across the picture, 0 to 1. */
  at?: number
}

/**
 * A landscape as an SVG text: five hills, haze, sun, rows of a field, one house. The same seed and options always give
 * the same picture.
 */
export function landscape(seed: number, options: LandscapeOptions = {}): string {
  const random = seededRandom(seed)
  const w = options.w ?? 800
  const h = options.h ?? 500
  const mood = options.mood ?? (MOODS[Math.floor(random() * 5)] as Mood)
  const kind = options.kind ?? pick(LANDSCAPE_KINDS, random)
  const between = (from: number, to: number) => from + random() * (to - from)
  const scene: Scene = {
    seed,
    w,
    h,
    u: h / 500,
    zoom: options.zoom ?? 1.45,
    mood,
    kind,
    palette: PALETTES[mood],
    id: `k${seed}${mood[0]}${kind[0]}`,
    defs: [],
    sunX: 0,
    hivesAt: options.at,
    figures: figuresOf(mood, random),
    random,
    between,
  }
  const sky = drawSky(scene, options.sun)
  const hills = shapeHills(scene)
  const layers = hills.flatMap((hill, index) => [drawHill(scene, hill, index), index < 3 ? haze(scene, index) : ''])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMax slice" role="img"><defs>${scene.defs.join('')}</defs>${sky}${layers.join('')}</svg>`
}

function drawSky(scene: Scene, sun: number | undefined): string {
  const { w, h, u, mood, palette, id, random, between } = scene
  const out = [
    `<rect width="${w}" height="${h}" fill="${gradient(scene, 's', [
      [0, shade(palette.sky[0])],
      [0.38, shade(palette.sky[1])],
      [0.66, shade(palette.sky[2])],
    ])}"/>`,
  ]
  const sunX = w * (sun ?? between(0.18, 0.82))
  const sunY = h * (mood === 'noon' ? between(0.16, 0.24) : between(0.27, 0.36))
  const radius = u * (mood === 'noon' ? 30 : between(38, 52))
  const color = shade(palette.sun)
  scene.sunX = sunX
  scene.defs.push(
    `<radialGradient id="${id}g"><stop offset="0" stop-color="${color}" stop-opacity="${palette.glow}"/><stop offset=".35" stop-color="${color}" stop-opacity="${palette.glow * 0.35}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
  )
  out.push(
    `<circle cx="${tenth(sunX)}" cy="${tenth(sunY)}" r="${tenth(radius * 6)}" fill="url(#${id}g)"/><circle cx="${tenth(sunX)}" cy="${tenth(sunY)}" r="${tenth(radius)}" fill="${color}" opacity=".95"/>`,
  )
  const cloud = gradient(scene, 'c', [
    [0, '#fff', mood === 'evening' ? 0.5 : 0.95],
    [1, shade(palette.sky[1], 0.02), 0.35],
  ])
  for (let left = 2 + Math.floor(random() * 2); left > 0; left--) {
    const x = between(0, w)
    const y = h * between(0.08, 0.3)
    const scale = u * between(0.55, 1.1)
    out.push(
      `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${tenth(scale * 10) / 10})" fill="${cloud}"><path d="M-42 20a16 16 0 0 1 10-27A26 26 0 0 1 2-24 34 34 0 0 1 62-30 26 26 0 0 1 90-14 18 18 0 0 1 106 20Z"/></g>`,
    )
  }
  return out.join('')
}

const HILL_BASES = [0.43, 0.5, 0.585, 0.7, 0.875]
const HILL_SWINGS = [0.05, 0.06, 0.06, 0.05, 0.03]
const LAKE_SHIFTS = [0, 0, 0, -0.035, 0.055]
const HILL_MIXES = [0, 0.28, 0.52, 0.74, 1]

/** Five hills, from the farthest to the nearest. */
function shapeHills({ w, h, kind, palette, between }: Scene): Hill[] {
  return HILL_BASES.map((base, index) => {
    const swing = h * (HILL_SWINGS[index] ?? 0) * (kind === 'lake' && index > 2 ? 0.5 : 1)
    const slow = between(0.7, 1.25)
    const fast = between(1.6, 2.6)
    const slowShift = between(0, 6.28)
    const fastShift = between(0, 6.28)
    const level = h * (base + (kind === 'lake' ? (LAKE_SHIFTS[index] ?? 0) : 0)) + between(-0.012, 0.012) * h
    const wave = (x: number, frequency: number, shift: number) =>
      Math.sin((x / w) * 6.28 * frequency * (w / h) * 0.42 + shift)
    const y = (x: number) => level + swing * (wave(x, slow, slowShift) * 0.72 + wave(x, fast, fastShift) * 0.28)
    let path = `M0 ${h}L0 ${tenth(y(0))}`
    const step = w / 24
    for (let x = 0; x < w - 1; x += step) {
      const end = x + step
      const middle = x + step / 2
      path += `Q${tenth(middle)} ${tenth(2 * y(middle) - (y(x) + y(end)) / 2)} ${tenth(end)} ${tenth(y(end))}`
    }
    return { y, path: `${path}L${w} ${h}Z`, color: mix(palette.far, palette.near, HILL_MIXES[index] ?? 1) }
  })
}

function haze(scene: Scene, index: number): string {
  const { w, h, mood, palette } = scene
  const color = shade(palette.sky[2])
  return `<rect width="${w}" height="${h}" fill="${gradient(scene, `m${index}`, [
    [0.3, color, 0],
    [0.62 + index * 0.04, color, mood === 'mist' ? 0.5 : 0.22],
    [0.9, color, 0],
  ])}"/>`
}

function drawHill(scene: Scene, hill: Hill, index: number): string {
  const { kind, mood, palette } = scene
  if (mood !== 'winter' && index === 2 && (kind === 'mill' || kind === 'apiary'))
    hill.color = mix(hill.color, palette.crop, 0.8)
  if (mood !== 'winter' && index === 3 && (kind === 'garden' || kind === 'mill'))
    hill.color = mix(hill.color, palette.crop, kind === 'mill' ? 0.55 : 0.25)
  const depth = mood === 'winter' ? -0.05 : -0.085
  const ground = `<path d="${hill.path}" fill="${gradient(scene, `h${index}`, [
    [0, shade(hill.color, 0.035, 0.012, -6)],
    [0.5, shade(hill.color, depth * 0.55)],
    [1, shade(hill.color, depth)],
  ])}"/>`
  if (index === 1) return ground + drawForest(scene, hill)
  if (index === 2) return ground + drawFarField(scene, hill)
  if (index === 3) return ground + drawYard(scene, hill)
  return index === 4 ? drawForeground(scene, hill, ground) : ground
}

function drawForest(scene: Scene, hill: Hill): string {
  const { w, u, seed, zoom, figures, palette, random, between } = scene
  let out = ''
  for (let x = between(0, 30); x < w; x += between(9, 15) * u) {
    if (Math.sin((x / w) * 9 + seed) <= -0.15) continue
    const scale = ((u * between(0.26, 0.42)) / zoom) * 1.12
    out += put(
      scene,
      x,
      hill.y(x) + 3 * u,
      scale,
      figures.tree(mix(palette.far, palette.near, 0.5), random() > 0.35 ? 2 : 0),
    )
  }
  return out
}

function drawFarField(scene: Scene, hill: Hill): string {
  const { w, u, kind, zoom, figures, palette, sunX, random, between } = scene
  const out = [parcel(scene, hill, w * between(0.02, 0.25), w * between(0.5, 0.8), hill.color, 12, 0.02)]
  if (kind === 'greenhouse') {
    const start = w * between(0.2, 0.45)
    for (let span = 0; span < 3; span++) {
      const x = start + span * 64 * u * zoom * 0.9
      out.push(put(scene, x, hill.y(x) + (16 + span * 4) * u, u * 0.9, greenhouse()))
    }
  }
  if (kind === 'mill') {
    const x = w * (sunX > w / 2 ? between(0.2, 0.34) : between(0.66, 0.8))
    out.push(put(scene, x, hill.y(x) + 8 * u, u * 1.35, windmill(Math.round(between(10, 70)))))
  }
  for (let count = 0; count < 5; count++) {
    const x = between(0, w)
    out.push(
      put(
        scene,
        x,
        hill.y(x) + 5 * u,
        u * between(0.42, 0.6),
        figures.tree(mix(palette.far, palette.near, 0.72), random() > 0.5 ? 1 : 0),
      ),
    )
  }
  return out.join('')
}

function drawFence(scene: Scene, hill: Hill): string {
  const { w, u, mood, random } = scene
  const color = mood === 'winter' ? oklch(0.7, 0.03, 60) : mood === 'evening' ? oklch(0.52, 0.04, 60) : '#f7f1e4'
  const y = (x: number) => hill.y(x) + 4 * u
  const from = w * (random() > 0.5 ? 0 : 0.55)
  const to = from + w * 0.45
  let posts = ''
  let upper = ''
  let lower = ''
  for (let x = from; x < to; x += 22 * u) posts += `<path d="M${tenth(x)} ${tenth(y(x) - 21 * u)}v${tenth(26 * u)}"/>`
  for (let x = from; x <= to; x += 22 * u) {
    upper += `${upper ? 'L' : 'M'}${tenth(x)} ${tenth(y(x) - 15 * u)}`
    lower += `${lower ? 'L' : 'M'}${tenth(x)} ${tenth(y(x) - 6 * u)}`
  }
  return `<g stroke="${color}" stroke-width="${tenth(3 * u)}" stroke-linecap="round" fill="none" opacity=".92">${posts}<path d="${upper}"/><path d="${lower}"/></g>`
}

function drawForeground(scene: Scene, hill: Hill, ground: string): string {
  const { w, h, u, kind, mood, random, between } = scene
  // The fence stands behind the nearest hill.
  const out = kind === 'lake' ? [ground] : [drawFence(scene, hill), ground]
  const petals = [oklch(0.94, 0.03, 95), oklch(0.86, 0.15, 92), oklch(0.7, 0.13, 300), oklch(0.72, 0.16, 30)]
  const grass = shade(hill.color, mood === 'winter' ? -0.12 : 0.09)
  for (let index = 0; index < 46; index++) {
    const x = between(0, w)
    const y = hill.y(x) + between(8, 60) * u
    if (y > h) continue
    if (index % 3 && mood !== 'winter') {
      out.push(
        `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(between(1.6, 3) * u)}" fill="${pick(petals, random)}" opacity=".9"/>`,
      )
      continue
    }
    const at = `M${tenth(x)} ${tenth(y)}`
    out.push(
      `<path d="${at}q${tenth(-3 * u)} ${tenth(-8 * u)} ${tenth(-6 * u)} ${tenth(-9 * u)}${at}v${tenth(-11 * u)}${at}q${tenth(3 * u)} ${tenth(-8 * u)} ${tenth(6 * u)} ${tenth(-9 * u)}" stroke="${grass}" stroke-width="${tenth(1.8 * u)}" fill="none" stroke-linecap="round" opacity=".7"/>`,
    )
  }
  return out.join('')
}
