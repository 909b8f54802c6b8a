import { expect, test } from 'vitest'
import { momentOfWall, wallTimeOf } from './wall-time.ts'

test('reads and writes moments in the time zone of the market', () => {
  expect(wallTimeOf('2026-12-01T06:00:00.000Z')).toBe('2026-12-01T09:00')
  expect(momentOfWall('2026-12-01T09:00')).toBe('2026-12-01T06:00:00.000Z')
  expect(momentOfWall(wallTimeOf('2026-12-31T21:00:07.000Z'))).toBe('2026-12-31T21:00:07.000Z')
  expect([momentOfWall(''), wallTimeOf(null)]).toEqual([null, ''])
})
