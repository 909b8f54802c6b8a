import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../platform/db/testing.ts'
import {
  ANNA,
  BORIS,
  booksOf,
  type CheckoutShop,
  DAY,
  EGGS,
  FARM,
  HAM,
  OTHER_FARM,
  openCheckoutShop,
  PICKUP,
} from '../checkout/checkout-shop.data.ts'

let shop: CheckoutShop
const database = await testDatabase()
beforeAll(async () => {
  shop = await openCheckoutShop(database)
})
beforeEach(async () => {
  // redeemed codes stay in the books, out of the way of the next test
  await shop.sql(`delete from cart; update promo_code set valid = '[2026-01-01,2026-02-01)', code = 'OLD-' || id`)
})
afterEach(async () => {
  expect(await booksOf(shop)).toEqual([])
})
afterAll(() => shop.close())

interface Code {
  seller?: number
  kind?: string
  value?: number
  minSum?: number
  valid?: string
  total?: number | null
  perCustomer?: number | null
  customer?: number | null
  isListed?: boolean
}
async function promo(code: string, options: Code = {}): Promise<number> {
  const { seller = FARM, kind = 'fixed', value = 10_000, minSum = 0, valid = '[2026-11-01,2026-12-01)' } = options
  const { total = null, perCustomer = null, customer = null, isListed = true } = options
  const [row] = await shop.sql<{ id: number }>(
    `insert into promo_code (organization_id, code, kind, value, min_sum, valid, total_limit, per_customer_limit,
       customer_id, is_listed) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [seller, code, kind, value, minSum, valid, total, perCustomer, customer, isListed],
  )
  return row?.id ?? 0
}
const give = (customerId: number, bonuses: number, at = '2026-11-01') =>
  shop.sql("insert into bonus_entry (customer_id, kind, amount, at) values ($1, 'accrued', $2, $3)", [
    customerId,
    bonuses * 100,
    at,
  ])
const balanceOf = async (customerId: number) =>
  (await shop.call('GET', '/api/v1/user/bonuses', { as: customerId })).body.balance
const courier = (cartId: string, more: object = {}) => ({
  cartId,
  methodCode: 'courier',
  date: DAY,
  paymentMethod: 'cashondelivery',
  ...more,
})
const order = async (id: number, as = ANNA) => (await shop.call('GET', `/api/v1/orders/${id}`, { as })).body
/** 5 × 180 ₽ of goods; 299 ₽ to bring them. */
const cartOfEggs = (as: number) => shop.cart(as, FARM, { [EGGS]: 5 })

describe('GET /api/v1/promocodes/farmer/{id}', () => {
  it('shows everyone what holds today and was not used up', async () => {
    await promo('ЛУЧОК', { value: 30_000, minSum: 150_000 })
    await promo('ДЕСЯТЬ', { kind: 'percent', value: 10, valid: '[2026-11-21,2026-11-22)' })
    await promo('ЗАВТРА', { valid: '[2026-11-22,2026-12-01)' })
    await promo('ВЧЕРА', { valid: '[2026-11-01,2026-11-21)' })
    await promo('ЛИЧНЫЙ', { customer: ANNA })
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
  it('does not know strangers, and guests have no list of their own', async () => {
    expect((await shop.call('GET', '/api/v1/promocodes/farmer/999')).status).toBe(404)
    expect((await shop.call('GET', '/api/v1/promocodes/farmer/goose')).status).toBe(404)
    expect((await shop.call('GET', `/api/v1/promocodes/farmer/${FARM}/promocodes-by-user`)).status).toBe(401)
    expect((await shop.call('GET', `/api/v1/promocodes/farmer/${FARM}`, { site: OTHER_FARM })).status).toBe(404)
  })
})

describe('GET /server/v2/promocodes/{code}', () => {
  const find = (code: string, options = {}) =>
    shop.call('GET', `/server/v2/promocodes/${encodeURIComponent(code)}`, options)
  it('finds a code in any case, a quiet one too, at the asked seller or the first', async () => {
    await promo('ОСЕНЬ', { isListed: false })
    await promo('ОСЕНЬ', { seller: OTHER_FARM, kind: 'percent', value: 5 })
    expect((await find(' осень ')).body).toMatchObject({ code: 'ОСЕНЬ', farmerId: FARM })
    const other = await shop.call('GET', `/server/v2/promocodes/${encodeURIComponent('Осень')}?farmerId=${OTHER_FARM}`)
    expect(other.body).toMatchObject({ farmerId: OTHER_FARM, value: 5 })
    expect((await find('осень', { site: OTHER_FARM })).body.farmerId).toBe(OTHER_FARM)
  })
  it('answers 404 for an ended, unknown or somebody else’s one', async () => {
    await promo('ПРОШЛА', { valid: '[2026-11-01,2026-11-21)' })
    await promo('ЛИЧНЫЙ', { customer: ANNA })
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

describe('a cart with a promo code and bonuses', () => {
  const calculate = (cartId: string, query: string, as = ANNA) =>
    shop.call('GET', `/api/v2/cart/${cartId}/calculate?${query}`, { as })

  it('is calculated as it will be checked out', async () => {
    await promo('СЕМЬ', { kind: 'percent', value: 7 })
    await give(ANNA, 100)
    const cartId = await cartOfEggs(ANNA)
    const { body } = await calculate(cartId, `promoCode=${encodeURIComponent('семь')}&bonuses=100`)
    expect(body).toMatchObject({
      totals: { goods: 900, discount: 0, promoDiscount: 63, bonuses: 100, delivery: 299, total: 1036 },
      promoCode: { code: 'СЕМЬ', discount: 63, refusal: null },
      bonuses: { balance: 100, usable: 100, spent: 100, accrued: 22 },
    })
    expect(body.methods.find((each: { methodCode: string }) => each.methodCode === 'pickup').total).toBe(737)
    expect((await shop.call('GET', `/api/v2/cart/${cartId}`, { as: ANNA })).body.bonuses).toBe(100)

    const wrong = await shop.checkout(ANNA, courier(cartId, { promoCode: 'семь', bonuses: 100, expectedTotal: 1199 }))
    expect(wrong.body).toMatchObject({ code: 'CART_CHANGED', facts: { total: 1036, expectedTotal: 1199 } })
    expect(await balanceOf(ANNA)).toBe(100)

    const placed = await shop.checkout(ANNA, courier(cartId, { promoCode: 'семь', bonuses: 100, expectedTotal: 1036 }))
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

  it('tells why a code takes nothing off, and cuts bonuses to half of the goods', async () => {
    await promo('БОЛЬШОЙ', { minSum: 150_000 })
    await promo('ПОЗЖЕ', { valid: '[2026-11-25,2026-12-01)' })
    await promo('РАНЬШЕ', { valid: '[2026-11-01,2026-11-21)' })
    await promo('ЛИЧНЫЙ', { customer: ANNA })
    await promo('ЧУЖОЙ', { seller: OTHER_FARM })
    await give(BORIS, 1_000)
    const cartId = await cartOfEggs(BORIS)
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
      bonuses: 'Значение слишком маленькое',
    })

    const greedy = await shop.checkout(BORIS, courier(cartId, { bonuses: 451 }))
    expect([greedy.status, greedy.body.code, greedy.body.facts.usable]).toEqual([400, 'BONUSES_NOT_ENOUGH', 450])
    const refused = await shop.checkout(BORIS, courier(cartId, { promoCode: 'большой' }))
    expect([refused.status, refused.body.code, refused.body.facts.missing]).toEqual([400, 'PROMO_MIN_SUM', 600])
    const bad = await shop.checkout(BORIS, courier(cartId, { bonuses: 1.5, promoCode: 'Я'.repeat(61) }))
    expect(bad.body.errors).toEqual({
      'carts.0.bonuses': 'Здесь нужно целое число',
      'carts.0.promoCode': 'Слишком длинно',
    })
    expect(await shop.sql('select id from cart where id = $1', [cartId])).toHaveLength(1)
  })

  it('follows the seller’s own programme', async () => {
    await shop.sql(
      'insert into loyalty_program (organization_id, accrual_percent, max_share_percent) values ($1, 10, 20)',
      [OTHER_FARM],
    )
    expect(await shop.sql('select loyalty_program from organization where id = $1', [OTHER_FARM])).toEqual([
      { loyalty_program: { accrualPercent: 10, maxSharePercent: 20 } },
    ])
    const cartId = await shop.cart(BORIS, OTHER_FARM, { [HAM]: 1 })
    expect((await calculate(cartId, 'bonuses=900', BORIS)).body.bonuses).toMatchObject({ usable: 180, accrued: 72 })
  })

  it('costs nothing when everything is covered, and then asks no bank', async () => {
    await promo('ДАРОМ', { kind: 'percent', value: 100 })
    const cartId = await cartOfEggs(ANNA)
    const { body } = await shop.checkout(
      ANNA,
      courier(cartId, { methodCode: 'pickup', tradePlaceId: PICKUP, paymentMethod: 'sbp', promoCode: 'ДАРОМ' }),
    )
    expect(body.orders[0]).toMatchObject({ total: 0, isOnline: false, payUrl: null, paymentMethod: 'cashondelivery' })
    expect((await order(body.orders[0].orderId)).paymentStatus).toBe('open')
  })

  it('is told the same twice by one key, and the code is used once', async () => {
    await promo('ОДИНРАЗ', { perCustomer: 1 })
    await give(ANNA, 50)
    const before = await balanceOf(ANNA)
    const key = randomUUID()
    const cart = courier(await cartOfEggs(ANNA), { promoCode: 'одинраз', bonuses: 50, expectedTotal: 1049 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.checkout(ANNA, cart, { key })))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await balanceOf(ANNA)).toBe(before - 50)
    const again = await shop.checkout(ANNA, courier(await cartOfEggs(ANNA), { promoCode: 'ОДИНРАЗ' }))
    expect(again.body.code).toBe('PROMO_USED_UP')
    const boris = await shop.checkout(BORIS, courier(await cartOfEggs(BORIS), { promoCode: 'ОДИНРАЗ' }))
    expect(boris.status).toBe(201)
    // the older call knows neither
    const old = await shop.call('POST', '/api/v2/checkout', {
      as: BORIS,
      body: {
        ...courier(await cartOfEggs(BORIS), { promoCode: 'НЕТ' }),
        recipient: { name: 'Б', phone: '79160000002' },
        place: boris.body.place ?? (await order(boris.body.orders[0].orderId, BORIS)).place,
      },
    })
    expect(old.body.orders?.[0]?.total).toBe(1199)
  })
})

describe('at fifty at once', () => {
  const shoppers = Array.from({ length: 50 }, (_, index) => 2001 + index)

  it('a code for one order is used once; a cancelled order gives it back', async () => {
    const id = await promo('ПЕРВЫЙ', { total: 1 })
    const carts = await Promise.all(shoppers.map(cartOfEggs))
    const answers = await Promise.all(
      shoppers.map((as, index) => shop.checkout(as, courier(carts[index] ?? '', { promoCode: 'первый' }))),
    )
    const won = answers.findIndex(({ status }) => status === 201)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'PROMO_USED_UP']))
    expect(await shop.sql('select discount from promo_redemption where promo_code_id = $1', [id])).toEqual([
      { discount: 10_000 },
    ])
    // nothing was written for the others
    expect((await shop.sql('select id from cart where customer_id between 2001 and 2050')).length).toBe(49)

    const orderId = answers[won]?.body.orders[0].orderId
    const loser = won === 0 ? 1 : 0
    const retry = () => shop.checkout(shoppers[loser] ?? 0, courier(carts[loser] ?? '', { promoCode: 'ПЕРВЫЙ' }))
    expect((await retry()).body.code).toBe('PROMO_USED_UP')
    await shop.call('PATCH', `/api/v1/orders/${orderId}/cancel`, { as: shoppers[won] ?? 0, body: {} })
    await shop.runOutbox()
    expect((await retry()).status).toBe(201)
  })

  it('a code for seven orders is used seven times', async () => {
    const id = await promo('СЕМЕРО', { total: 7 })
    const carts = await Promise.all(shoppers.map(cartOfEggs))
    const answers = await Promise.all(
      shoppers.map((as, index) => shop.checkout(as, courier(carts[index] ?? '', { promoCode: 'СЕМЕРО' }))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7)
    expect(await shop.sql('select order_id from promo_redemption where promo_code_id = $1', [id])).toHaveLength(7)
  })

  it('bonuses of an account are spent once, whichever seller comes first', async () => {
    const both = shoppers.slice(0, 25)
    const answers = await Promise.all(
      both.map(async (as) => {
        await give(as, 100)
        const carts = [await cartOfEggs(as), await shop.cart(as, OTHER_FARM, { [HAM]: 1 })]
        return Promise.all(carts.map((cartId) => shop.checkout(as, courier(cartId, { bonuses: 100 }))))
      }),
    )
    for (const pair of answers) expect(pair.map(({ status }) => status).toSorted()).toEqual([201, 400])
    const codes = answers.flat().map(({ body }) => body.code)
    expect(new Set(codes)).toEqual(new Set([undefined, 'BONUSES_NOT_ENOUGH']))
    for (const as of both) expect(await balanceOf(as)).toBe(0)
  })
})

describe('bonuses of an order', () => {
  const place = async (more: object = {}) => {
    const answer = await shop.checkout(ANNA, courier(await cartOfEggs(ANNA), more))
    expect(answer.status).toBe(201)
    return answer.body.orders[0].orderId as number
  }
  const account = async () => (await shop.call('GET', '/api/v1/user/bonuses', { as: ANNA })).body
  const move = (orderId: number, to: 'isAssembling' | 'onTheRoad' | 'received') =>
    shop.orders.move({ kind: 'admin', staffId: null, organizationId: null }, orderId, to)

  it('come when it is received, once however often the event does', async () => {
    const { balance, awaited } = await account()
    const orderId = await place()
    // 3 % of 900 ₽, in whole bonuses
    expect(await account()).toMatchObject({ balance, awaited: awaited + 27 })
    await move(orderId, 'isAssembling')
    await move(orderId, 'onTheRoad')
    shop.passMinutes(2 * 24 * 60)
    await move(orderId, 'received')
    await shop.runOutbox()
    await shop.loyalty.onOrderMoved({ orderId, to: 'received' })
    const after = await account()
    expect(after).toMatchObject({ balance: balance + 27, awaited })
    expect(after.items[0]).toEqual({
      id: expect.any(Number),
      kind: 'accrued',
      amount: 27,
      orderId,
      title: expect.stringContaining('Начислили'),
      at: expect.stringMatching(/^2026-11-23T/),
    })
    shop.passMinutes(-2 * 24 * 60)
  })

  it('come back when it is cancelled, once', async () => {
    await give(ANNA, 200)
    const { balance, awaited } = await account()
    const orderId = await place({ bonuses: 150 })
    expect((await account()).balance).toBe(balance - 150)
    await shop.call('PATCH', `/api/v1/orders/${orderId}/cancel`, { as: ANNA, body: {} })
    await shop.runOutbox()
    await shop.loyalty.onOrderMoved({ orderId, to: 'canceled' })
    expect(await account()).toMatchObject({ balance, awaited })
    expect((await account()).items.slice(0, 2)).toMatchObject([
      { kind: 'returned', amount: 150, orderId },
      { kind: 'spent', amount: -150, orderId },
    ])
  })

  it('come back when nobody paid in time', async () => {
    await promo('РАЗ', { total: 1 })
    const { balance } = await account()
    await place({ bonuses: 10, promoCode: 'РАЗ', paymentMethod: 'sbp' })
    shop.passMinutes(45)
    for (let round = 0; round < 3; round += 1) {
      await shop.runPeriodic()
      await shop.runOutbox()
    }
    expect((await account()).balance).toBe(balance)
    expect((await shop.call('GET', `/server/v2/promocodes/${encodeURIComponent('РАЗ')}`)).status).toBe(200)
    shop.passMinutes(-45)
  })

  it('burn after a year, oldest first; a month before they are told of', async () => {
    const as = 2059
    await give(as, 100, '2025-11-01')
    await give(as, 50, '2025-12-10')
    await give(as, 30, '2026-10-01')
    const burn = () => shop.loyalty.periodic.find(({ name }) => name === 'burn-bonuses')?.run()
    const look = async () => (await shop.call('GET', '/api/v1/user/bonuses?perPage=1', { as })).body
    expect((await look()).burning).toEqual({ amount: 150, by: '2026-12-21' })
    await burn()
    await burn()
    expect(await look()).toMatchObject({
      balance: 80,
      burning: { amount: 50 },
      items: [{ kind: 'expired', amount: -100, orderId: null }],
      totalItems: 4,
      totalPages: 4,
    })
  })

  it('are shown to their customer, page by page', async () => {
    expect((await shop.call('GET', '/api/v1/user/bonuses')).status).toBe(401)
    expect((await shop.call('GET', '/api/v1/user/bonuses?page=zero', { as: ANNA })).body.errors).toEqual({
      page: 'Здесь нужно число',
    })
    expect((await shop.call('GET', '/api/v1/user/bonuses', { as: 2058 })).body).toEqual({
      balance: 0,
      awaited: 0,
      burning: null,
      items: [],
      currentPage: 1,
      totalItems: 0,
      totalPages: 0,
      itemsPerPage: 20,
    })
  })

  it('are a ledger nobody rewrites', async () => {
    await give(ANNA, 10)
    const wrong = [
      'update bonus_entry set amount = 100000',
      'delete from bonus_entry',
      'update bonus_account set balance = balance + 100',
      `insert into bonus_account (customer_id, balance) values (2001, 500)`,
      `insert into bonus_entry (customer_id, kind, amount, at) values (${ANNA}, 'expired', -100000000, now())`,
      `insert into bonus_entry (customer_id, kind, amount, at) values (${ANNA}, 'accrued', 150, now())`,
    ]
    for (const text of wrong) await expect(shop.sql(text), text).rejects.toThrow()
  })
})
