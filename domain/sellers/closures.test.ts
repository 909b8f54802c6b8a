import { expect, it } from 'vitest'
import { closuresMistakes } from './closures.ts'

const closure = (from: string, to = from) => ({ from, to })

it('accepts consecutive days off', () => {
  expect(closuresMistakes([closure('2026-12-01', '2026-12-03'), closure('2026-12-04')])).toEqual({})
})

it('refuses overlapping days off, also equal ones', () => {
  expect(closuresMistakes([closure('2026-12-01', '2026-12-03'), closure('2026-12-03')])).toEqual({
    'closures.1.from': 'taken',
  })
  expect(closuresMistakes([closure('2026-12-01'), closure('2026-12-01')])).toEqual({ 'closures.1.from': 'taken' })
})
