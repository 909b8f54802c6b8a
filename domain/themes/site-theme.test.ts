import { describe, expect, it } from 'vitest'
import { COLOR_THEMES } from './color-themes.ts'
import { SHAPE_NAMES } from './shapes.ts'
import { colorsOf, DEFAULT_THEME, siteThemeMistakes } from './site-theme.ts'
import { themeStyle } from './theme-style.ts'
import { FONTS, TYPOGRAPHY_THEMES } from './typography-themes.ts'

describe('a theme of a site', () => {
  it('changes no values by default', () => {
    expect(themeStyle(DEFAULT_THEME)).toEqual({ variables: {}, fonts: ['onest'], pageColor: '#fcfaf5' })
  })

  it('lists plain colours, fonts and shape values only where they differ', () => {
    const { variables, fonts, pageColor } = themeStyle({
      ...DEFAULT_THEME,
      colorTheme: 5,
      typographyTheme: 6,
      shape: 'strict',
    })
    expect(variables).toMatchObject({
      'seed-primary': '#2a66a8',
      font: expect.stringMatching(/^"Golos Text Variable","Onest Variable"/),
      'font-head': expect.stringMatching(/^"Lora Variable",.*serif$/),
      round: '0.16',
    })
    expect(variables['primary-600']).toMatch(/^#[0-9a-f]{6}$/)
    expect(pageColor).toBe(variables['secondary-50'])
    expect(fonts).toEqual(['golos-text', 'lora'])
    expect(themeStyle({ ...DEFAULT_THEME, shape: 'dense' }).variables).not.toHaveProperty('seed-primary')
  })

  it('displays own colours repaired and stores them as chosen', () => {
    const ownColors = { primaryColor: '#ffe100', secondaryColor: '#ffffff' }
    const theme = { ...DEFAULT_THEME, colorTheme: null, ownColors }
    expect(siteThemeMistakes(theme)).toEqual({})
    expect(colorsOf(theme).primaryColor).not.toBe('#ffe100')
    expect(theme.ownColors).toBe(ownColors)
  })

  it('refuses unknown themes, colours and shapes', () => {
    expect(siteThemeMistakes(DEFAULT_THEME)).toEqual({})
    expect(siteThemeMistakes({ ...DEFAULT_THEME, colorTheme: null })).toEqual({ colorTheme: 'required' })
    expect(
      siteThemeMistakes({
        colorTheme: 99,
        ownColors: { primaryColor: 'red', secondaryColor: '#ffffff' },
        typographyTheme: 99,
        shape: 'toString' as 'soft',
      }),
    ).toEqual({
      colorTheme: 'wrongValue',
      'ownColors.primaryColor': 'wrongValue',
      typographyTheme: 'wrongValue',
      shape: 'wrongValue',
    })
  })

  it('defines at least eight typography themes with unique ids', () => {
    expect(TYPOGRAPHY_THEMES.length).toBeGreaterThanOrEqual(8)
    expect(new Set(TYPOGRAPHY_THEMES.map(({ id }) => id)).size).toBe(TYPOGRAPHY_THEMES.length)
    expect(SHAPE_NAMES.length).toBeGreaterThanOrEqual(4)
    const used = new Set(TYPOGRAPHY_THEMES.flatMap(({ heading, text }) => [heading, text]))
    expect([...used].sort()).toEqual(Object.keys(FONTS).sort())
    expect(COLOR_THEMES[0]?.id).toBe(DEFAULT_THEME.colorTheme)
  })
})
