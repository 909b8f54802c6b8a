import { payoutPurpose } from '@okolitsa/strings/ru/bank-format.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TAX_SYSTEMS } from '../fiscal/vat.ts'
import { kopecks } from '../money/money.ts'
import { MAX_PURPOSE } from './bank-order.ts'
import { marksIn, paymentMark } from './payment-mark.ts'
import { mayPayVat, payoutVat, type RatedSales } from './payout-vat.ts'

const sale = (percent: number | null, sum: number, isDelivery = false): RatedSales => ({ percent, sum, isDelivery })

it('names the tax of the rates at which a seller sells', () => {
  expect(payoutVat(kopecks(1_824_055), 'osn', [sale(10, 500)])).toEqual([{ percent: 10, amount: 165_823 }])
  expect(payoutVat(kopecks(3_000), 'osn', [sale(10, 200), sale(22, 90), sale(null, 10, true)])).toEqual([
    { percent: 10, amount: 181 },
    { percent: 22, amount: 180 },
  ])
  // a farm of the agricultural tax whose goods have a rate pays it; its own delivery has none
  expect(payoutVat(kopecks(1_000), 'esn', [sale(10, 50), sale(null, 50, true)])).toEqual([{ percent: 10, amount: 45 }])
  for (const taxSystem of ['npd', 'lph', 'patent'] as const) {
    expect(mayPayVat(taxSystem)).toBe(false)
    expect(payoutVat(kopecks(1_000), taxSystem, [sale(10, 50)])).toEqual([])
  }
  expect(payoutVat(kopecks(1_000), 'usn_income', [sale(null, 50)])).toEqual([])
  expect(payoutVat(kopecks(1_000), 'osn', [])).toEqual([])
})

it('is never more than the tax of the whole at the highest rate, and its purpose fits with the words of VAT and the mark', () => {
  const anySale = fc.record({
    percent: fc.constantFrom(null, 0, 5, 7, 10, 22),
    sum: fc.integer({ min: -1_000, max: 2_000_000_000 }),
    isDelivery: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000_000 }),
      fc.constantFrom(...TAX_SYSTEMS),
      fc.array(anySale, { maxLength: 12 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.option(fc.string({ minLength: 1, maxLength: 120 })),
      (amount, taxSystem, sales, id, number) => {
        const vat = payoutVat(kopecks(amount), taxSystem, sales)
        const tax = vat.reduce((sum, part) => sum + part.amount, 0)
        expect(tax).toBeLessThanOrEqual(Math.ceil((amount * 22) / 122))
        expect(new Set(vat.map(({ percent }) => percent)).size).toBe(vat.length)
        const mark = paymentMark(id)
        const contract = number === null ? null : { number, day: '2026-11-21' }
        const purpose = payoutPurpose({ contract, report: null, vat, mark })
        expect(purpose.length).toBeLessThanOrEqual(MAX_PURPOSE)
        expect(purpose).toContain('НДС')
        expect(purpose.endsWith(`[${mark}]`)).toBe(true)
        expect(purpose.includes('НДС не облагается')).toBe(vat.length === 0)
        expect(marksIn(purpose)).toContain(mark)
      },
    ),
  )
})
