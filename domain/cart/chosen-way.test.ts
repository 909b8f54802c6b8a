import { describe, expect, test } from 'vitest'
import { type ChosenWay, lastOffered, wayChosen } from './chosen-way.ts'

const stand = { methodCode: 'pickup', tradePlace: { id: 14 }, dates: [{ date: '2026-11-28' }, { date: '2026-11-29' }] }
const shelf = { methodCode: 'pickup', tradePlace: { id: 9 }, dates: [{ date: '2026-11-27' }] }
const courier = { methodCode: 'courier', tradePlace: null, dates: [{ date: '2026-11-30' }] }
const offered = [courier, shelf, stand]
const chosen = (fields: Partial<ChosenWay>): ChosenWay => ({
  methodCode: 'pickup',
  tradePlaceId: null,
  date: null,
  ...fields,
})

describe('the delivery method of a chosen filter', () => {
  test('selects the method at the chosen place, even when another one is earlier', () =>
    expect(wayChosen(chosen({ tradePlaceId: 14 }), offered)).toBe(stand))
  test('selects the first method available on the chosen day', () => {
    expect(wayChosen(chosen({ date: '2026-11-29' }), offered)).toBe(stand)
    expect(wayChosen(chosen({ methodCode: 'courier', date: '2026-11-30' }), offered)).toBe(courier)
    expect(wayChosen(chosen({ methodCode: null, date: '2026-11-27' }), offered)).toBe(shelf)
  })
  test('selects no method when the place is closed or the day has passed', () => {
    expect(wayChosen(chosen({ tradePlaceId: 77 }), offered)).toBeUndefined()
    expect(wayChosen(chosen({ tradePlaceId: 14, date: '2026-12-05' }), offered)).toBeUndefined()
    expect(wayChosen(chosen({}), [{ ...stand, dates: [] }])).toBeUndefined()
  })
})

test('selects the most recently chosen method that is still offered', () => {
  const [first, last] = [{ isOffered: true }, { isOffered: true }]
  expect(lastOffered([{ chosenWay: first }, { chosenWay: last }, { chosenWay: { isOffered: false } }])).toBe(last)
  expect(lastOffered([{ chosenWay: null }])).toBe(null)
})
