import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { describe, expect, it } from 'vitest'
import { placeShots } from '../pictures/places/all-shots.ts'
import { demoTourOperators, demoTours } from './tours.ts'

const operators = new Map(demoTourOperators.map((operator) => [operator.id, operator]))
const sum = (digits: string, weights: readonly number[]) =>
  (weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0) % 11) % 10
const clock = (at: string) => Number(at.slice(0, 2)) + Number(at.slice(3)) / 60

describe('tours of the demo', () => {
  it('has at least 30 tours in at least 15 regions, of at least 12 organizers', () => {
    expect(demoTours.length).toBeGreaterThanOrEqual(30)
    expect(new Set(demoTours.map(({ region }) => region)).size).toBeGreaterThanOrEqual(15)
    expect(new Set(demoTours.map(({ operator }) => operator)).size).toBeGreaterThanOrEqual(12)
    expect(new Set(demoTours.map(({ id }) => id)).size).toBe(demoTours.length)
    expect(new Set(demoTours.map(({ slug }) => slug)).size).toBe(demoTours.length)
    for (const { operator, region, slug } of demoTours) {
      expect(operators.has(operator), slug).toBe(true)
      expect(isRegionCode(region), slug).toBe(true)
    }
  })

  it('tours belong to organizations with valid check digits', () => {
    for (const { type, legal, slug } of demoTourOperators) {
      expect(type, slug).toBe('tour_operator')
      const isPerson = legal.tin.length === 12
      const weights = isPerson ? [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8] : [2, 4, 10, 3, 5, 9, 4, 6, 8]
      expect(sum(legal.tin, weights), slug).toBe(Number(legal.tin.at(-1)))
      expect(Number((BigInt(legal.ien.slice(0, -1)) % (isPerson ? 13n : 11n)) % 10n), slug).toBe(
        Number(legal.ien.at(-1)),
      )
    }
  })

  it("a tour's programme starts at the meeting, is in order and ends within the tour", () => {
    for (const { slug, programme, dates, hours } of demoTours) {
      const starts = programme.map(([day, at]) => (day - 1) * 24 + clock(at))
      expect(starts, slug).toEqual(starts.toSorted((a, b) => a - b))
      expect(starts[0], slug).toBe(clock(dates.at))
      expect((starts.at(-1) ?? 0) - clock(dates.at), slug).toBeLessThan(hours)
    }
  })

  it('tours can be booked: enough places, prices, descending refunds, overnight tours with a register entry only', () => {
    for (const { slug, dates, minimum, prices, cancellation, hours, register, notIncluded, included } of demoTours) {
      expect(prices[0]?.kind, slug).toBe('adult')
      expect(dates.places, slug).toBeGreaterThanOrEqual(minimum?.people ?? 1)
      expect(Math.max(0, ...(dates.taken ?? [])), slug).toBeLessThanOrEqual(dates.places)
      for (const { kind, places } of prices) expect(places !== undefined, slug).toBe(kind === 'group')
      expect(cancellation, slug).toEqual(cancellation.toSorted(([a], [b]) => b - a))
      expect(cancellation[0]?.[1], slug).toBe(100)
      if (hours > 24) expect(register, slug).not.toBe('excursion')
      expect(included.length + notIncluded.length, slug).toBeGreaterThan(1)
    }
  })

  it('tours have existing pictures', () => {
    const scenes = placeShots()
    for (const { slug, images } of demoTours) {
      expect(images.length, slug).toBe(4)
      for (const image of images) expect(scenes.has(image), image).toBe(true)
    }
  })
})
