import { expect, it } from 'vitest'
import { isKnownDay, isKnownMoment } from './known-day.ts'

it.each([
  ['1900-01-01', true],
  ['2100-12-31', true],
  ['2028-02-29', true],
  ['1899-12-31', false],
  ['2101-01-01', false],
  ['0000-01-01', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['+275760-09-13', false],
  ['-000001-01-01', false],
  ['2026-11-25 ', false],
  ['', false],
])('parses %s as a day: %s', (text, is) => expect(isKnownDay(text)).toBe(is))

it.each([
  ['2026-11-25T10:00:00Z', true],
  ['0000-01-01T00:00:00Z', false],
  ['9999-12-31T23:59:59Z', false],
  ['2101-01-01T00:30:00+03:00', true],
  ['nonsense', false],
])('parses %s as a moment: %s', (text, is) => expect(isKnownMoment(new Date(text))).toBe(is))
