import { colorsOf, DEFAULT_THEME, type SiteTheme } from './site-theme.ts'

/** Letters and digits of a name, without quotes, in upper case. */
export const lettersOf = (title: string): readonly string[] =>
  (title.match(/[\p{L}\p{N}]/gu) ?? []).map((letter) => letter.toUpperCase())

/** Background colour of a monogram, `#rrggbb`: dark enough for white letters. */
export const monogramColor = (theme: SiteTheme | null): string => colorsOf(theme ?? DEFAULT_THEME).primaryColor
