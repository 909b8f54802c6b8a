import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plusDays } from '../clock/clock.ts'
import { kopecks } from '../money/money.ts'
import { holdsOn, type SpecialPrice } from './price.ts'
import { isAbove, specialPricesMistakes } from './product-fields.ts'

const FIRST = '2026-11-01'
const end = fc.option(fc.integer({ min: 0, max: 12 }).map((days) => plusDays(FIRST, days)))
const special = fc.record({ price: fc.integer({ min: 1, max: 99 }).map(kopecks), from: end, to: end })

it('refuses special prices that overlap', () => {
  fc.assert(
    fc.property(fc.array(special, { maxLength: 4 }), (specials: SpecialPrice[]) => {
      const isTaken = Object.keys(specialPricesMistakes(specials, 100)).length === 0
      const days = Array.from({ length: 15 }, (_, index) => plusDays(FIRST, index - 1))
      const isOneADay = days.every((day) => specials.filter((one) => holdsOn(one, day)).length <= 1)
      const areForward = specials.every(({ from, to }) => from === null || to === null || from <= to)
      // open ends may meet beyond the tested days, so the check covers one direction only
      if (isTaken) expect([isOneADay, areForward]).toEqual([true, true])
      else if (specials.every(({ from, to }) => from !== null && to !== null))
        expect(isOneADay && areForward).toBe(false)
    }),
  )
})

it('refuses a special price that is not lower than the usual one', () => {
  const of = (price: number) => specialPricesMistakes([{ price: kopecks(price), from: null, to: null }], 100)
  expect([of(99), of(100), of(0)]).toEqual([
    {},
    { 'specialPrices.0.price': 'tooBig' },
    { 'specialPrices.0.price': 'tooSmall' },
  ])
})

it('refuses a category or its descendant as its own parent', () => {
  const parents = new Map([
    [1, null],
    [11, 1],
    [111, 11],
    [2, null],
  ])
  expect([
    isAbove(1, 111, parents),
    isAbove(11, 11, parents),
    isAbove(2, 111, parents),
    isAbove(111, 1, parents),
  ]).toEqual([true, true, false, false])
})
