import type { CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import { checkoutBodySchema } from '@okolitsa/contracts/checkout/checkout.ts'
import type { ShippingMethod } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, test } from 'vitest'
import type { CartOptions } from '../../data/checkout/use-checkout-options.ts'
import { asksAddress, isOutOfReach, NO_CHOICE, needsDoor, obstacle, settle } from './checkout-choice.ts'
import { EMPTY_FORM } from './checkout-draft.ts'
import { bodyOf, errorsOf } from './checkout-form.ts'

const day = (date: string) => ({ date, fromHour: 10, toHour: 14 })
const courier = {
  methodCode: 'courier',
  price: 199,
  minOrderSum: 800,
  tradePlace: null,
  carrier: null,
  dates: [day('2026-11-22'), day('2026-11-23')],
} as ShippingMethod
const pickup = {
  ...courier,
  methodCode: 'pickup',
  price: 0,
  minOrderSum: 0,
  tradePlace: { id: 7, title: 'Рынок', address: 'Мытная ул., 74' },
} as ShippingMethod

const way = (end: 'door' | 'office', price: number) =>
  ({
    ...courier,
    methodCode: 'cdek',
    price,
    minOrderSum: 0,
    carrier: { tariffCode: 1, end, daysMin: 2, daysMax: 4 },
  }) as ShippingMethod

/** Sample options. The minimum of 500 ₽ is for subscribers; the method has the higher minimum of other customers. */
const options = (goods: number, part: Partial<CartOptions> = {}): CartOptions => ({
  methods: [courier, pickup],
  payments: ['sbp', 'cashondelivery'],
  isCarrierSilent: false,
  calculation: {
    totals: { goods, discount: 0, bonuses: 50 },
    methods: [
      { methodCode: 'courier', deliverySum: 199, total: goods + 149, progress: { toMin: Math.max(0, 500 - goods) } },
      { methodCode: 'pickup', deliverySum: 0, total: goods - 50 },
    ],
    products: [{ id: 11 }, { id: 12 }],
    promoCode: null,
    dinners: [],
  } as unknown as CartCalculation,
  ...part,
})

test('takes the first available method by default', () => {
  expect(settle(NO_CHOICE, options(1000.1))).toMatchObject({
    methodCode: 'courier',
    date: { date: '2026-11-22' },
    paymentMethod: 'sbp',
    total: 1149.1,
  })
})

test("falls back to pickup below the courier's minimum and replaces a day that is no longer offered", () => {
  expect(obstacle('courier', options(480))).toBe('tooLittle')
  expect(obstacle('courier', options(500))).toBeNull()
  const choice = { ...NO_CHOICE, methodCode: 'courier' as const, date: '2026-11-20' }
  expect(settle(choice, options(480))).toMatchObject({
    methodCode: 'pickup',
    deliverySum: 0,
    total: 430,
    date: { date: '2026-11-22' },
  })
  expect(settle(NO_CHOICE, options(480, { methods: [courier] }))).toBeNull()
})

test('keeps the address field when the courier refuses the address', () => {
  const nowhere = options(900, { methods: [] })
  expect(asksAddress(NO_CHOICE, nowhere, true)).toBe(true)
  // also for a town without a house: another address of the town may be served
  expect(asksAddress(NO_CHOICE, nowhere, false)).toBe(true)
  const fetched = options(900, { methods: [pickup] })
  expect(asksAddress(NO_CHOICE, fetched, true)).toBe(true)
  expect(asksAddress(NO_CHOICE, fetched, false)).toBe(false)
  // the carrier serves the town: a pickup point needs no address
  const toPoint = options(900, { methods: [way('office', 300)] })
  expect(isOutOfReach(toPoint)).toBe(false)
  expect(asksAddress(NO_CHOICE, toPoint, true)).toBe(false)
  expect(asksAddress(NO_CHOICE, options(900), false)).toBe(true)
})

test('gives the reason when a method has no days', () => {
  const full = { ...courier, dates: [], noDates: 'slotsFull' } as ShippingMethod
  expect(obstacle('courier', options(1000, { methods: [full, pickup] }))).toBe('slotsFull')
  expect(obstacle('cdek', options(1000))).toBe('notHere')
})

