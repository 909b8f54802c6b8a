import { lettersOf, monogramColor } from '@okolitsa/domain/themes/site-sign.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'

/** Monogram of a seller's site: the first letter of its name on its own colour, dark enough for white. */
export const siteSign = (title: string, theme: SiteTheme | null): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="${monogramColor(theme)}"/><text x="32" y="45" text-anchor="middle" font-family="system-ui,sans-serif" font-size="38" font-weight="700" fill="#fff">${lettersOf(title)[0] ?? ''}</text></svg>`
