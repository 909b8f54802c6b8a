import { randomUUID } from 'node:crypto'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ANNA, BORIS, FARM, HAM, OTHER_FARM, PICKUP, twoFarms } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import {
  byCourier,
  type CodeOptions,
  cartOfEggs,
  giveBonuses,
  startAfresh,
  writePromoCode,
} from './loyalty-shop.data.ts'

const shop = await twoFarms()
beforeEach(() => startAfresh(shop))
afterEach(async () => {
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const promo = (code: string, options?: CodeOptions) => writePromoCode(shop, code, options)
const give = (customerId: number, bonuses: number, at?: string) => giveBonuses(shop, customerId, bonuses, at)
const balanceOf = async (customerId: number) =>
  (await shop.call('GET', '/api/v1/user/bonuses', { as: customerId })).body.balance
const order = async (id: number, as = ANNA) => (await shop.call('GET', `/api/v1/orders/${id}`, { as })).body
const eggsOf = (as: number) => cartOfEggs(shop, as)

describe('GET /api/v1/promocodes/farmer/{id}', () => {
  it('lists codes that are valid today and not used up', async () => {
    await promo('ЛУЧОК', { value: 30_000, minSum: kopecks(150_000) })
    await promo('ДЕСЯТЬ', { kind: 'percent', value: 10, fromDate: '2026-11-21', toDate: '2026-11-21' })
    await promo('ЗАВТРА', { fromDate: '2026-11-22' })
    await promo('ВЧЕРА', { toDate: '2026-11-20' })
    await promo('ЛИЧНЫЙ', { customerId: ANNA })
    await promo('ТИХИЙ', { isListed: false })
    await promo('ЧУЖОЙ', { seller: OTHER_FARM })
    const { status, body } = await shop.call('GET', `/api/v1/promocodes/farmer/${FARM}`)
    expect(status).toBe(200)
    expect(body.items).toEqual([
      expect.objectContaining({
        code: 'ДЕСЯТЬ',
        kind: 'percent',
        value: 10,
        minSum: 0,
        fromDate: '2026-11-21',
        toDate: '2026-11-21',
        title: 'Минус 10\u00A0% на\u00A0любой заказ',
      }),
      expect.objectContaining({
        code: 'ЛУЧОК',
        farmerId: FARM,
        kind: 'fixed',
        value: 300,
        minSum: 1500,
        fromDate: '2026-11-01',
        toDate: '2026-11-30',
        isPersonal: false,
        title: 'Минус 300\u00A0₽ на\u00A0заказ от\u00A01\u00A0500\u00A0₽',
      }),
    ])
    const mine = await shop.call('GET', `/api/v1/promocodes/farmer/${FARM}/promocodes-by-user`, { as: ANNA })
    expect(mine.body.items.map(({ code }: { code: string }) => code)).toEqual(['ЛИЧНЫЙ', 'ДЕСЯТЬ', 'ЛУЧОК'])
    const his = await shop.call('GET', `/api/v1/promocodes/farmer/${FARM}/promocodes-by-user`, { as: BORIS })
    expect(his.body.items).toHaveLength(2)
  })
  it('answers 404 to strangers, and offers guests no own list', async () => {
    expect((await shop.call('GET', '/api/v1/promocodes/farmer/999')).status).toBe(404)
    expect((await shop.call('GET', '/api/v1/promocodes/farmer/goose')).status).toBe(404)
    expect((await shop.call('GET', `/api/v1/promocodes/farmer/${FARM}/promocodes-by-user`)).status).toBe(401)
    expect((await shop.call('GET', `/api/v1/promocodes/farmer/${FARM}`, { site: OTHER_FARM })).status).toBe(404)
  })
})

describe('GET /server/v2/promocodes/{code}', () => {
  const find = (code: string, options = {}) =>
    shop.call('GET', `/server/v2/promocodes/${encodeURIComponent(code)}`, options)
  it('finds a code in any case, also an unlisted one, at the given seller or the first one', async () => {
    await promo('ОСЕНЬ', { isListed: false })
    await promo('ОСЕНЬ', { seller: OTHER_FARM, kind: 'percent', value: 5 })
    expect((await find(' осень ')).body).toMatchObject({ code: 'ОСЕНЬ', farmerId: FARM })
    const other = await shop.call('GET', `/server/v2/promocodes/${encodeURIComponent('Осень')}?farmerId=${OTHER_FARM}`)
    expect(other.body).toMatchObject({ farmerId: OTHER_FARM, value: 5 })
    expect((await find('осень', { site: OTHER_FARM })).body.farmerId).toBe(OTHER_FARM)
  })
  it('answers 404 for an ended, unknown or another person’s code', async () => {
    await promo('ПРОШЛА', { toDate: '2026-11-20' })
    await promo('ЛИЧНЫЙ', { customerId: ANNA })
    expect((await find('ПРОШЛА')).status).toBe(404)
    expect((await find('НЕТТАКОГО')).status).toBe(404)
    expect((await find('ЛИЧНЫЙ')).status).toBe(404)
    expect((await find('ЛИЧНЫЙ', { as: BORIS })).status).toBe(404)
    expect((await find('ЛИЧНЫЙ', { as: ANNA })).status).toBe(200)
    expect((await find('Я'.repeat(61))).status).toBe(404)
    const wrong = await shop.call('GET', '/server/v2/promocodes/X1?farmerId=goose')
    expect([wrong.status, wrong.body.errors]).toEqual([400, { farmerId: 'Здесь нужно число' }])
  })
})

describe('guessing codes', () => {
  it('stops after twenty unknown codes, also concurrent ones; a repetition counts once', async () => {
    await promo('НАСТОЯЩИЙ')
    const find = (code: string, as?: number) =>
      shop.call('GET', `/server/v2/promocodes/${encodeURIComponent(code)}`, as ? { as } : {})
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, index) => find(`ГАДАЮ${index}`, ANNA)))
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(20)
    const refused = guesses.find(({ status }) => status === 429)
    expect(refused?.body.errors.promoCode).toMatch(/^Слишком много незнакомых промокодов. Попробуйте снова через/)
    expect((await find('НАСТОЯЩИЙ', ANNA)).status).toBe(429)
    expect((await find('НАСТОЯЩИЙ', BORIS)).status).toBe(200)
    const cartId = await eggsOf(ANNA)
    const calculated = await shop.call('GET', `/api/v2/cart/${cartId}/calculate?promoCode=X1`, { as: ANNA })
    expect(calculated.status).toBe(429)
    expect((await shop.call('GET', `/api/v2/cart/${cartId}/calculate`, { as: ANNA })).status).toBe(200)
    expect((await shop.checkout(ANNA, byCourier(cartId, { promoCode: 'X2' }))).status).toBe(429)

    const again = await Promise.all(Array.from({ length: 25 }, () => find('ОПЕЧАТКА', BORIS)))
    expect(again.every(({ status }) => status === 404)).toBe(true)
    await shop.sql('delete from limited_try')
  })
})