test("takes the price from the carrier's method and requires a pickup point", () => {
  const { calculation, ...rest } = options(1000, { methods: [way('door', 450), way('office', 300)] })
  const counted = [{ methodCode: 'cdek', deliverySum: 450, total: 1400 }] as CartCalculation['methods']
  const own = { ...rest, calculation: { ...calculation, methods: counted } }
  expect(settle(NO_CHOICE, own)).toMatchObject({ methodCode: 'cdek', deliverySum: 450, total: 1400 })
  expect(needsDoor(NO_CHOICE, own)).toBe(true)

  const toOffice = { ...NO_CHOICE, methodCode: 'cdek' as const, carrierEnd: 'office' as const }
  expect(needsDoor(toOffice, own)).toBe(false)
  expect(settle(toOffice, own)).toBeNull()
  // a parcel locker is not a point of the method «office»
  expect(settle({ ...toOffice, carrierPoint: { code: 'A', end: 'locker' } }, own)).toBeNull()
  const choice = { ...toOffice, carrierPoint: { code: 'A', end: 'office' as const } }
  const settled = settle(choice, own)
  expect(settled).toMatchObject({ deliverySum: 300, total: 1250, carrierPointCode: 'A' })
  if (!settled) throw new Error('nothing to order')
  const ordered = { cartId: 'a', settled, choice, calculation: own.calculation }
  const body = bodyOf(EMPTY_FORM, [ordered], defaultLocation)
  expect(body.carts[0]).toMatchObject({ methodCode: 'cdek', carrierPointCode: 'A', expectedTotal: 1250 })
  expect(body.place).toMatchObject({ city: defaultLocation.city })
})

test('requires a door for a courier, a name in one alphabet and a phone', () => {
  expect(errorsOf({ ...EMPTY_FORM, name: 'Anna Смит' }, { needsAddress: true })).toEqual({
    addressText: 'Выберите адрес из\u00A0подсказок, с\u00A0улицей и\u00A0домом',
    name: 'Только буквы одного языка',
    phone: 'Некорректный номер телефона',
  })
})

test('builds a valid request body with the displayed sums', () => {
  const { calculation } = options(1000.1)
  const settled = settle(NO_CHOICE, options(1000.1))
  if (!settled) throw new Error('nothing to order')
  const place = {
    title: 'Москва, Пятницкая ул., 12',
    city: 'Москва',
    settlement: null,
    region: 'г Москва',
    regionCode: '77',
    street: 'Пятницкая ул.',
    house: '12',
    postalCode: null,
    coords: { latitude: 55.74, longitude: 37.62 },
  }
  const form = { ...EMPTY_FORM, name: ' Анна ', phone: '+79162041855', place, flat: '14' }
  const choice = { ...NO_CHOICE, comment: ' у ворот ', substitutions: { 12: 'ask', 99: 'none' } as const }
  const cartId = '6ecd09ad-9dc1-4b8b-8943-9856f7c64111'
  const body = checkoutBodySchema.parse(bodyOf(form, [{ cartId, settled, choice, calculation }], place))
  expect(body.carts[0]).toMatchObject({ methodCode: 'courier', expectedTotal: 1149.1, comment: 'у ворот', bonuses: 50 })
  // a substitution rule of a removed product is dropped
  expect(body.carts[0]?.substitutions).toEqual([{ productId: 12, rule: 'ask' }])
  expect(body.carts[0]?.promoCode).toBeUndefined()
  expect(body.place).toMatchObject({ street: 'Пятницкая ул.', flat: '14', entrance: null })
  expect(body.recipient).toEqual({ name: 'Анна', phone: '79162041855' })
})

test('sends a code only when it gives a discount', () => {
  const tried = (refusal: unknown) => ({ code: 'ЛУЧОК', discount: 300, refusal })
  const bodyWith = (promoCode: unknown) => {
    const own = options(2000)
    const calculation = { ...own.calculation, promoCode } as CartCalculation
    const settled = settle(NO_CHOICE, { ...own, calculation })
    if (!settled) throw new Error('nothing to order')
    return bodyOf(EMPTY_FORM, [{ cartId: 'a', settled, choice: NO_CHOICE, calculation }], defaultLocation).carts[0]
      ?.promoCode
  }
  expect(bodyWith(tried(null))).toBe('ЛУЧОК')
  expect(bodyWith(tried({ code: 'PROMO_ENDED', title: '', facts: {} }))).toBeUndefined()
})

test('uses a free delivery with the courier only, and only when it saves money', () => {
  const bodyWith = (methodCode: 'courier' | 'pickup', usesFreeDelivery: boolean) => {
    const own = options(1000)
    const calculation = { ...own.calculation, usesFreeDelivery } as CartCalculation
    const choice = { ...NO_CHOICE, methodCode }
    const settled = settle(choice, { ...own, calculation })
    if (!settled) throw new Error('nothing to order')
    return bodyOf(EMPTY_FORM, [{ cartId: 'a', settled, choice, calculation }], defaultLocation).carts[0]
      ?.useFreeDelivery
  }
  expect(bodyWith('courier', true)).toBe(true)
  expect(bodyWith('courier', false)).toBeUndefined()
  expect(bodyWith('pickup', true)).toBeUndefined()
})
