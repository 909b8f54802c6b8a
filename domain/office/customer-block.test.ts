import { expect, it } from 'vitest'
import { blockDayMistake, blockEnd, blockInEffect } from './customer-block.ts'

const now = new Date('2026-11-30T09:00:00Z')

it('ends by itself at the beginning of its day in Moscow', () => {
  const until = blockEnd('2026-12-05')
  expect(until?.toISOString()).toBe('2026-12-04T21:00:00.000Z')
  expect(blockInEffect({ until }, now)).not.toBeNull()
  expect(blockInEffect({ until }, until ?? now)).toBeNull()
  expect(blockInEffect({ until: blockEnd(null) }, new Date('2036-01-01'))).not.toBeNull()
  expect(blockInEffect(null, now)).toBeNull()
})

it('refuses a day that has begun', () => {
  expect([blockDayMistake('2026-11-30', now), blockDayMistake('2026-12-01', now), blockDayMistake(null, now)]).toEqual([
    'tooSmall',
    null,
    null,
  ])
})
