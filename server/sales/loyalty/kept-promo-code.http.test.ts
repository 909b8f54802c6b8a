import { kopecks } from '@okolitsa/domain/money/money.ts'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { listenForSignals } from '../../platform/db/pg-listener.ts'
import { liveChanged } from '../../platform/realtime/live-hub.ts'
import { ANNA, BORIS, EGGS, FARM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { byCourier, type CodeOptions, cartOfEggs, startAfresh, writePromoCode } from './loyalty-shop.data.ts'

const shop = await twoFarms()
const news: string[] = []
const listening = await listenForSignals(shop.database.pool, {
  [liveChanged.channel]: (topic) => void news.push(topic),
})
afterAll(listening.stop)
beforeEach(() => startAfresh(shop))
afterEach(async () => {
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const promo = (code: string, options?: CodeOptions) => writePromoCode(shop, code, options)
const eggsOf = (as: number) => cartOfEggs(shop, as)
const as = (customerId?: number) => (customerId === undefined ? {} : { as: customerId })
const keep = (cartId: string, promoCode: unknown, customerId?: number) =>
  shop.call('PATCH', `/api/v2/cart/${cartId}/promo-code`, { ...as(customerId), body: { promoCode } })
const read = async (cartId: string, customerId?: number) =>
  (await shop.call('GET', `/api/v2/cart/${cartId}`, as(customerId))).body
const calculate = async (cartId: string, query: string, customerId?: number) =>
  (await shop.call('GET', `/api/v2/cart/${cartId}/calculate?${query}`, as(customerId))).body
const guestCart = async () =>
  (
    await shop.call('POST', '/api/v2/cart', {
      body: { organizationId: FARM, products: [{ productId: EGGS, quantity: 5 }] },
    })
  ).body.cartId as string

it('applies the stored code in every response with the cart until it is removed', async () => {
  await promo('СЕМЬ', { kind: 'percent', value: 7 })
  const cartId = await eggsOf(ANNA)
  const { version, promoCode } = await read(cartId, ANNA)
  expect(promoCode).toBeNull()
  const kept = await keep(cartId, ' семь ', ANNA)
  expect(kept).toMatchObject({ status: 200, body: { promoCode: 'СЕМЬ', version: version + 1 } })
  expect((await read(cartId, ANNA)).promoCode).toBe('СЕМЬ')
  expect(await calculate(cartId, '', ANNA)).toMatchObject({
    totals: { promoDiscount: 63 },
    promoCode: { code: 'СЕМЬ', discount: 63, refusal: null },
  })
  // another tab tries a different code, or none
  expect((await calculate(cartId, 'promoCode=', ANNA)).promoCode).toBeNull()
  expect((await calculate(cartId, 'promoCode=X1', ANNA)).promoCode.refusal.code).toBe('PROMO_NOT_FOUND')
  expect((await keep(cartId, '', ANNA)).body.promoCode).toBeNull()
  expect((await calculate(cartId, '', ANNA)).promoCode).toBeNull()
})

it('refuses an invalid code and keeps the previous one', async () => {
  await promo('СЕМЬ', { kind: 'percent', value: 7 })
  await promo('БОЛЬШОЙ', { minSum: kopecks(150_000) })
  await promo('ЧУЖОЙ', { seller: OTHER_FARM })
  await promo('ЛИЧНЫЙ', { customerId: BORIS })
  const cartId = await eggsOf(ANNA)
  await keep(cartId, 'СЕМЬ', ANNA)
  const big = await keep(cartId, 'БОЛЬШОЙ', ANNA)
  expect([big.status, big.body.code, big.body.facts.missing]).toEqual([400, 'PROMO_MIN_SUM', 600])
  expect((await keep(cartId, 'ЧУЖОЙ', ANNA)).body.code).toBe('PROMO_NOT_FOUND')
  expect((await keep(cartId, 'ЛИЧНЫЙ', ANNA)).body.code).toBe('PROMO_FOREIGN')
  expect(await keep(cartId, 'Я'.repeat(61), ANNA)).toMatchObject({
    status: 400,
    body: { errors: { promoCode: 'Слишком длинно' } },
  })
  expect((await keep(cartId, 7, ANNA)).status).toBe(400)
  expect((await read(cartId, ANNA)).promoCode).toBe('СЕМЬ')
})

it('explains why a stored code gives no discount, and applies it again when the sum suffices', async () => {
  await promo('ДЕВЯТЬСОТ', { minSum: kopecks(90_000) })
  const cartId = await eggsOf(ANNA)
  await keep(cartId, 'ДЕВЯТЬСОТ', ANNA)
  const put = (quantity: number) =>
    shop.call('PATCH', `/api/v2/cart/${cartId}/products/${EGGS}`, { as: ANNA, body: { quantity } })
  await put(4)
  expect((await calculate(cartId, '', ANNA)).promoCode).toMatchObject({
    code: 'ДЕВЯТЬСОТ',
    refusal: { code: 'PROMO_MIN_SUM', facts: { missing: 180 } },
  })
  await put(5)
  expect((await calculate(cartId, '', ANNA)).promoCode).toMatchObject({ discount: 100, refusal: null })
})

it('keeps the code when a guest’s cart is assigned or merged after sign-in', async () => {
  await promo('СЕМЬ', { kind: 'percent', value: 7 })
  await promo('ТРИ', { kind: 'percent', value: 3 })
  const given = await guestCart()
  expect((await keep(given, 'СЕМЬ')).body.promoCode).toBe('СЕМЬ')
  const assign = (cartId: string, customerId: number) =>
    shop.call('PATCH', '/api/v2/cart/assign-to-customer', { as: customerId, body: { cartIds: [cartId] } })
  expect((await assign(given, ANNA)).body.items[0].promoCode).toBe('СЕМЬ')

  const merged = await guestCart()
  await keep(merged, 'ТРИ')
  expect((await assign(merged, ANNA)).body.items[0].promoCode).toBe('СЕМЬ')

  await eggsOf(BORIS)
  const brought = await guestCart()
  await keep(brought, 'ТРИ')
  expect((await assign(brought, BORIS)).body.items[0].promoCode).toBe('ТРИ')
})

it('notifies members of a shared cart', async () => {
  await promo('СЕМЬ', { kind: 'percent', value: 7 })
  const cartId = await eggsOf(ANNA)
  await shop.call('POST', `/api/v2/cart/${cartId}/share`, { as: ANNA })
  news.length = 0
  await keep(cartId, 'СЕМЬ', ANNA)
  await expect.poll(() => news).toContain(`cart:${cartId}`)
})

it('removes the code together with the ordered cart', async () => {
  await promo('СЕМЬ', { kind: 'percent', value: 7 })
  const cartId = await eggsOf(ANNA)
  await keep(cartId, 'СЕМЬ', ANNA)
  const { totals } = await calculate(cartId, 'methodCode=courier', ANNA)
  const placed = await shop.checkout(ANNA, byCourier(cartId, { promoCode: 'СЕМЬ', expectedTotal: totals.total }))
  expect(placed.status).toBe(201)
  expect((await read(await eggsOf(ANNA), ANNA)).promoCode).toBeNull()
})

it('refuses strangers, and counts unknown codes', async () => {
  await promo('СЕМЬ', { kind: 'percent', value: 7 })
  const cartId = await eggsOf(ANNA)
  expect((await keep(cartId, 'СЕМЬ', BORIS)).status).toBe(404)
  expect((await keep(cartId, 'СЕМЬ')).status).toBe(404)
  expect((await keep('goose', 'СЕМЬ', ANNA)).status).toBe(404)
  for (let code = 0; code < 20; code += 1) await keep(cartId, `ГАДАЮ${code}`, ANNA)
  expect((await keep(cartId, 'СЕМЬ', ANNA)).status).toBe(429)
  await shop.sql('delete from limited_try')
})
