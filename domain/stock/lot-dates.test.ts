import { expect, it } from 'vitest'
import { type KeptLot, type LotDates, lotTrouble } from './lot-dates.ts'

const TODAY = '2026-11-29'
const given = (dates: Partial<LotDates> = {}): LotDates => ({ madeOn: null, bestBefore: null, ...dates })
const kept = (dates: Partial<KeptLot> = {}): KeptLot => ({
  ...{ madeOn: null, bestBefore: null, remaining: 3, isRecalled: false },
  ...dates,
})
const of = (dates: Partial<LotDates>, lot: KeptLot | null = null) => lotTrouble(given(dates), lot, TODAY)

it('accepts a lot made by today that has not expired', () => {
  expect([of({}), of({ madeOn: TODAY, bestBefore: TODAY }), of({ madeOn: '2020-01-01' })]).toEqual([null, null, null])
})

it('refuses an expired lot and one not made yet', () => {
  expect(of({ bestBefore: '2026-11-28' })).toBe('expired')
  expect(of({ bestBefore: '1999-01-01' })).toBe('expired')
  expect(of({ madeOn: '2026-11-30' })).toBe('notMadeYet')
})

it('takes missing dates from the lot of the same number', () => {
  expect(of({}, kept({ bestBefore: '2026-11-28' }))).toBe('expired')
  expect(of({}, kept({ bestBefore: '2026-11-28', remaining: 0 }))).toBe('expired')
  expect(of({ madeOn: '2026-11-20' }, kept({ bestBefore: '2026-12-20' }))).toBe(null)
})

it('refuses other dates for stock that has dates, and adds dates to stock without them', () => {
  expect(of({ bestBefore: '2027-03-01' }, kept({ bestBefore: '2027-01-01' }))).toBe('otherDates')
  expect(of({ madeOn: '2026-11-02' }, kept({ madeOn: '2026-11-01' }))).toBe('otherDates')
  expect(of({ bestBefore: '2027-03-01' }, kept({ bestBefore: '2027-03-01' }))).toBe(null)
  expect(of({ bestBefore: '2027-03-01' }, kept())).toBe(null)
  expect(of({ bestBefore: '2027-03-01' }, kept({ bestBefore: '2026-01-01', remaining: 0 }))).toBe(null)
})

it('refuses a lot that expires before it was made', () => {
  expect(of({ madeOn: '2026-11-20' }, kept({ bestBefore: '2026-12-20' }))).toBe(null)
  expect(of({ bestBefore: '2026-11-29' }, kept({ madeOn: '2026-11-29' }))).toBe(null)
  expect(of({ madeOn: '2027-01-01', bestBefore: '2026-12-01' })).toBe('notMadeYet')
})

it('refuses a recalled lot, with any remaining stock', () => {
  expect(of({}, kept({ isRecalled: true, remaining: 0 }))).toBe('recalled')
})
