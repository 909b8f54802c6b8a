import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import { themeStyle } from '@okolitsa/domain/themes/theme-style.ts'
import { fontFaces } from './font-faces.ts'

/**
 * A theme as styles: its typefaces, and the custom properties it changes. Twice `:root`: style sheets of the shop that come
 * later, with a window that was opened, say `:root` once more.
 */
export function themeRules(theme: SiteTheme): string {
  const { variables, fonts } = themeStyle(theme)
  const properties = Object.entries(variables).map(([name, value]) => `--${name}:${value}`)
  return fonts.map(fontFaces).join('') + (properties.length === 0 ? '' : `:root:root{${properties.join(';')}}`)
}
