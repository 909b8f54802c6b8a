import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLOR_THEMES, colorThemeOf } from './color-themes.ts'
import { contrastOf, hexOf, isHexColor, oklchOf } from './oklch.ts'
import { paletteOf } from './palette.ts'
import { contrastsOf, LEAST_CONTRAST, repairColors } from './repair-colors.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anyColors = fc.record({ primaryColor: hex, secondaryColor: hex })

describe('OKLCH', () => {
  it('gives every colour back as it came', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(hexOf(oklchOf(color))).toBe(color)
      }),
    )
  })

  it('keeps lightness of a colour that no screen shows', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 1, noNaN: true }), fc.integer({ min: 0, max: 359 }), (lightness, hue) => {
        const shown = hexOf({ lightness, chroma: 0.4, hue })
        expect(isHexColor(shown)).toBe(true)
        expect(Math.abs(oklchOf(shown).lightness - lightness)).toBeLessThan(0.02)
      }),
    )
  })

  it('knows contrast', () => {
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5)
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})

describe('own colours', () => {
  it('can be read whatever is chosen, repaired or not', () => {
    fc.assert(
      fc.property(anyColors, (chosen) => {
        for (const colors of [chosen, repairColors(chosen).colors]) {
          expect(contrastsOf(colors)[0]?.contrast).toBeGreaterThanOrEqual(LEAST_CONTRAST)
        }
      }),
    )
  })

  it('are repaired once: what was repaired is shown as it is', () => {
    fc.assert(
      fc.property(anyColors, (chosen) => {
        const { colors } = repairColors(chosen)
        expect(repairColors(colors)).toEqual({ colors, repairs: [] })
      }),
    )
  })

  it('let a pressed button be told from a resting one', () => {
    fc.assert(
      fc.property(anyColors, (chosen) => {
        const palette = paletteOf(repairColors(chosen).colors)
        expect(palette['primary-700']).not.toBe(palette['primary-600'])
        expect(palette['primary-800']).not.toBe(palette['primary-700'])
      }),
    )
  })

  it('say what was changed and why', () => {
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
  it.each(COLOR_THEMES)('$name is read', (theme) => {
    expect(contrastsOf(theme)[0]?.contrast).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  })

  it('are at least twelve, each with a number, a name and colours of its own', () => {
    expect(COLOR_THEMES.length).toBeGreaterThanOrEqual(12)
    for (const key of ['id', 'name', 'primaryColor', 'secondaryColor'] as const) {
      expect(new Set(COLOR_THEMES.map((theme) => theme[key])).size).toBe(COLOR_THEMES.length)
    }
    expect(colorThemeOf(3)?.name).toBe('honey')
    expect(colorThemeOf(0)).toBeNull()
  })
})
