import { type Hour, type Lch, mix, PALETTES } from './colors.ts'

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

/** The colours of an hour and season. */
export interface Light {
  readonly hour: Hour
  /** Colours of the sky from the top down. */
  readonly sky: readonly [Lch, Lch, Lch]
  readonly sun: Lch
  /** Opacity of the sun's halo. */
  readonly glow: number
  /** Colours of the ground from the farthest to the nearest. */
  readonly far: Lch
  readonly near: Lch
  /** Colour of a ripe field. */
  readonly crop: Lch
  /** Leaf colours; each tree has one of them. */
  readonly leaves: readonly Lch[]
  readonly needles: Lch
  /** Colour and opacity of the veil over the drawing. */
  readonly veil: readonly [color: string, opacity: number]
  readonly isDark: boolean
}

const VEILS: Readonly<Record<Hour, readonly [color: string, opacity: number]>> = {
  dawn: ['#ff8f6b', 0.07],
  noon: ['#fff6d8', 0.03],
  golden: ['#ffab3d', 0.1],
  evening: ['#2b1d55', 0.1],
  mist: ['#e6efe9', 0.16],
}
const LEAVES: Readonly<Record<Season, readonly Lch[]>> = {
  spring: [
    [0.74, 0.15, 128],
    [0.7, 0.14, 134],
    [0.78, 0.13, 122],
  ],
  summer: [
    [0.6, 0.13, 138],
    [0.56, 0.12, 142],
    [0.64, 0.13, 132],
  ],
  autumn: [
    [0.72, 0.16, 70],
    [0.66, 0.17, 52],
    [0.78, 0.15, 88],
    [0.62, 0.15, 38],
  ],
  winter: [
    [0.93, 0.012, 230],
    [0.9, 0.018, 225],
  ],
}
const SNOW = { far: [0.88, 0.022, 240], near: [0.955, 0.012, 230], crop: [0.92, 0.018, 235] } as const satisfies Record<
  string,
  Lch
>
/** Colours to which the season shifts the ground. */
const GROUNDS: Readonly<Record<'spring' | 'autumn', Lch>> = { spring: [0.7, 0.15, 126], autumn: [0.62, 0.1, 95] }

/** Light of an hour; seasons change the ground and the leaves, dusk and mist mute them. */
export function lightOf(hour: Hour, season: Season): Light {
  const { sky, sun, far, near, glow, crop } = PALETTES[hour]
  const isDark = hour === 'evening'
  const dull = (color: Lch): Lch =>
    isDark
      ? mix(color, [0.5, 0.06, 300], 0.22)
      : hour === 'mist'
        ? mix(color, [0.86, 0.02, 160], 0.28)
        : hour === 'golden'
          ? mix(color, [0.8, 0.1, 80], 0.14)
          : color
  const ground = (color: Lch, share: number): Lch => {
    if (season === 'spring' || season === 'autumn') return mix(color, dull(GROUNDS[season]), share)
    return color
  }
  return {
    hour,
    sky,
    sun,
    glow,
    far: season === 'winter' ? dull(SNOW.far) : ground(far, 0.2),
    near: season === 'winter' ? dull(SNOW.near) : ground(near, 0.55),
    crop: season === 'winter' ? dull(SNOW.crop) : crop,
    leaves: LEAVES[season].map(dull),
    needles: dull(season === 'winter' ? [0.52, 0.05, 165] : [0.48, 0.085, 158]),
    veil: VEILS[hour],
    isDark,
  }
}
