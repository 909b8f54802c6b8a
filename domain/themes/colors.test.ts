import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLOR_THEMES, colorThemeOf } from './color-themes.ts'
import { contrastOf, hexOf, isHexColor, oklchOf } from './oklch.ts'
import { paletteOf } from './palette.ts'
import { contrastsOf, MIN_CONTRAST, repairColors } from './repair-colors.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anyColors = fc.record({ primaryColor: hex, secondaryColor: hex })

describe('OKLCH', () => {
  it('converts every colour back unchanged', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(hexOf(oklchOf(color))).toBe(color)
      }),
    )
  })

  it('preserves the lightness of a colour outside sRGB', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 1, noNaN: true }), fc.integer({ min: 0, max: 359 }), (lightness, hue) => {
        const shown = hexOf({ lightness, chroma: 0.4, hue })
        expect(isHexColor(shown)).toBe(true)
        expect(Math.abs(oklchOf(shown).lightness - lightness)).toBeLessThan(0.02)
      }),
    )
  })

  it('computes contrast', () => {
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5)
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})

describe('own colours', () => {
  it('makes any chosen colours readable', () => {
    fc.assert(
      fc.property(anyColors, (chosen) => {
        for (const colors of [chosen, repairColors(chosen).colors]) {
          expect(contrastsOf(colors)[0]?.contrast).toBeGreaterThanOrEqual(MIN_CONTRAST)
        }
      }),
    )
  })

  it('leaves a repaired colour unchanged by another repair', () => {
    fc.assert(
      fc.property(anyColors, (chosen) => {
        const { colors } = repairColors(chosen)
        expect(repairColors(colors)).toEqual({ colors, repairs: [] })
      }),
    )
  })

  it('makes a pressed button distinguishable from a resting one', () => {
    fc.assert(
      fc.property(anyColors, (chosen) => {
        const palette = paletteOf(repairColors(chosen).colors)
        expect(palette['primary-700']).not.toBe(palette['primary-600'])
        expect(palette['primary-800']).not.toBe(palette['primary-700'])
      }),
    )
  })

  it('reports changes and their reasons', () => {
    expect(repairColors({ primaryColor: '#ffe100', secondaryColor: '#000000' }).repairs).toMatchObject([
      { color: 'primaryColor', from: '#ffe100', reasons: ['tooLight', 'tooStrong'] },
      { color: 'secondaryColor', from: '#000000', reasons: ['tooDark'] },
    ])
    expect(repairColors({ primaryColor: '#000000', secondaryColor: '#ffffff' }).repairs).toMatchObject([
      { color: 'primaryColor', reasons: ['tooDark'] },
    ])
  })
})

describe('colour themes', () => {
  it.each(COLOR_THEMES)('makes the theme $name readable', (theme) => {
    expect(contrastsOf(theme)[0]?.contrast).toBeGreaterThanOrEqual(MIN_CONTRAST)
  })

  it('defines at least twelve themes, each with a unique id, name and colours', () => {
    expect(COLOR_THEMES.length).toBeGreaterThanOrEqual(12)
    for (const key of ['id', 'name', 'primaryColor', 'secondaryColor'] as const) {
      expect(new Set(COLOR_THEMES.map((theme) => theme[key])).size).toBe(COLOR_THEMES.length)
    }
    expect(colorThemeOf(3)?.name).toBe('honey')
    expect(colorThemeOf(0)).toBeNull()
  })
})
