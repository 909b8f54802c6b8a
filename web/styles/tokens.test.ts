import { readFileSync } from 'node:fs'
import { COLOR_THEMES, DEFAULT_COLOR_THEME } from '@okolitsa/domain/themes/color-themes.ts'
import { paletteOf, STEPS } from '@okolitsa/domain/themes/palette.ts'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const rule = css.slice(css.indexOf('@supports'), css.indexOf('--- 4.')).replaceAll(/\s+/g, ' ')

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

describe('tokens.css', () => {
  it('follows the rule by which themes are validated', () => {
    for (const [token, step] of Object.entries(STEPS)) {
      const text = new RegExp(`--${token}: oklch\\( ?from var\\(--seed-(\\w+)\\) (.+?) h ?\\);`).exec(rule)
      expect(`${text?.[1]}Color`, token).toBe(step.from)
      const numbers = [...(text?.[2] ?? '').matchAll(/\d*\.?\d+/g)].map(([number]) => Number(number))
      const lightness =
        typeof step.lightness === 'number' ? [step.lightness] : [0.515, Number((0.515 - step.lightness(1)).toFixed(3))]
      const strength = step.most === 0 ? [0] : step.share === 1 ? [step.most] : [step.share, step.most]
      const wanted = [...lightness, ...strength]
      expect(
        numbers.filter((number) => number !== 1 || wanted.includes(1)),
        token,
      ).toEqual(wanted.filter((number, at) => number !== 0 || at === wanted.length - 1))
    }
  })

  it('defines the computed default theme for browsers without relative colours', () => {
    for (const [token, computed] of Object.entries(paletteOf(DEFAULT_COLOR_THEME))) {
      const written = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? ''
      const differences = channels(written).map((channel, at) => Math.abs(channel - (channels(computed)[at] ?? 0)))
      expect(Math.max(...differences), `${token}: ${written}, computed ${computed}`).toBeLessThanOrEqual(2)
    }
  })

  it('defines themes with the colours of the list', () => {
    const written = [
      ...css.matchAll(/\[data-theme="(\w+)"\] \{\s+--seed-primary: (#\w{6});\s+--seed-secondary: (#\w{6});/g),
    ].map(([, name, primaryColor, secondaryColor]) => ({ name, primaryColor, secondaryColor }))
    expect(written.length).toBeGreaterThanOrEqual(7)
    for (const theme of written) expect(COLOR_THEMES).toContainEqual(expect.objectContaining(theme))
  })
})