describe('a cart with a promo code and bonuses', () => {
  const calculate = (cartId: string, query: string, as = ANNA) =>
    shop.call('GET', `/api/v2/cart/${cartId}/calculate?${query}`, { as })

  it('calculates a cart with the discounts of the checkout', async () => {
    await promo('СЕМЬ', { kind: 'percent', value: 7 })
    await give(ANNA, 100)
    const cartId = await eggsOf(ANNA)
    const { body } = await calculate(cartId, `promoCode=${encodeURIComponent('семь')}&bonuses=100`)
    expect(body).toMatchObject({
      totals: { goods: 900, discount: 0, promoDiscount: 63, bonuses: 100, delivery: 299, total: 1036 },
      promoCode: { code: 'СЕМЬ', discount: 63, refusal: null },
      bonuses: { balance: 100, usable: 100, spent: 100, accrued: 22 },
    })
    expect(body.methods.find((each: { methodCode: string }) => each.methodCode === 'pickup').total).toBe(737)
    expect((await shop.call('GET', `/api/v2/cart/${cartId}`, { as: ANNA })).body.bonuses).toBe(100)

    const wrong = await shop.checkout(ANNA, byCourier(cartId, { promoCode: 'семь', bonuses: 100, expectedTotal: 1199 }))
    expect(wrong.body).toMatchObject({ code: 'CART_CHANGED', facts: { total: 1036, expectedTotal: 1199 } })
    expect(await balanceOf(ANNA)).toBe(100)

    const placed = await shop.checkout(
      ANNA,
      byCourier(cartId, { promoCode: 'семь', bonuses: 100, expectedTotal: 1036 }),
    )
    expect(placed.status).toBe(201)
    expect((await order(placed.body.orders[0].orderId)).sums).toEqual({
      goods: 900,
      specialDiscount: 0,
      promoDiscount: 63,
      bonuses: 100,
      delivery: 299,
      total: 1036,
    })
    expect(await balanceOf(ANNA)).toBe(0)
  })

  it('explains a refused code, and limits bonuses to half of the goods', async () => {
    await promo('БОЛЬШОЙ', { minSum: kopecks(150_000) })
    await promo('ПОЗЖЕ', { fromDate: '2026-11-25' })
    await promo('РАНЬШЕ', { toDate: '2026-11-20' })
    await promo('ЛИЧНЫЙ', { customerId: ANNA })
    await promo('ЧУЖОЙ', { seller: OTHER_FARM })
    await give(BORIS, 1_000)
    const cartId = await eggsOf(BORIS)
    const refusalOf = async (code: string) =>
      (await calculate(cartId, `promoCode=${encodeURIComponent(code)}`, BORIS)).body.promoCode.refusal
    expect(await refusalOf('большой')).toEqual({
      code: 'PROMO_MIN_SUM',
      title: expect.stringMatching(/[а-я]/),
      facts: { minSum: 1500, missing: 600 },
    })
    expect(await refusalOf('ПОЗЖЕ')).toMatchObject({ code: 'PROMO_NOT_STARTED', facts: { fromDate: '2026-11-25' } })
    expect(await refusalOf('РАНЬШЕ')).toMatchObject({ code: 'PROMO_ENDED', facts: { toDate: '2026-11-20' } })
    expect(await refusalOf('ЛИЧНЫЙ')).toMatchObject({ code: 'PROMO_FOREIGN' })
    expect(await refusalOf('ЧУЖОЙ')).toMatchObject({ code: 'PROMO_NOT_FOUND' })
    expect((await calculate(cartId, 'bonuses=900', BORIS)).body).toMatchObject({
      totals: { bonuses: 450, total: 749 },
      promoCode: null,
      bonuses: { balance: 1000, usable: 450, spent: 450 },
    })
    expect((await calculate(cartId, 'bonuses=1.5', BORIS)).body.errors).toEqual({ bonuses: 'Здесь нужно целое число' })
    expect((await calculate(cartId, 'bonuses=-1', BORIS)).body.errors).toEqual({
      bonuses: 'Нужно больше или позже',
    })

    const greedy = await shop.checkout(BORIS, byCourier(cartId, { bonuses: 451 }))
    expect([greedy.status, greedy.body.code, greedy.body.facts.usable]).toEqual([400, 'BONUSES_NOT_ENOUGH', 450])
    const refused = await shop.checkout(BORIS, byCourier(cartId, { promoCode: 'большой' }))
    expect([refused.status, refused.body.code, refused.body.facts.missing]).toEqual([400, 'PROMO_MIN_SUM', 600])
    const bad = await shop.checkout(BORIS, byCourier(cartId, { bonuses: 1.5, promoCode: 'Я'.repeat(61) }))
    expect(bad.body.errors).toEqual({
      'carts.0.bonuses': 'Здесь нужно целое число',
      'carts.0.promoCode': 'Слишком длинно',
    })
    expect(await shop.sql('select id from cart where id = $1', [cartId])).toHaveLength(1)
  })

  it('applies the seller’s own programme', async () => {
    await shop.sql(
      'insert into loyalty_program (organization_id, accrual_percent, max_share_percent) values ($1, 10, 20)',
      [OTHER_FARM],
    )
    const cartId = await shop.cart(BORIS, OTHER_FARM, { [HAM]: 1 })
    expect((await calculate(cartId, 'bonuses=900', BORIS)).body.bonuses).toMatchObject({ usable: 180, accrued: 72 })
  })

  it('places a free order without a call to the bank when code and bonuses cover the total', async () => {
    await promo('ДАРОМ', { kind: 'percent', value: 100 })
    const cartId = await eggsOf(ANNA)
    const { body } = await shop.checkout(
      ANNA,
      byCourier(cartId, { methodCode: 'pickup', tradePlaceId: PICKUP, paymentMethod: 'sbp', promoCode: 'ДАРОМ' }),
    )
    expect(body.orders[0]).toMatchObject({ total: 0, isOnline: false, payUrl: null, paymentMethod: 'cashondelivery' })
    expect((await order(body.orders[0].orderId)).paymentStatus).toBe('paid')
  })

  it('returns equal responses for one key and uses the code once', async () => {
    await promo('ОДИНРАЗ', { perCustomerLimit: 1 })
    await give(ANNA, 50)
    const before = await balanceOf(ANNA)
    const key = randomUUID()
    const cart = byCourier(await eggsOf(ANNA), { promoCode: 'одинраз', bonuses: 50, expectedTotal: 1049 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.checkout(ANNA, cart, { key })))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await balanceOf(ANNA)).toBe(before - 50)
    const again = await shop.checkout(ANNA, byCourier(await eggsOf(ANNA), { promoCode: 'ОДИНРАЗ' }))
    expect(again.body.code).toBe('PROMO_USED_UP')
    const boris = await shop.checkout(BORIS, byCourier(await eggsOf(BORIS), { promoCode: 'ОДИНРАЗ' }))
    expect(boris.status).toBe(201)
    // the older call supports neither, and refuses them instead of charging the full price
    const unknown = await shop.call('POST', '/api/v2/checkout', {
      as: BORIS,
      body: {
        ...byCourier(await eggsOf(BORIS), { promoCode: 'НЕТ' }),
        recipient: { name: 'Б', phone: '79160000002' },
        place: boris.body.place ?? (await order(boris.body.orders[0].orderId, BORIS)).place,
      },
    })
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([400, ['promoCode']])
  })
})
