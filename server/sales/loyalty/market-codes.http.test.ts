import { kopecks } from '@okolitsa/domain/money/money.ts'
import { afterEach, expect, it } from 'vitest'
import { openLedgerShop } from '../../money/ledger/ledger-shop.data.ts'
import { ANNA, BORIS, FARM, HAM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { BREAD, CHEESE } from '../orders/changes-shop.data.ts'
import { byCourier, cartOfEggs } from './loyalty-shop.data.ts'

const shop = await openLedgerShop()
const { call } = shop
const PATH = '/v1/office/promo-codes'
const editor = await shop.office({ roles: ['editor'] })
const fields = (code: string, more: object = {}) => ({
  code,
  kind: 'fixed',
  value: 100,
  fromDate: '2026-11-01',
  toDate: '2026-11-30',
  ...more,
})
const office = (method: 'GET' | 'POST', path = '', body?: object, headers = editor) =>
  call(method, PATH + path, { headers, ...(body && { body }) })
const create = async (code: string, more: object = {}) => {
  const { status, body, text } = await office('POST', '', fields(code, more))
  if (status !== 201) throw new Error(text)
  return body
}
/** Two cheeses, the commission on them, and the courier. */
const SOLD = { goods: 129_100, commission: 12_910, delivery: 29_900 }
const calculate = async (cartId: string, promoCode: string, as: number) =>
  (await call('GET', `/api/v2/cart/${cartId}/calculate?${new URLSearchParams({ promoCode })}`, { as })).body

afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

it('is kept by people with the right only, and says which fields are wrong', async () => {
  expect((await call('GET', PATH)).status).toBe(401)
  const moderator = await shop.office({ roles: ['moderator'] })
  expect((await office('POST', '', fields('ЧУЖОЙ'), moderator)).status).toBe(403)
  expect((await office('GET', '/999999')).status).toBe(404)
  expect((await office('POST', '/999999/stop', {})).status).toBe(404)
  const { status, body } = await office('POST', '', {
    ...fields('А', { kind: 'percent', value: 101, organizationIds: [99_999], budget: 0 }),
    toDate: '2026-10-01',
  })
  expect([status, Object.keys(body.errors)]).toEqual([400, ['budget']])
  const wrong = await office('POST', '', fields('ЧУЖИЕ', { organizationIds: [99_999], categoryIds: [99_999] }))
  expect(Object.keys(wrong.body.errors).sort()).toEqual(['categoryIds', 'organizationIds'])
  await create('ДВАЖДЫ')
  expect((await office('POST', '', fields('дважды'))).body.errors.code).toEqual(expect.any(String))
  expect((await office('GET', '/subjects?search=nobody')).body.sellers).toEqual([])
})

it('leaves the seller what is owed without the code, and the market pays the discount', async () => {
  const { id: codeId } = await create('РЫНОК100')
  const id = await shop.paid({ promoCode: 'рынок100' })
  expect((await shop.read(id)).sums).toMatchObject({ promoDiscount: 100, total: 1_490 })
  await shop.handOver(id)
  const { seller, tax, gateway, market_discount: discount, customer } = await shop.accountsOf(id)
  const { goods, commission, delivery } = SOLD
  expect([seller, tax, gateway, discount, customer]).toEqual([
    -(goods - commission + delivery),
    -2_328,
    149_000,
    10_000,
    undefined,
  ])
  expect((await shop.receiptsOf(id)).map(([, total]) => total)).toEqual([149_000, 149_000])
  const { body } = await office('GET', `/${codeId}`)
  expect(body).toMatchObject({ used: 1, given: 100, goods: 1_291, uses: [{ orderId: id, given: 100, goods: 1_291 }] })

  // half of the cheese is refunded: the customer gets back half of what was paid, the market half of its discount
  await shop.claimSpoilt(id, 50)
  const after = await shop.accountsOf(id)
  expect(after).toMatchObject({ gateway: 149_000 - 59_550, market_discount: 5_000 })
  expect(after.seller).toBe(-(64_550 - 6_455 + delivery))
})

it('owes the seller the discount when the customer pays at the door', async () => {
  await create('НАЛИЧНЫЕ')
  const id = await shop.received({ promoCode: 'НАЛИЧНЫЕ' })
  await shop.runOutbox()
  // the seller took 1 490 ₽ of 1 590 ₽ and owes the commission
  const { seller, market_discount: discount } = await shop.accountsOf(id)
  expect([seller, discount]).toEqual([12_910 - 10_000, 10_000])
})

it('takes its discount off the covered goods only, to the kopeck, and returns what a line cost', async () => {
  await create('ХЛЕБ', { kind: 'percent', value: 33, categoryIds: [12], maxDiscount: 150 })
  const id = await shop.paid({ lines: { [CHEESE]: 2, [BREAD]: 1 }, promoCode: 'ХЛЕБ' })
  const lines = await shop.sql<{ product_id: number; promo: number }>(
    'select product_id, promo_sum as promo from order_line where order_id = $1 order by 1',
    [id],
  )
  expect(lines).toEqual([
    { product_id: CHEESE, promo: 0 },
    { product_id: BREAD, promo: 15_000 },
  ])
  await shop.services.orders.move({ kind: 'farmer', staffId: 7, organizationIds: [FARM] }, id, 'isAssembling')
  await shop.change(id, { kind: 'cancelLine', lineIds: [await shop.lineOf(id, BREAD)] })
  await shop.handOver(id)
  expect(await shop.accountsOf(id)).toMatchObject({ gateway: 159_000, seller: -(129_100 - 12_910 + 29_900) })
  expect((await shop.accountsOf(id)).market_discount).toBeUndefined()
})

it('explains every refusal in the cart, in both languages', async () => {
  await create('НОВЫМ', { isFirstOrder: true })
  await create('ЧУЖОЙФЕРМЕ', { organizationIds: [OTHER_FARM] })
  await create('РЕСТОРАНАМ', { trades: ['restaurant'] })
  await create('НЕХЛЕБ', { categoryIds: [12] })
  await create('ПРЕДЕЛ', { budget: 50 })
  const { id } = await create('СТОП')
  expect((await office('POST', `/${id}/stop`, {})).body.state).toBe('ended')
  expect((await office('POST', `/${id}/stop`, {})).status).toBe(200)
  const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 1 })
  const refusal = async (code: string, headers = {}) =>
    (
      await call('GET', `/api/v2/cart/${cartId}/calculate?${new URLSearchParams({ promoCode: code })}`, {
        as: ANNA,
        headers,
      })
    ).body.promoCode.refusal
  expect((await refusal('НОВЫМ')).code).toBe('PROMO_FIRST_ORDER')
  expect((await refusal('ЧУЖОЙФЕРМЕ')).code).toBe('PROMO_NOT_HERE')
  expect((await refusal('РЕСТОРАНАМ')).code).toBe('PROMO_NOT_HERE')
  expect((await refusal('НЕХЛЕБ')).code).toBe('PROMO_NO_GOODS')
  expect((await refusal('ПРЕДЕЛ')).code).toBe('PROMO_USED_UP')
  expect((await refusal('СТОП')).code).toBe('PROMO_ENDED')
  expect((await refusal('НОВЫМ', { 'accept-language': 'en' })).title).toContain('first order')
  await shop.sql('delete from cart where customer_id = $1', [ANNA])
})

