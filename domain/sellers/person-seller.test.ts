import { expect, it } from 'vitest'
import { isPersonTin } from '../companies/tin.ts'
import { kopecks } from '../money/money.ts'
import { maskedNumber, npdLevelOf, npdLimitOn, personKindOf, personMistakes } from './person-seller.ts'

const IEN = '304500116000157'
const TIN = '500100732259'

it('distinguishes persons from sellers of the state register by the missing registration number', () => {
  expect(personKindOf({ ien: '', taxSystem: 'npd' })).toBe('selfEmployed')
  expect(personKindOf({ ien: '', taxSystem: 'lph' })).toBe('household')
  expect(personKindOf({ ien: IEN, taxSystem: 'npd' })).toBeNull()
})

it('refuses a person with another tax or the number of a company, and a registered seller with the tax of plots', () => {
  expect(personMistakes({ tin: TIN, ien: '', taxSystem: 'npd' })).toEqual({})
  expect(personMistakes({ tin: TIN, ien: IEN, taxSystem: 'npd' })).toEqual({})
  expect(personMistakes({ tin: TIN, ien: '', taxSystem: 'osn' })).toEqual({ taxSystem: 'wrongValue' })
  expect(personMistakes({ tin: TIN, ien: IEN, taxSystem: 'lph' })).toEqual({ taxSystem: 'wrongValue' })
  expect(personMistakes({ tin: '7707083893', ien: '', taxSystem: 'lph' })).toEqual({ tin: 'wrongValue' })
})

it('accepts the number of a person only', () => {
  expect([TIN, '7707083893', '000000000000', '500100732258'].map(isPersonTin)).toEqual([true, false, false, false])
})

it('warns at 80 and 95 per cent of the year limit and at the limit itself', () => {
  const limit = npdLimitOn('2026-11-30')
  expect(limit).toBe(kopecks(240_000_000))
  const sold = [0, 191_999_999, 192_000_000, 227_999_999, 228_000_000, 239_999_999, 240_000_000]
  expect(sold.map((sum) => npdLevelOf(sum, limit))).toEqual(['calm', 'calm', 'near', 'near', 'close', 'close', 'over'])
})

it('masks a number up to its last two characters', () => {
  expect(maskedNumber(TIN)).toBe('••••••••••59')
})
