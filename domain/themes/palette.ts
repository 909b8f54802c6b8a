import { hexOf, type Oklch, oklchOf } from './oklch.ts'

/** The base colours of a theme: `#rrggbb`. */
export interface ThemeColors {
  readonly primaryColor: string
  readonly secondaryColor: string
}

/** A derived colour: its base colour, its lightness, the share of the base's chroma and the maximum. */
interface Step {
  readonly from: keyof ThemeColors
  readonly lightness: number | ((seed: number) => number)
  readonly share: number
  readonly most: number
}

/** Maximum lightness of a fill under white letters. */
export const LIGHTEST_ACTION = 0.515
/** Minimum lightness, below which pressed and resting buttons look alike. */
export const DARKEST_ACTION = 0.3
/** Maximum chroma; stronger colours glare on large areas. */
export const STRONGEST_ACTION = 0.165

const below = (steps: number) => (seed: number) => Math.min(seed, LIGHTEST_ACTION) - steps
const primary = (lightness: Step['lightness'], share: number, most: number): Step => ({
  from: 'primaryColor',
  lightness,
  share,
  most,
})
const secondary = (lightness: number, share: number, most: number): Step => ({
  from: 'secondaryColor',
  lightness,
  share,
  most,
})

/** Derivation rules of `web/styles/tokens.css`, section 3 (`web/styles/tokens.test.ts` compares the numbers). */
export const STEPS = {
  'primary-50': primary(0.977, 0.12, 0.018),
  'primary-100': primary(0.948, 0.26, 0.036),
  'primary-200': primary(0.895, 0.48, 0.068),
  'primary-300': primary(0.815, 0.72, 0.105),
  'primary-400': primary(0.7, 0.95, 0.14),
  'primary-500': primary(0.6, 1, 0.155),
  'primary-600': primary(below(0), 1, STRONGEST_ACTION),
  'primary-700': primary(below(0.075), 0.92, 0.15),
  'primary-800': primary(below(0.145), 0.76, 0.12),
  'primary-900': primary(0.275, 0.52, 0.08),
  'secondary-50': secondary(0.985, 0.35, 0.01),
  'secondary-100': secondary(0.962, 0.75, 0.02),
  'secondary-200': secondary(0.93, 1, 0.032),
  'secondary-300': secondary(0.88, 1.25, 0.042),
  'secondary-700': secondary(0.42, 1.1, 0.034),
  'neutral-0': secondary(1, 0, 0),
  'neutral-50': secondary(0.978, 0.18, 0.004),
  'neutral-100': secondary(0.955, 0.24, 0.005),
  'neutral-200': secondary(0.915, 0.3, 0.007),
  'neutral-300': secondary(0.85, 0.35, 0.009),
  'neutral-400': secondary(0.7, 0.4, 0.01),
  'neutral-500': secondary(0.55, 0.45, 0.012),
  'neutral-600': secondary(0.505, 0.5, 0.014),
  'neutral-700': secondary(0.41, 0.5, 0.014),
  'neutral-800': primary(0.315, 0.14, 0.018),
  'neutral-900': primary(0.235, 0.14, 0.018),
} as const satisfies Readonly<Record<string, Step>>

export type Token = keyof typeof STEPS
export type Palette = Readonly<Record<Token, string>>

const colorAt = (seed: Oklch, { lightness, share, most }: Step): string =>
  hexOf({
    lightness: Math.max(0, typeof lightness === 'number' ? lightness : lightness(seed.lightness)),
    chroma: Math.min(seed.chroma * share, most),
    hue: seed.hue,
  })

/** All colours of a theme as plain values, for browsers without relative colours and for checks. */
export const paletteOf = (colors: ThemeColors): Palette => {
  const seeds = { primaryColor: oklchOf(colors.primaryColor), secondaryColor: oklchOf(colors.secondaryColor) }
  return Object.fromEntries(
    Object.entries(STEPS).map(([token, step]) => [token, colorAt(seeds[step.from], step)]),
  ) as Palette
}
