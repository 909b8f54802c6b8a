import { colorsOf, DEFAULT_THEME, type SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'

/** The first letter or figure of a name, past its quotes. */
const letterOf = (title: string): string => /[\p{L}\p{N}]/u.exec(title)?.[0].toUpperCase() ?? ''

/** The sign of a seller's site: the first letter of its name on its own colour, which is dark enough for white. */
export function siteSign(title: string, theme: SiteTheme | null): string {
  const { primaryColor } = colorsOf(theme ?? DEFAULT_THEME)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="${primaryColor}"/><text x="32" y="45" text-anchor="middle" font-family="system-ui,sans-serif" font-size="38" font-weight="700" fill="#fff">${letterOf(title)}</text></svg>`
}
