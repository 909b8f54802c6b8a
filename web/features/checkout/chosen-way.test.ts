import { expect, test } from 'vitest'
import { type CartChoice, NO_CHOICE, withChosenWay } from './checkout-choice.ts'

type Options = Parameters<typeof withChosenWay>[1]
const atStand = { methodCode: 'pickup', tradePlaceId: 14, placeTitle: 'Стенд 14', date: '2026-11-28', isOffered: true }
const inCart = (...ways: readonly (object | null)[]) =>
  ({ calculation: { products: ways.map((chosenWay) => ({ chosenWay })) } }) as unknown as Options
const choice = (fields: Partial<CartChoice>) => withChosenWay({ ...NO_CHOICE, ...fields }, inCart(atStand, null))

test('starts from the pickup place and the day chosen on the shelf', () => {
  expect(choice({})).toMatchObject({ methodCode: 'pickup', tradePlaceId: 14, date: '2026-11-28' })
})
test('prefers the choice made at the checkout', () => {
  expect(choice({ methodCode: 'courier' })).toEqual({ ...NO_CHOICE, methodCode: 'courier' })
  expect(choice({ tradePlaceId: 9 })).toMatchObject({ methodCode: 'pickup', tradePlaceId: 9, date: null })
  expect(choice({ date: '2026-11-29' })).toMatchObject({ tradePlaceId: 14, date: '2026-11-29' })
})
test('keeps a chosen day with any method', () => {
  const day = { ...atStand, methodCode: null, tradePlaceId: null }
  expect(withChosenWay({ ...NO_CHOICE, methodCode: 'courier' }, inCart(day))).toMatchObject({
    methodCode: 'courier',
    date: '2026-11-28',
  })
})
test('drops a choice that is no longer available', () => {
  expect(withChosenWay(NO_CHOICE, inCart({ ...atStand, isOffered: false }))).toEqual(NO_CHOICE)
})
