import { expect, it } from 'vitest'
import { isReady, type ReadinessFacts, readinessOf } from './readiness.ts'

const READY: ReadinessFacts = {
  type: 'farmer',
  legalName: 'ИП Ерофеев Павел Ильич',
  legalAddress: 'Осташков',
  tin: '690100077152',
  ien: '318690100007718',
  taxSystem: 'usn_income',
  hasPlotPaper: false,
  phone: '79162041855',
  story: ['Пасека у рощи.'],
  image: 'goods/photo.webp',
  weekdays: 2,
  rates: 1,
  hasKitchen: false,
  withCdek: false,
  tradePlaces: 0,
  paymentMethods: 1,
  papers: 1,
  goods: 1,
}
const missing = (facts: Partial<ReadinessFacts>) =>
  readinessOf({ ...READY, ...facts })
    .filter(({ isDone }) => !isDone)
    .map(({ name }) => name)

it('a complete seller has no open points', () => {
  expect(missing({})).toEqual([])
  expect(isReady(readinessOf(READY))).toBe(true)
  expect(isReady(readinessOf({ ...READY, goods: 0 }))).toBe(false)
})

it.each<[Partial<ReadinessFacts>, string]>([
  [{ tin: '' }, 'company'],
  [{ ien: '', taxSystem: 'lph', papers: 0 }, 'plot'],
  [{ phone: null }, 'contact'],
  [{ story: [] }, 'story'],
  [{ image: 'food/i-bee.webp' }, 'photo'],
  [{ rates: 0 }, 'delivery'],
  [{ weekdays: 0 }, 'delivery'],
  [{ paymentMethods: 0 }, 'payment'],
  [{ papers: 0 }, 'papers'],
  [{ goods: 0 }, 'goods'],
])('%j lacks %s', (facts, name) => expect(missing(facts)).toEqual([name]))

it('accepts the carrier or pickup instead of a courier', () => {
  expect(missing({ rates: 0, withCdek: true })).toEqual([])
  expect(missing({ rates: 0, tradePlaces: 1 })).toEqual([])
})

it('requires a kitchen of restaurants, no documents of restaurants and tours, and no delivery of tours', () => {
  const none = { rates: 0, weekdays: 0, papers: 0 }
  expect(missing({ ...none, type: 'restaurant' })).toEqual(['kitchen', 'delivery'])
  expect(missing({ papers: 0, hasKitchen: true, type: 'restaurant' })).toEqual([])
  expect(missing({ ...none, type: 'tour_operator' })).toEqual([])
})
