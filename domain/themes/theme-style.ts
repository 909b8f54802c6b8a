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

/** How a theme differs from what the marketplace looks like (`web/styles/tokens.css`). */
export interface ThemeStyle {
  /** Custom properties without their dashes; empty = the theme is the default one. */
  readonly variables: Readonly<Record<string, string>>
  /** Typefaces its pages show, those of text first. */
  readonly fonts: readonly FontName[]
  /** Of the page, for the bars of a browser. */
  readonly pageColor: string
}

/** What stands in for letters a typeface has not (the rouble sign), and for itself until it is here. */
const REST = {
  sans: '"Onest Variable",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  serif: '"Onest Variable",Georgia,"Times New Roman",serif',
}

/** The name styles know a typeface by. */
export const familyOf = (font: FontName): string => `${FONTS[font].title} Variable`

/** What letters of a typeface are asked for with. */
export const fontStack = (font: FontName): string =>
  font === DEFAULT_TYPOGRAPHY_THEME.text ? REST.sans : `"${familyOf(font)}",${REST[FONTS[font].kind]}`

/** Colours as plain ones, so that browsers that know no relative colours show the same. */
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

/** The custom properties of a theme that differ from the default one, and the typefaces it needs. */
export function themeStyle(theme: SiteTheme): ThemeStyle {
  const typography = typographyThemeOf(theme.typographyTheme) ?? DEFAULT_TYPOGRAPHY_THEME
  return {
    variables: { ...colorVariables(theme), ...fontVariables(typography), ...SHAPES[theme.shape] },
    fonts: [...new Set([typography.text, typography.heading])],
    pageColor: paletteOf(colorsOf(theme))['secondary-50'],
  }
}
