import { oklch } from '@okolitsa/domain/images/oklch.ts'

/** Colour as OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Lch = readonly [lightness: number, chroma: number, hue: number]

/** Times of day and weather. */
export const HOURS = ['dawn', 'noon', 'golden', 'evening', 'mist'] as const
export type Hour = (typeof HOURS)[number]

/** Colours of an hour: three of the sky from the top down, the sun, the farthest and the nearest hill, a ripe field. */
export interface HourPalette {
  readonly sky: readonly [Lch, Lch, Lch]
  readonly sun: Lch
  readonly far: Lch
  readonly near: Lch
  /** Opacity of the sun's halo. */
  readonly glow: number
  readonly crop: Lch
}

export const PALETTES: Readonly<Record<Hour, HourPalette>> = {
  dawn: {
    sky: [
      [0.8, 0.075, 25],
      [0.9, 0.06, 55],
      [0.965, 0.035, 85],
    ],
    sun: [0.93, 0.09, 75],
    far: [0.85, 0.05, 45],
    near: [0.55, 0.1, 138],
    glow: 0.75,
    crop: [0.8, 0.1, 95],
  },
  noon: {
    sky: [
      [0.83, 0.075, 232],
      [0.91, 0.045, 222],
      [0.975, 0.02, 150],
    ],
    sun: [0.98, 0.06, 100],
    far: [0.88, 0.06, 165],
    near: [0.58, 0.135, 135],
    glow: 0.55,
    crop: [0.84, 0.13, 105],
  },
  golden: {
    sky: [
      [0.86, 0.085, 68],
      [0.925, 0.085, 84],
      [0.975, 0.05, 98],
    ],
    sun: [0.985, 0.07, 98],
    far: [0.88, 0.08, 98],
    near: [0.55, 0.115, 127],
    glow: 0.9,
    crop: [0.82, 0.14, 85],
  },
  evening: {
    sky: [
      [0.58, 0.085, 290],
      [0.74, 0.09, 20],
      [0.9, 0.09, 68],
    ],
    sun: [0.93, 0.11, 66],
    far: [0.66, 0.07, 330],
    near: [0.4, 0.07, 160],
    glow: 0.8,
    crop: [0.64, 0.09, 60],
  },
  mist: {
    sky: [
      [0.9, 0.022, 190],
      [0.945, 0.018, 150],
      [0.98, 0.012, 110],
    ],
    sun: [0.99, 0.02, 100],
    far: [0.9, 0.025, 165],
    near: [0.58, 0.085, 145],
    glow: 0.6,
    crop: [0.84, 0.07, 115],
  },
}

/** Random numbers from 0 to 1 that depend only on the seed. */
export function seededRandom(seed: number): () => number {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x85ebca6b) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Mixes two colours along the shorter arc of the hue circle; `t` 0 to 1. */
export function mix(a: Lch, b: Lch, t: number): Lch {
  const turn = ((b[2] - a[2] + 540) % 360) - 180
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, (a[2] + turn * t + 360) % 360]
}

/** A colour shifted in lightness, chroma and hue, as `#rrggbb`. */
export function shade([l, c, h]: Lch, dl = 0, dc = 0, dh = 0): string {
  return oklch(Math.max(0, Math.min(1, l + dl)), Math.max(0, c + dc), h + dh)
}
