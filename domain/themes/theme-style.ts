import { DEFAULT_COLOR_THEME } from './color-themes.ts'
import { paletteOf } from './palette.ts'
import { SHAPES } from './shapes.ts'
import { colorsOf, type SiteTheme } from './site-theme.ts'
import {
  DEFAULT_TYPOGRAPHY_THEME,
  FONTS,
  type FontName,
  type TypographyTheme,
  typographyThemeOf,
} from './typography-themes.ts'

/** Differences of a theme from the marketplace's appearance (`web/styles/tokens.css`). */
export interface ThemeStyle {
  /** Custom properties without dashes; empty = the default theme. */
  readonly variables: Readonly<Record<string, string>>
  /** Typefaces of its pages, text first. */
  readonly fonts: readonly FontName[]
  /** Colour of the page, for browser toolbars. */
  readonly pageColor: string
}

/** Fallback fonts for missing letters (the rouble sign) and while the typeface is loading. */
const REST = {
  sans: '"Onest Variable",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  serif: '"Onest Variable",Georgia,"Times New Roman",serif',
}

export const familyOf = (font: FontName): string => `${FONTS[font].title} Variable`

export const fontStack = (font: FontName): string =>
  font === DEFAULT_TYPOGRAPHY_THEME.text ? REST.sans : `"${familyOf(font)}",${REST[FONTS[font].kind]}`

/** Custom properties of the colours as plain values, so that browsers without relative colours look the same. */
function colorVariables(theme: SiteTheme): Record<string, string> {
  const { primaryColor, secondaryColor } = colorsOf(theme)
  const isDefault =
    primaryColor === DEFAULT_COLOR_THEME.primaryColor && secondaryColor === DEFAULT_COLOR_THEME.secondaryColor
  if (isDefault) return {}
  return {
    'seed-primary': primaryColor,
    'seed-secondary': secondaryColor,
    ...paletteOf({ primaryColor, secondaryColor }),
  }
}

function fontVariables({ heading, text, tracking }: TypographyTheme): Record<string, string> {
  return {
    ...(text !== DEFAULT_TYPOGRAPHY_THEME.text && { font: fontStack(text) }),
    ...(heading !== text && { 'font-head': fontStack(heading) }),
    ...(tracking && { 'track-head': `${tracking[0]}em`, 'track-display': `${tracking[1]}em` }),
  }
}

/** Custom properties that differ from the default theme, and the required typefaces. */
export function themeStyle(theme: SiteTheme): ThemeStyle {
  const typography = typographyThemeOf(theme.typographyTheme) ?? DEFAULT_TYPOGRAPHY_THEME
  return {
    variables: { ...colorVariables(theme), ...fontVariables(typography), ...SHAPES[theme.shape] },
    fonts: [...new Set([typography.text, typography.heading])],
    pageColor: paletteOf(colorsOf(theme))['secondary-50'],
  }
}
