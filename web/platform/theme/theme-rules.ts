import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import { themeStyle } from '@okolitsa/domain/themes/theme-style.ts'
import { fontFaces } from './font-faces.ts'

/** A theme as styles that stand after those of the shop: its typefaces, and the custom properties it changes. */
export function themeRules(theme: SiteTheme): string {
  const { variables, fonts } = themeStyle(theme)
  const properties = Object.entries(variables).map(([name, value]) => `--${name}:${value}`)
  return fonts.map(fontFaces).join('') + (properties.length === 0 ? '' : `:root{${properties.join(';')}}`)
}