it('counts a first purchase of several sellers as one, and one use per customer over all carts', async () => {
  await create('ПЕРВЫЙРАЗ', { isFirstOrder: true })
  await create('ОДНАЖДЫ', { perCustomerLimit: 1 })
  const carts = [await cartOfEggs(shop, BORIS), await shop.cart(BORIS, OTHER_FARM, { [HAM]: 1 })]
  const [eggs = '', ham = ''] = carts
  // the second cart does not promise what the first one keeps
  expect(
    (await call('PATCH', `/api/v2/cart/${eggs}/promo-code`, { as: BORIS, body: { promoCode: 'ОДНАЖДЫ' } })).status,
  ).toBe(200)
  expect((await calculate(ham, 'ОДНАЖДЫ', BORIS)).promoCode.refusal.code).toBe('PROMO_IN_OTHER_CART')
  const kept = await call('PATCH', `/api/v2/cart/${ham}/promo-code`, { as: BORIS, body: { promoCode: 'ОДНАЖДЫ' } })
  expect(kept.body.code).toBe('PROMO_IN_OTHER_CART')
  const { body, status } = await shop.checkout(BORIS, [
    byCourier(eggs, { promoCode: 'ПЕРВЫЙРАЗ' }),
    byCourier(ham, { promoCode: 'ПЕРВЫЙРАЗ' }),
  ])
  expect([status, body.orders?.length]).toEqual([201, 2])
  const again = await shop.checkout(BORIS, byCourier(await cartOfEggs(shop, BORIS), { promoCode: 'ПЕРВЫЙРАЗ' }))
  expect(again.body.code).toBe('PROMO_FIRST_ORDER')
})

it('gives the last use and the last money to one of twenty concurrent orders', async () => {
  const customers = Array.from({ length: 20 }, (_, index) => 2001 + index)
  for (const [code, terms] of [
    ['ПОСЛЕДНИЙ', { totalLimit: 1 }],
    ['ДЕНЬГИ', { budget: 150 }],
  ] as const) {
    const { id } = await create(code, terms)
    const carts = await Promise.all(customers.map((as) => cartOfEggs(shop, as)))
    const answers = await Promise.all(
      customers.map((as, index) => shop.checkout(as, byCourier(carts[index] ?? '', { promoCode: code }))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'PROMO_USED_UP']))
    expect((await office('GET', `/${id}`)).body).toMatchObject({ used: 1, given: 100 })
    await shop.sql('delete from cart')
  }
})

it('prefers the code of a seller to a code of the market with the same text', async () => {
  await create('ОБЩИЙ', { value: 200 })
  const own = { organizationId: OTHER_FARM, code: 'ОБЩИЙ', value: { kind: 'fixed', amount: kopecks(5_000) } } as const
  await shop.write((tx, { loyalty }) =>
    loyalty.createPromoCode(
      tx,
      { kind: 'service', name: 'test' },
      {
        ...own,
        fromDate: '2026-11-01',
        toDate: null,
        minSum: kopecks(0),
        totalLimit: null,
        perCustomerLimit: null,
        customerId: null,
        isListed: false,
      },
    ),
  )
  const ham = await shop.cart(BORIS, OTHER_FARM, { [HAM]: 1 })
  expect((await calculate(ham, 'ОБЩИЙ', BORIS)).promoCode.discount).toBe(50)
  const cheese = await shop.cart(BORIS, FARM, { [CHEESE]: 1 })
  expect((await calculate(cheese, 'ОБЩИЙ', BORIS)).promoCode.discount).toBe(200)
})
