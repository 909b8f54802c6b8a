import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { chooseCdekTariff, endsAtDoor, type PricedTariff } from './cdek-tariff.ts'

const tariff = (code: number, mode: number, roubles: number, daysMax = 5): PricedTariff => ({
  code,
  mode,
  price: kopecks(roubles * 100),
  daysMax,
})

describe('the CDEK tariff that is offered', () => {
  it('is of mode 3, however dear', () => {
    const tariffs = [tariff(136, 4, 200), tariff(137, 3, 900), tariff(138, 2, 300)]
    expect(chooseCdekTariff(tariffs)?.code).toBe(137)
  })

  it('is the cheapest of mode 3', () => {
    const tariffs = [tariff(482, 3, 700), tariff(233, 3, 350), tariff(137, 3, 400)]
    expect(chooseCdekTariff(tariffs)?.code).toBe(233)
  })

  it('is the cheapest when there is no mode 3', () => {
    expect(chooseCdekTariff([tariff(139, 1, 800), tariff(138, 2, 300), tariff(136, 4, 310)])?.code).toBe(138)
  })

  it('is the faster of equal prices, then the smaller code', () => {
    expect(chooseCdekTariff([tariff(1, 3, 500, 9), tariff(2, 3, 500, 4)])?.code).toBe(2)
    expect(chooseCdekTariff([tariff(7, 3, 500), tariff(5, 3, 500)])?.code).toBe(5)
  })

  it('is never one for nothing', () => {
    expect(chooseCdekTariff([tariff(137, 3, 0), tariff(136, 4, 250)])?.code).toBe(136)
    expect(chooseCdekTariff([tariff(137, 3, 0)])).toBeNull()
    expect(chooseCdekTariff([])).toBeNull()
  })

  it('does not depend on the order of the answer', () => {
    const any = fc.record({
      code: fc.integer({ min: 1, max: 600 }),
      mode: fc.integer({ min: 1, max: 10 }),
      price: fc.integer({ min: 0, max: 500_000 }).map(kopecks),
      daysMax: fc.integer({ min: 0, max: 30 }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: ({ code }) => code }), (tariffs) => {
        const chosen = chooseCdekTariff(tariffs)
        expect(chooseCdekTariff(tariffs.toReversed())).toEqual(chosen)
        const payable = tariffs.filter(({ price }) => price > 0)
        const rivals = payable.some(({ mode }) => mode === 3) ? payable.filter(({ mode }) => mode === 3) : payable
        expect(chosen?.price ?? null).toBe(rivals.length > 0 ? Math.min(...rivals.map(({ price }) => price)) : null)
      }),
    )
  })
})

it.each([
  [1, true],
  [2, false],
  [3, true],
  [4, false],
  [7, false],
  [8, true],
  [10, false],
])('mode %i ends at the door: %s', (mode, isAtDoor) => {
  expect(endsAtDoor(mode)).toBe(isAtDoor)
})
