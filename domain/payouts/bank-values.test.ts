import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { bankAmount, bankDay, parseBankAmount, parseBankDay } from './bank-values.ts'
import { marksIn, paymentMark } from './payment-mark.ts'

it('reads every amount that it writes, to the kopeck', () => {
  expect([0, 5, 1_824_055].map((amount) => bankAmount(kopecks(amount)))).toEqual(['0.00', '0.05', '18240.55'])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (amount) => {
      expect(bankAmount(kopecks(amount))).toMatch(/^\d+\.\d\d$/)
      expect(parseBankAmount(bankAmount(kopecks(amount)))).toBe(amount)
    }),
  )
})

it('reads amounts as other banks write them, and refuses everything else', () => {
  expect(['1234.5', '1234,56', '1 234,56', '1\u00A0234', '1234'].map(parseBankAmount)).toEqual([
    123_450, 123_456, 123_456, 123_400, 123_400,
  ])
  expect(['', '-1', '1.234', '1,2,3', 'x', '1e3', '.5', '99999999999999'].map(parseBankAmount)).toEqual(
    Array(8).fill(null),
  )
})

it('reads days with and without a century, and refuses days that do not exist', () => {
  expect(['30.11.2026', '30.11.26', '1.2.2026', '2026-11-30', '30.11.2026 10:15:00'].map(parseBankDay)).toEqual([
    ...['2026-11-30', '2026-11-30', '2026-02-01', '2026-11-30', '2026-11-30'],
  ])
  expect(['31.11.2026', '2026-02-30', '', '30/11/2026', '30.11.20261'].map(parseBankDay)).toEqual(Array(5).fill(null))
  expect(bankDay('2026-11-30')).toBe('30.11.2026')
})

it('gives each payment a mark of its own, which survives lost brackets and another case', () => {
  const marks = Array.from({ length: 2_000 }, (_, id) => paymentMark(id))
  expect(new Set(marks).size).toBe(2_000)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 32 ** 7 - 1 }), fc.integer({ min: 0, max: 7 }), (id, place) => {
      const mark = paymentMark(id)
      expect(mark).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
      expect(marksIn(`Выплата № 1, НДС нет. [${mark}]`)).toEqual([mark])
      expect(marksIn(`ВЫПЛАТА ${mark.toLowerCase()} ${mark}`)).toEqual([mark])
      // one wrong letter is no mark of another payment
      const wrong = `${mark.slice(0, place)}${mark[place] === 'Z' ? 'Y' : 'Z'}${mark.slice(place + 1)}`
      expect(marksIn(wrong)).toEqual([])
    }),
  )
  expect(() => paymentMark(32 ** 7)).toThrow(RangeError)
})
