import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cinemaChangesFrom, hasSubscriptionPage, monthAt, plusMonths, subscriptionState } from './subscription.ts'

const at = (text: string) => new Date(`${text}T10:00:00Z`)

it('returns active with free deliveries left, offered with exactly 0, and none without an offer', () => {
  expect(subscriptionState(2, true)).toBe('active')
  expect(subscriptionState(0, true)).toBe('offered')
  expect(subscriptionState(2, false)).toBe('none')
})

it.each([
  ['Start2024Year1', true, 2, true],
  ['Advanced2024Year1', true, 2, true],
  ['Optimum2024Year1', true, 2, false],
  ['Start2024Year1', true, 1, false],
  ['Start2024Year1', false, 2, false],
  [null, false, null, false],
])('the page of %s (offer %s, version %s): %s', (plan, hasSubscriptionOffer, version, expected) => {
  expect(hasSubscriptionPage({ plan, hasSubscriptionOffer, version })).toBe(expected)
})

it('lets a choice last a month, and in a shorter month until its last day', () => {
  expect(cinemaChangesFrom(null)).toBeNull()
  expect(cinemaChangesFrom(at('2026-11-22'))).toEqual(at('2026-12-22'))
  expect(cinemaChangesFrom(at('2027-01-31'))).toEqual(at('2027-02-28'))
  expect(cinemaChangesFrom(at('2026-12-31'))).toEqual(at('2027-01-31'))
})

it('assigns every moment of the term to the month of its number', () => {
  const start = fc.date({ min: at('2024-01-01'), max: at('2030-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(
      start,
      fc.integer({ min: 1, max: 36 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (from, term, share) => {
        const end = plusMonths(from, term)
        const moment = new Date(from.getTime() + Math.floor((end.getTime() - from.getTime()) * share))
        const number = monthAt(from, end, moment)
        expect(number === null).toBe(moment >= end)
        if (number === null) return
        expect(plusMonths(from, number - 1) <= moment).toBe(true)
        expect(plusMonths(from, number) > moment).toBe(true)
        expect(number).toBeLessThanOrEqual(term)
      },
    ),
    { numRuns: 300 },
  )
})
