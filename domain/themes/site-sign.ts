import { colorsOf, DEFAULT_THEME, type SiteTheme } from './site-theme.ts'

/** Letters and figures of a name, past its quotes, as capitals. */
export const lettersOf = (title: string): readonly string[] =>
  (title.match(/[\p{L}\p{N}]/gu) ?? []).map((letter) => letter.toUpperCase())

/** The colour a sign stands on: dark enough for white, `#rrggbb`. */
export const signColor = (theme: SiteTheme | null): string => colorsOf(theme ?? DEFAULT_THEME).primaryColor
