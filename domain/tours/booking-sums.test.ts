import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Kopecks, kopecks } from '../money/money.ts'
import { type BookedPlace, bookingSums, placesBack, prepaidOf } from './booking-sums.ts'
import { backPercentAt, cancellationTable } from './cancellation.ts'
import { nextOffers } from './waiting.ts'

const percent = fc.integer({ min: 0, max: 100 })
const prepayment = fc.integer({ min: 1, max: 100 })
const sums = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 8 })
const placesOf = (all: readonly number[]): BookedPlace[] =>
  all.map((sum, index) => ({ lineId: index + 1, sum: kopecks(sum), kept: null }))

it('splits the price into prepayment and remaining sum, without negative sums', () => {
  fc.assert(
    fc.property(sums, prepayment, (all, part) => {
      const entries = all.map((price) => ({ price: { price: kopecks(price), places: 2 } }))
      const { people, total, payNow, payLater } = bookingSums(entries, part)
      expect([people, payNow + payLater]).toEqual([all.length * 2, total])
      expect(part === 100 ? payLater : 0).toBe(0)
    }),
  )
})

it('refunds as much for places cancelled one by one as for all of them together', () => {
  fc.assert(
    fc.property(sums, prepayment, percent, (all, prepaymentPercent, backPercent) => {
      const terms = { prepaymentPercent, backPercent }
      const places = placesOf(all)
      const paid = places.reduce((sum, { sum: price }) => sum + prepaidOf(price, prepaymentPercent), 0)
      const atOnce = placesBack(places, new Set(places.map(({ lineId }) => lineId)), terms)
      expect(atOnce.back + atOnce.kept).toBe(paid)
      expect([atOnce.cancelsBooking, atOnce.totalAfter, atOnce.payLaterAfter]).toEqual([true, atOnce.kept, 0])
      let [now, back] = [places, 0]
      for (const { lineId } of places) {
        const one = placesBack(now, new Set([lineId]), terms)
        back += one.back
        // never asks for more, and never retains unpaid money
        expect(one.payOnline + back).toBe(paid)
        expect(one.payOnline + one.payLaterAfter).toBe(one.totalAfter)
        now = now.map((place) => (place.lineId === lineId ? { ...place, kept: one.lines[0]?.kept as Kopecks } : place))
      }
      expect(back).toBe(atOnce.back)
    }),
  )
})

it('selects the terms by the hours left, to the minute', () => {
  const steps = [
    { hoursBefore: 240, backPercent: 100 },
    { hoursBefore: 96, backPercent: 70 },
  ]
  const startsAt = new Date('2026-12-05T06:00:00Z')
  const at = (moment: string) => backPercentAt(steps, startsAt, new Date(moment))
  expect(at('2026-11-25T06:00:00Z')).toBe(100)
  expect(at('2026-11-25T06:01:00Z')).toBe(70)
  expect(at('2026-12-01T06:01:00Z')).toBe(0)
  expect(at('2026-12-06T06:00:00Z')).toBe(0)
  expect(
    cancellationTable(steps, startsAt).map(({ until, backPercent }) => [until?.toISOString(), backPercent]),
  ).toEqual([
    ['2026-11-25T06:00:00.000Z', 100],
    ['2026-12-01T06:00:00.000Z', 70],
    [undefined, 0],
  ])
})

it('offers places in order to groups that fit, never more than are free', () => {
  const queue = [4, 1, 2, 1].map((people, index) => ({ id: String(index), people }))
  expect(nextOffers(queue, 3).map(({ id }) => id)).toEqual(['1', '2'])
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 }),
      fc.integer({ min: 0, max: 12 }),
      (all, left) => {
        const waiting = all.map((people, index) => ({ id: String(index), people }))
        const offered = nextOffers(waiting, left)
        const given = offered.reduce((sum, { people }) => sum + people, 0)
        expect(given).toBeLessThanOrEqual(left)
        expect(waiting.every((one) => offered.includes(one) || one.people > left - given || given > 0)).toBe(true)
      },
    ),
  )
})
