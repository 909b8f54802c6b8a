import type { Lch, Mood, MoodPalette } from './landscape-colors.ts'
import { shade } from './landscape-colors.ts'
import type { Figures } from './landscape-figures.ts'

/** What the place lives by. */
export const LANDSCAPE_KINDS = [
  'dairy',
  'goats',
  'apiary',
  'orchard',
  'lake',
  'greenhouse',
  'mill',
  'garden',
  'village',
  'camp',
] as const
export type LandscapeKind = (typeof LANDSCAPE_KINDS)[number]

/** One line of the nearest edge of a hill and its colour. */
export interface Hill {
  y: (x: number) => number
  path: string
  color: Lch
}

/** Everything a drawing step needs. */
export interface Scene {
  seed: number
  w: number
  h: number
  /** One unit: the height of 500 made relative. */
  u: number
  zoom: number
  mood: Mood
  kind: LandscapeKind
  palette: MoodPalette
  id: string
  defs: string[]
  sunX: number
  hivesAt: number | undefined
  figures: Figures
  random: () => number
  between: (from: number, to: number) => number
}

/** Rounds to a tenth: shorter paths. */
export const tenth = (value: number) => Math.round(value * 10) / 10
const hundredth = (value: number) => Math.round(value * 100) / 100

/** Declares a vertical gradient and gives its reference. */
export function gradient(
  scene: Scene,
  name: string,
  stops: ReadonlyArray<readonly [offset: number, color: string, opacity?: number]>,
): string {
  const drawn = stops.map(
    ([offset, color, opacity]) =>
      `<stop offset="${offset}" stop-color="${color}"${opacity != null ? ` stop-opacity="${opacity}"` : ''}/>`,
  )
  scene.defs.push(
    `<linearGradient id="${scene.id}${name}" x1="0" y1="0" x2="0" y2="1">${drawn.join('')}</linearGradient>`,
  )
  return `url(#${scene.id}${name})`
}

/** Stands a figure on a point of the ground. */
export function put({ zoom }: Scene, x: number, y: number, scale: number, figure: string): string {
  return `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${hundredth(scale * zoom)})">${figure}</g>`
}

/** Rows of a field that meet at the horizon. */
export function parcel(
  scene: Scene,
  hill: Hill,
  from: number,
  to: number,
  color: Lch,
  rows: number,
  steep: number,
): string {
  const { h, w, id, defs, between } = scene
  const clip = `${id}p${defs.length}`
  const centre = (from + to) / 2
  const vanishing = centre + between(-0.2, 0.2) * w
  const top = hill.y(centre) - h * steep
  const bottom = h * 1.02
  const waist = tenth((top + bottom) / 2 - h * 0.04)
  const spread = (x: number) => tenth(centre + (x - centre) * 2.3)
  const narrow = (x: number) => tenth(vanishing + (x - vanishing) * 0.25)
  defs.push(`<clipPath id="${clip}"><path d="${hill.path}"/></clipPath>`)
  let drawn = ''
  for (let row = 0; row < rows; row++) {
    const a = from + ((to - from) * row) / rows
    const b = from + ((to - from) * (row + 0.55)) / rows
    drawn += `<path d="M${narrow(a)} ${tenth(top)}Q${tenth(a)} ${waist} ${spread(a)} ${tenth(bottom)}H${spread(b)}Q${tenth(b)} ${waist} ${narrow(b)} ${tenth(top)}Z"/>`
  }
  return `<g clip-path="url(#${clip})" fill="${shade(color, -0.045, 0.01)}" opacity=".6">${drawn}</g>`
}
