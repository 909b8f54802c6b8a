import { expect, test } from 'vitest'
import { type CartChoice, NO_CHOICE, withChosenWay } from './checkout-choice.ts'

type Options = Parameters<typeof withChosenWay>[1]
const atStand = { methodCode: 'pickup', tradePlaceId: 14, placeTitle: 'Стенд 14', date: '2026-11-28', isOffered: true }
const inCart = (...ways: readonly (object | null)[]) =>
  ({ calculation: { products: ways.map((chosenWay) => ({ chosenWay })) } }) as unknown as Options
const choice = (fields: Partial<CartChoice>) => withChosenWay({ ...NO_CHOICE, ...fields }, inCart(atStand, null))

test('a checkout begins with the stand and the day chosen on the shelf', () => {
  expect(choice({})).toMatchObject({ methodCode: 'pickup', tradePlaceId: 14, date: '2026-11-28' })
})
test('what is chosen at the checkout goes before it', () => {
  expect(choice({ methodCode: 'courier' })).toEqual({ ...NO_CHOICE, methodCode: 'courier' })
  expect(choice({ tradePlaceId: 9 })).toMatchObject({ methodCode: 'pickup', tradePlaceId: 9, date: null })
  expect(choice({ date: '2026-11-29' })).toMatchObject({ tradePlaceId: 14, date: '2026-11-29' })
})
test('a day alone is kept by whatever way is chosen', () => {
  const day = { ...atStand, methodCode: null, tradePlaceId: null }
  expect(withChosenWay({ ...NO_CHOICE, methodCode: 'courier' }, inCart(day))).toMatchObject({
    methodCode: 'courier',
    date: '2026-11-28',
  })
})
test('what can not be had any more is forgotten', () => {
  expect(withChosenWay(NO_CHOICE, inCart({ ...atStand, isOffered: false }))).toEqual(NO_CHOICE)
})
