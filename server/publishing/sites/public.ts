import type { colorThemeSchema, siteThemeSchema, typographyThemeSchema } from '@okolitsa/contracts/sites/site-theme.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { type ColorTheme, type ColorThemeName, colorThemeOf } from '@okolitsa/domain/themes/color-themes.ts'
import { colorsOf, DEFAULT_THEME, type SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import {
  DEFAULT_TYPOGRAPHY_THEME,
  FONTS,
  type TypographyTheme,
  type TypographyThemeName,
  typographyThemeOf,
} from '@okolitsa/domain/themes/typography-themes.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { z } from 'zod'

export const presentColorTheme = (
  { id, name, primaryColor, secondaryColor }: ColorTheme,
  language: Language,
): z.input<typeof colorThemeSchema> => ({
  id,
  title: wordsIn(language).themeTexts.colors[name as ColorThemeName],
  primaryColor,
  secondaryColor,
})

export const presentTypographyTheme = (
  { id, name, heading, text }: TypographyTheme,
  language: Language,
): z.input<typeof typographyThemeSchema> => ({
  id,
  title: wordsIn(language).themeTexts.typography[name as TypographyThemeName],
  fonts: { heading: FONTS[heading].title, text: FONTS[text].title },
})

/** A site's appearance; null = the marketplace's. */
export function presentSiteTheme(theme: SiteTheme | null, language: Language): z.input<typeof siteThemeSchema> {
  const chosen = theme ?? DEFAULT_THEME
  const colorTheme = chosen.colorTheme === null ? null : colorThemeOf(chosen.colorTheme)
  return {
    colorTheme: colorTheme
      ? presentColorTheme(colorTheme, language)
      : { id: null, title: wordsIn(language).themeTexts.ownColors, ...colorsOf(chosen) },
    ownColors: chosen.ownColors,
    typographyTheme: presentTypographyTheme(
      typographyThemeOf(chosen.typographyTheme) ?? DEFAULT_TYPOGRAPHY_THEME,
      language,
    ),
    shape: chosen.shape,
  }
}
