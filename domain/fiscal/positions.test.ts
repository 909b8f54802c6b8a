import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { DELIVERY, MEASURES, positionsOf, type SoldItem } from './positions.ts'
import { deliveryVatOf, TAX_SYSTEMS, VAT_CODES, vatCodeOf, vatInside } from './vat.ts'

const cheese: SoldItem = {
  key: '1',
  name: 'Cheese',
  measure: MEASURES.kilogram,
  amount: 850,
  payable: kopecks(182_892),
  agreed: { amount: 900, payable: kopecks(193_650) },
  vat: 10,
}
const eggs: SoldItem = {
  key: '2',
  name: 'Eggs',
  measure: MEASURES.piece,
  amount: 3,
  payable: kopecks(50_000),
  agreed: { amount: 3, payable: kopecks(50_000) },
  vat: null,
}

describe('positions of a receipt', () => {
  it('omits a surrogate pair at the end of a name when only half of it fits', () => {
    const name = `${'a'.repeat(127)}\u{1F600} the end`
    const [row] = positionsOf({ ...cheese, name }, cheese.payable, 'full_payment', 'osn')
    expect(row?.name).toBe('a'.repeat(127))
  })

  it('writes weighed goods as kilograms with three decimals', () => {
    expect(positionsOf(cheese, cheese.payable, 'full_payment', 'osn')).toEqual([
      {
        key: '1',
        name: 'Cheese',
        price: 215_167,
        quantity: 0.85,
        measure: 11,
        sum: 182_892,
        method: 'full_payment',
        object: 'goods',
        vat: { code: 'vat10', sum: 16_626 },
      },
    ])
  })

  it('splits an indivisible sum of pieces into two positions a kopeck apart', () => {
    const rows = positionsOf(eggs, eggs.payable, 'full_payment', 'esn')
    expect(rows.map(({ price, quantity, sum }) => [price, quantity, sum])).toEqual([
      [16_666, 1, 16_666],
      [16_667, 2, 33_334],
    ])
  })

  it('converts a part of the money to that part of the goods, and a broken piece to one unit', () => {
    expect(positionsOf(cheese, kopecks(10_758), 'full_prepayment', 'osn')).toMatchObject([
      { quantity: 0.049, sum: 10_758, vat: { code: 'vat110' } },
    ])
    expect(positionsOf(eggs, kopecks(10_000), 'full_prepayment', 'osn')).toMatchObject([
      { quantity: 1, price: 10_000, sum: 10_000 },
    ])
  })

  it('writes delivery as a service, omits zero sums and cuts long names', () => {
    const delivery = {
      ...eggs,
      key: DELIVERY,
      name: 'd'.repeat(200),
      amount: 1,
      agreed: { amount: 1, payable: kopecks(29_900) },
    }
    const [row] = positionsOf(delivery, kopecks(29_900), 'full_prepayment', 'osn')
    expect(row).toMatchObject({ object: 'service', quantity: 1, vat: { code: 'vat122', sum: 5_391 } })
    expect(row?.name).toHaveLength(128)
    expect(positionsOf(eggs, kopecks(0), 'full_payment', 'osn')).toEqual([])
  })

  it('law: positions add up to the sum, and price × quantity is the sum of each', () => {
    const anyItem = fc.record({
      key: fc.constant('1'),
      name: fc.string({ minLength: 1 }),
      measure: fc.constantFrom(...Object.values(MEASURES)),
      amount: fc.integer({ min: 0, max: 60_000 }),
      payable: fc.integer({ min: 0, max: 30_000_000 }).map(kopecks),
      agreed: fc.record({
        amount: fc.integer({ min: 1, max: 60_000 }),
        payable: fc.integer({ min: 0, max: 30_000_000 }).map(kopecks),
      }),
      vat: fc.constantFrom(null, 0, 5, 7, 10, 22),
    })
    const anyPart = fc.integer({ min: 0, max: 30_000_000 }).map(kopecks)
    fc.assert(
      fc.property(anyItem, fc.option(anyPart), fc.constantFrom(...TAX_SYSTEMS), (item, part, taxSystem) => {
        const sum = part ?? item.payable
        const rows = positionsOf(item, sum, 'full_payment', taxSystem)
        expect(rows.length).toBeLessThanOrEqual(2)
        expect(rows.reduce((total, row) => total + row.sum, 0)).toBe(sum)
        for (const row of rows) {
          expect(Math.abs(row.price * row.quantity - row.sum)).toBeLessThanOrEqual(0.5 + 1e-6)
          expect(row.quantity).toBeGreaterThan(0)
          expect(row.vat.sum).toBeLessThanOrEqual(row.sum)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('VAT', () => {
  it.each([
    ['osn', 22, false, 'vat22'],
    ['osn', 22, true, 'vat122'],
    ['osn', 10, true, 'vat110'],
    ['usn_income', 5, false, 'vat5'],
    ['usn_income', 7, true, 'vat107'],
    ['esn', 0, true, 'vat0'],
    ['esn', null, false, 'none'],
    ['npd', 10, false, 'none'],
    ['lph', 10, false, 'none'],
    ['patent', 22, true, 'none'],
  ] as const)('%s, %s %%, prepaid %s: %s', (taxSystem, percent, isPrepaid, code) => {
    expect(vatCodeOf(taxSystem, percent, isPrepaid)).toBe(code)
  })

  it('refuses rates of past years', () => {
    expect(() => vatCodeOf('osn', 20, false)).toThrow(RangeError)
  })

  it('extracts the tax from the price', () => {
    const sums = Object.fromEntries(VAT_CODES.map((code) => [code, vatInside(code, kopecks(122_000))]))
    expect(sums).toMatchObject({ none: 0, vat0: 0, vat22: 22_000, vat122: 22_000, vat10: 11_090, vat105: 5_809 })
    expect(deliveryVatOf('npd')).toBeNull()
    expect(deliveryVatOf('lph')).toBeNull()
  })
})
