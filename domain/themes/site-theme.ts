import type { FieldMistakes } from '../validation/field-rules.ts'
import { colorThemeOf, DEFAULT_COLOR_THEME } from './color-themes.ts'
import { isHexColor } from './oklch.ts'
import type { ThemeColors } from './palette.ts'
import { repairColors } from './repair-colors.ts'
import { SHAPES, type ShapeName } from './shapes.ts'
import { DEFAULT_TYPOGRAPHY_THEME, typographyThemeOf } from './typography-themes.ts'

export interface SiteTheme {
  /** Id of a colour theme; null = the seller's own colours. */
  readonly colorTheme: number | null
  /** Colours chosen by the seller, repaired only for display; null = the colours of the colour theme. */
  readonly ownColors: ThemeColors | null
  readonly typographyTheme: number
  readonly shape: ShapeName
}

/** Default of sites, and the theme of the marketplace. */
export const DEFAULT_THEME: SiteTheme = {
  colorTheme: DEFAULT_COLOR_THEME.id,
  ownColors: null,
  typographyTheme: DEFAULT_TYPOGRAPHY_THEME.id,
  shape: 'soft',
}

export function siteThemeMistakes({ colorTheme, ownColors, typographyTheme, shape }: SiteTheme): FieldMistakes {
  const mistakes: Record<string, FieldMistakes[string]> = {}
  if (colorTheme === null && ownColors === null) mistakes.colorTheme = 'required'
  else if (colorTheme !== null && (ownColors !== null || colorThemeOf(colorTheme) === null))
    mistakes.colorTheme = 'wrongValue'
  for (const name of ['primaryColor', 'secondaryColor'] as const)
    if (ownColors !== null && !isHexColor(ownColors[name])) mistakes[`ownColors.${name}`] = 'wrongValue'
  if (typographyThemeOf(typographyTheme) === null) mistakes.typographyTheme = 'wrongValue'
  if (!Object.hasOwn(SHAPES, shape)) mistakes.shape = 'wrongValue'
  return mistakes
}

/** The displayed colours of a theme; own colours are repaired. */
export function colorsOf({ colorTheme, ownColors }: SiteTheme): ThemeColors {
  if (ownColors !== null) return repairColors(ownColors).colors
  const { primaryColor, secondaryColor } = colorThemeOf(colorTheme ?? 0) ?? DEFAULT_COLOR_THEME
  return { primaryColor, secondaryColor }
}
