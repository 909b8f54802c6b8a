import type { FieldMistakes } from '../validation/field-rules.ts'
import { colorThemeOf, DEFAULT_COLOR_THEME } from './color-themes.ts'
import { isHexColor } from './oklch.ts'
import type { ThemeColors } from './palette.ts'
import { repairColors } from './repair-colors.ts'
import { SHAPES, type ShapeName } from './shapes.ts'
import { DEFAULT_TYPOGRAPHY_THEME, typographyThemeOf } from './typography-themes.ts'

/** How a site looks. */
export interface SiteTheme {
  /** Number of a colour theme; null = colours of the seller's own. */
  readonly colorTheme: number | null
  /** As the seller chose them: they are repaired where they are shown. Null = those of the colour theme. */
  readonly ownColors: ThemeColors | null
  readonly typographyTheme: number
  readonly shape: ShapeName
}

/** Of a site that has chosen nothing, and of the marketplace. */
export const DEFAULT_THEME: SiteTheme = {
  colorTheme: DEFAULT_COLOR_THEME.id,
  ownColors: null,
  typographyTheme: DEFAULT_TYPOGRAPHY_THEME.id,
  shape: 'soft',
}

/** What is wrong with a theme by its fields. */
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

/** The two colours a theme is shown in; its own are repaired. */
export function colorsOf({ colorTheme, ownColors }: SiteTheme): ThemeColors {
  if (ownColors !== null) return repairColors(ownColors).colors
  const { primaryColor, secondaryColor } = colorThemeOf(colorTheme ?? 0) ?? DEFAULT_COLOR_THEME
  return { primaryColor, secondaryColor }
}
