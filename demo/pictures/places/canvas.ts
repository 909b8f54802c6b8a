import { type Lch, mix, seededRandom, shade } from './colors.ts'
import { type Light, lightOf, type Season } from './light.ts'

/** Size of every picture of a place, pixels; the image endpoint scales it for pages. */
export const PLACE_SIZE = { width: 1280, height: 800 } as const
export const W = PLACE_SIZE.width
export const H = PLACE_SIZE.height

/** Rounds to a tenth, which shortens paths. */
export const tenth = (value: number) => Math.round(value * 10) / 10

type Stop = readonly [offset: number, color: string, opacity?: number]

/** State of a drawing: its light, its random numbers and its definitions. */
export interface Canvas {
  readonly light: Light
  readonly season: Season
  readonly random: () => number
  readonly between: (from: number, to: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <Item>(items: readonly Item[]) => Item
  /**
   * Declares a gradient and returns its reference; from the top to the bottom, or with `isAcross` from left to right.
   */
  readonly gradient: (stops: readonly Stop[], isAcross?: boolean) => string
  readonly glow: (color: string, opacity: number) => string
  /** Draws clipped to the path. */
  readonly clipped: (path: string, drawn: string) => string
  /** Returns the drawing as SVG text. */
  readonly svg: (parts: readonly string[]) => string
}

function chancesOf(seed: number): Pick<Canvas, 'random' | 'between' | 'chance' | 'pick'> {
  const random = seededRandom(seed)
  return {
    random,
    between: (from, to) => from + random() * (to - from),
    chance: (share) => random() < share,
    pick: (items) => items[Math.floor(random() * items.length)] as (typeof items)[number],
  }
}

/** A canvas whose random numbers depend only on the seed, so that the same seed makes the same picture. */
export function createCanvas(seed: number, hour: Light['hour'], season: Season): Canvas {
  const defs: string[] = []
  const stopsOf = (stops: readonly Stop[]) =>
    stops
      .map(([offset, color, opacity]) => {
        const clear = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
        return `<stop offset="${offset}" stop-color="${color}"${clear}/>`
      })
      .join('')
  const define = (drawn: (id: string) => string) => {
    const id = `d${defs.length}`
    defs.push(drawn(id))
    return `url(#${id})`
  }
  return {
    light: lightOf(hour, season),
    season,
    ...chancesOf(seed),
    gradient: (stops, isAcross = false) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="${isAcross ? 1 : 0}" y2="${isAcross ? 0 : 1}">${stopsOf(stops)}</linearGradient>`,
      ),
    glow: (color, opacity) =>
      define(
        (id) =>
          `<radialGradient id="${id}">${stopsOf([
            [0, color, opacity],
            [0.4, color, opacity * 0.35],
            [1, color, 0],
          ])}</radialGradient>`,
      ),
    clipped: (path, drawn) =>
      `<g clip-path="${define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)}">${drawn}</g>`,
    svg: (parts) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" role="img"><defs>${defs.join('')}</defs>${parts.join('')}</svg>`,
  }
}

/** The same canvas with another seed, for figures that must look alike on every picture. */
export function withChance(canvas: Canvas, seed: number): Canvas {
  const { random, between, chance, pick } = chancesOf(seed)
  return { ...canvas, random, between, chance, pick }
}

/** Places a figure with its foot at a point; `flip` mirrors it. */
export const at = (x: number, y: number, scale: number, figure: string, flip = false): string =>
  `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${flip ? '-' : ''}${Math.round(scale * 100) / 100} ${Math.round(scale * 100) / 100})">${figure}</g>`

/** Draws a soft shadow on the ground under a figure. */
export const shadow = (rx: number, ry = rx * 0.16, cx = 0, opacity = 0.18): string =>
  `<ellipse cx="${cx}" cy="0" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="#1c2a12" opacity="${opacity}"/>`

/** Draws a filled path. */
export const shape = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`
/** Draws a line without a filling. */
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`
export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${tenth(h)}" fill="${fill}"${r ? ` rx="${r}"` : ''}/>`
export const dot = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${fill}"${more && ` ${more}`}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${fill}"${more && ` ${more}`}/>`

/** Repeats a drawing step `count` times and joins the results. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export { type Lch, mix, shade }
