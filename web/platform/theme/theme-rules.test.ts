import { DEFAULT_THEME } from '@okolitsa/domain/themes/site-theme.ts'
import { expect, it } from 'vitest'
import { themeRules } from './theme-rules.ts'
import { themedAssets } from './themed-assets.ts'

const assets = {
  entry: '',
  styles: [],
  inlineStyles: ':root{--round:1}',
  inlineStyleFiles: [],
  modules: [],
  fonts: ['/onest.woff2'],
}

it('returns no rules for the theme of the marketplace', () => {
  expect(themeRules(DEFAULT_THEME)).toBe('')
  expect(themedAssets(assets, null)).toBe(assets)
})

it("outweighs the shop's properties in any order of style sheets and loads only its own typefaces", () => {
  const { inlineStyles, fonts } = themedAssets(assets, { ...DEFAULT_THEME, typographyTheme: 2, shape: 'strict' })
  expect(inlineStyles).toMatch(/^:root\{--round:1\}@font-face\{font-family:"Manrope Variable"/)
  expect(inlineStyles).toMatch(/:root:root\{--font:"Manrope Variable".*--round:0\.16/)
  expect(fonts.map((file) => /manrope-\w+/.exec(file)?.[0])).toEqual(['manrope-cyrillic', 'manrope-latin'])
})
