import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import { themeStyle } from '@okolitsa/domain/themes/theme-style.ts'
import { fontFaces } from './font-faces.ts'

/**
 * CSS of a theme: typefaces and changed custom properties. `:root` is doubled, because style sheets loaded later with a
 * window define `:root` again.
 */
export function themeRules(theme: SiteTheme): string {
  const { variables, fonts } = themeStyle(theme)
  const properties = Object.entries(variables).map(([name, value]) => `--${name}:${value}`)
  return fonts.map(fontFaces).join('') + (properties.length === 0 ? '' : `:root:root{${properties.join(';')}}`)
}
