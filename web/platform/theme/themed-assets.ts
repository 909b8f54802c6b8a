import type { PageAssets } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import { themeStyle } from '@okolitsa/domain/themes/theme-style.ts'
import { fontFiles } from './font-faces.ts'
import { themeRules } from './theme-rules.ts'

/** Adds the theme to the inlined styles of the document, so that the page is never shown in another theme. */
export function themedAssets(assets: PageAssets, theme: SiteTheme | null): PageAssets {
  if (theme === null) return assets
  const { fonts, pageColor } = themeStyle(theme)
  return {
    ...assets,
    inlineStyles: assets.inlineStyles + themeRules(theme),
    fonts: fonts.flatMap(fontFiles),
    pageColor,
  }
}
