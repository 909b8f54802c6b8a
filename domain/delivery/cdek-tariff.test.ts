import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { cdekTariffsByEnd, chooseCdekTariff, type PricedTariff, parcelEndOf } from './cdek-tariff.ts'

const tariff = (code: number, mode: number, roubles: number, daysMax = 5): PricedTariff => ({
  code,
  mode,
  price: kopecks(roubles * 100),
  daysMax,
})

describe('the offered CDEK tariff', () => {
  it('prefers mode 3 at any price', () => {
    const tariffs = [tariff(136, 4, 200), tariff(137, 3, 900), tariff(138, 2, 300)]
    expect(chooseCdekTariff(tariffs)?.code).toBe(137)
  })

  it('chooses the cheapest tariff of mode 3', () => {
    const tariffs = [tariff(482, 3, 700), tariff(233, 3, 350), tariff(137, 3, 400)]
    expect(chooseCdekTariff(tariffs)?.code).toBe(233)
  })

  it('chooses the cheapest tariff when there is no mode 3', () => {
    expect(chooseCdekTariff([tariff(139, 1, 800), tariff(138, 2, 300), tariff(136, 4, 310)])?.code).toBe(138)
  })

  it('chooses the faster of equal prices, then the smaller code', () => {
    expect(chooseCdekTariff([tariff(1, 3, 500, 9), tariff(2, 3, 500, 4)])?.code).toBe(2)
    expect(chooseCdekTariff([tariff(7, 3, 500), tariff(5, 3, 500)])?.code).toBe(5)
  })

  it('never chooses a free tariff', () => {
    expect(chooseCdekTariff([tariff(137, 3, 0), tariff(136, 4, 250)])?.code).toBe(136)
    expect(chooseCdekTariff([tariff(137, 3, 0)])).toBeNull()
    expect(chooseCdekTariff([])).toBeNull()
  })

  it('chooses the same tariff in any order of the response', () => {
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

describe('tariffs by delivery end', () => {
  it('returns one tariff for each end, the preferred one first, then by price', () => {
    const tariffs = [
      tariff(136, 4, 300),
      tariff(234, 4, 280),
      tariff(137, 3, 500),
      tariff(139, 1, 450),
      tariff(368, 7, 200),
    ]
    expect(cdekTariffsByEnd(tariffs).map(({ code }) => code)).toEqual([137, 368, 234])
  })

  it('starts with the cheapest tariff when none is of mode 3', () => {
    expect(cdekTariffsByEnd([tariff(139, 1, 800), tariff(136, 4, 310)]).map(({ code }) => code)).toEqual([136, 139])
    expect(cdekTariffsByEnd([tariff(136, 4, 0)])).toEqual([])
  })
})

it.each([
  [1, 'door'],
  [2, 'office'],
  [3, 'door'],
  [4, 'office'],
  [7, 'locker'],
  [8, 'door'],
  [10, 'locker'],
])('mode %i ends at the %s', (mode, end) => {
  expect(parcelEndOf(mode)).toBe(end)
})
