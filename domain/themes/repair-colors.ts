import { contrastOf, hexOf, type Oklch, oklchOf } from './oklch.ts'
import {
  DARKEST_ACTION,
  LIGHTEST_ACTION,
  type Palette,
  paletteOf,
  STRONGEST_ACTION,
  type ThemeColors,
} from './palette.ts'

/**
 * Reasons for changing a colour: white letters unreadable on it, pressed buttons indistinguishable, or glare; a
 * background must be light enough for dark letters and pale enough for long reading.
 */
export type RepairReason = 'tooLight' | 'tooDark' | 'tooStrong'

/** A chosen colour and the displayed one. */
export interface ColorRepair {
  readonly color: keyof ThemeColors
  readonly from: string
  readonly to: string
  readonly reasons: readonly RepairReason[]
}

export interface RepairedColors {
  readonly colors: ThemeColors
  /** Changed colours; empty = all are displayed as chosen. */
  readonly repairs: readonly ColorRepair[]
}

/** Allowed range of a colour by its role. */
interface Bounds {
  readonly darkest: number
  readonly lightest: number
  readonly strongest: number
}

const BOUNDS: Readonly<Record<keyof ThemeColors, Bounds>> = {
  primaryColor: { darkest: DARKEST_ACTION, lightest: LIGHTEST_ACTION, strongest: STRONGEST_ACTION },
  secondaryColor: { darkest: 0.88, lightest: 1, strongest: 0.06 },
}

/** Difference of about one step of eight bits a channel; smaller differences are invisible. */
const SAME = 0.004

const repaired = (color: keyof ThemeColors, from: string): ColorRepair => {
  const seed = oklchOf(from)
  const { darkest, lightest, strongest } = BOUNDS[color]
  const reasons: RepairReason[] = []
  if (seed.lightness > lightest + SAME) reasons.push('tooLight')
  if (seed.lightness < darkest - SAME) reasons.push('tooDark')
  if (seed.chroma > strongest + SAME) reasons.push('tooStrong')
  if (reasons.length === 0) return { color, from, to: from, reasons }
  const within: Oklch = {
    lightness: Math.min(lightest, Math.max(darkest, seed.lightness)),
    chroma: Math.min(strongest, seed.chroma),
    hue: seed.hue,
  }
  return { color, from, to: hexOf(within), reasons }
}

/** Changes a seller's colours as little as legibility requires and reports the changes with reasons. */
export const repairColors = ({ primaryColor, secondaryColor }: ThemeColors): RepairedColors => {
  const both = [repaired('primaryColor', primaryColor), repaired('secondaryColor', secondaryColor)] as const
  return {
    colors: { primaryColor: both[0].to, secondaryColor: both[1].to },
    repairs: both.filter(({ reasons }) => reasons.length > 0),
  }
}

/** Pairs of text and background, and their required contrast (WCAG 2 AA for text). */
const READ_PAIRS: readonly (readonly [letters: keyof Palette, ground: keyof Palette])[] = [
  ['neutral-0', 'primary-600'],
  ['neutral-0', 'primary-700'],
  ['neutral-0', 'primary-800'],
  ['primary-700', 'neutral-0'],
  ['primary-700', 'primary-50'],
  ['primary-700', 'primary-100'],
  ['primary-700', 'secondary-50'],
  ['primary-700', 'secondary-100'],
  ['secondary-700', 'secondary-100'],
  ['secondary-700', 'secondary-200'],
  ['neutral-600', 'neutral-0'],
  ['neutral-600', 'neutral-50'],
  ['neutral-600', 'neutral-100'],
  ['neutral-600', 'secondary-50'],
  ['neutral-600', 'secondary-100'],
  ['neutral-900', 'neutral-100'],
  ['neutral-900', 'secondary-200'],
]

export const MIN_CONTRAST = 4.5

export interface ReadPair {
  readonly letters: keyof Palette
  readonly ground: keyof Palette
  readonly contrast: number
}

/** Contrast of each pair, worst first. */
export const contrastsOf = (colors: ThemeColors): readonly ReadPair[] => {
  const palette = paletteOf(colors)
  return READ_PAIRS.map(([letters, ground]) => ({
    letters,
    ground,
    contrast: contrastOf(palette[letters], palette[ground]),
  })).sort((a, b) => a.contrast - b.contrast)
}
