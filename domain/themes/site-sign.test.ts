import { expect, it } from 'vitest'
import { lettersOf, monogramColor } from './site-sign.ts'
import { DEFAULT_THEME } from './site-theme.ts'

it('returns the letters of a name without its quotes, and a colour in every theme', () => {
  expect(lettersOf('«сыры, 7»')).toEqual(['С', 'Ы', 'Р', 'Ы', '7'])
  expect(lettersOf('★')).toEqual([])
  expect(monogramColor(null)).toBe(monogramColor(DEFAULT_THEME))
  expect(monogramColor(null)).toMatch(/^#[0-9a-f]{6}$/i)
})
