import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import {
  ANNA,
  BORIS,
  CHEESE,
  DAY,
  EGGS,
  FARM,
  HAM,
  HONEY,
  OTHER_FARM,
  PICKUP,
  twoFarms,
} from '../../testing/two-farms.data.ts'
import { integrityProblemsOf, moscow, recipient } from '../../testing/world.data.ts'

const shop = await twoFarms()
afterEach(async () => {
  expect(await integrityProblemsOf(shop)).toEqual([])
  await shop.sql('delete from cart')
})

const courier = (cartId: string, more: object = {}) => ({
  cartId,
  methodCode: 'courier',
  date: DAY,
  paymentMethod: 'cashondelivery',
  ...more,
})
const countOrders = async () => Number((await shop.sql('select count(*) as n from shop_order'))[0]?.n)

describe('POST /api/v3/checkout', () => {
  it('places an order at catalogue prices, closes the cart and reserves the stock', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 2, [EGGS]: 1 })
    const { status, body } = await shop.checkout(ANNA, courier(cartId, { expectedTotal: 1770, comment: 'Домофон 5' }))
    expect(status).toBe(201)
    expect(body.refused).toEqual([])
    expect(body.orders).toEqual([
      expect.objectContaining({
        cartId,
        farmerId: FARM,
        total: 1770,
        isOnline: false,
        payUrl: null,
        deliveryDate: DAY,
      }),
    ])
    const { body: order } = await shop.call('GET', `/api/v1/orders/${body.orders[0].orderId}`, { as: ANNA })
    expect(order).toMatchObject({
      status: 'formed',
      deliveryStatus: 'formed',
      paymentStatus: 'open',
      shippingMethod: 'carriershipping',
      comment: 'Домофон 5',
      sums: { goods: 1471, specialDiscount: 0, promoDiscount: 0, bonuses: 0, delivery: 299, total: 1770 },
      place: { street: 'Тверская', house: '1', flat: null },
      may: { cancel: true, complete: false, pay: false, repeat: false },
      payment: null,
    })
    expect(
      order.lines.map((line: { orderedAmount: number; orderedSum: number }) => [line.orderedAmount, line.orderedSum]),
    ).toEqual([
      [600, 1291],
      [1, 180],
    ])
    expect(await shop.sql('select allocated, held from stock where product_id = $1', [CHEESE])).toEqual([
      { allocated: 600, held: 0 },
    ])
    expect(await shop.sql('select id from cart where id = $1', [cartId])).toEqual([])
  })

  it('refuses prices and statuses in the request by name and places no order', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 1 })
    const before = await shop.sql('select count(*) from shop_order')
    const { status, body } = await shop.checkout(
      ANNA,
      courier(cartId, { price: 1, status: 'received', lines: [{ productId: CHEESE, price: 1 }] }),
      { body: { paymentStatus: 'paid', discount: 100 } },
    )
    expect(status).toBe(400)
    expect(Object.keys(body.errors).sort()).toEqual([
      'carts.0.lines',
      'carts.0.price',
      'carts.0.status',
      'discount',
      'paymentStatus',
    ])
    expect(await shop.sql('select count(*) from shop_order')).toEqual(before)
  })

  it('charges no delivery at a pickup point', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 1 })
    const { body } = await shop.checkout(ANNA, courier(cartId, { methodCode: 'pickup', tradePlaceId: PICKUP }), {
      body: { place: null },
    })
    expect(body.orders[0].total).toBe(645.5)
    const { body: order } = await shop.call('GET', `/api/v1/orders/${body.orders[0].orderId}`, { as: ANNA })
    expect(order).toMatchObject({ shippingMethod: 'seller_pickup', tradePlace: { id: PICKUP, city: 'Москва' } })
    expect(order.progress.map(({ code }: { code: string }) => code)).toEqual([
      'formed',
      'isAssembling',
      'readyForIssuance',
      'received',
    ])
  })

  it('places one order per cart, and places the other orders when one cart is refused', async () => {
    const good = await shop.cart(ANNA, FARM, { [CHEESE]: 1 })
    const small = await shop.cart(ANNA, OTHER_FARM, { [HAM]: 1 })
    const before = await countOrders()
    const { status, body } = await shop.checkout(ANNA, [courier(small, { date: '2026-12-31' }), courier(good)])
    expect(status).toBe(201)
    expect(body.orders.map(({ cartId }: { cartId: string }) => cartId)).toEqual([good])
    expect(body.refused).toEqual([
      expect.objectContaining({
        cartId: small,
        code: 'DELIVERY_DATE_UNAVAILABLE',
        title: expect.stringMatching(/[а-я]/),
      }),
    ])
    expect(await countOrders()).toBe(before + 1)
    expect(await shop.sql('select id from cart where id = $1', [small])).toHaveLength(1)
  })

  it('answers with the first refusal when every cart is refused, and places no order', async () => {
    const key = randomUUID()
    const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 1 })
    const before = await countOrders()
    const { status, body } = await shop.checkout(ANNA, courier(cartId), { key })
    expect([status, body.code]).toEqual([400, 'MIN_SUM_NOT_REACHED'])
    expect(body.facts).toMatchObject({ cartId, minOrderSum: 500, goodsSum: 180, missing: 320 })
    expect(await countOrders()).toBe(before)
    expect(await shop.sql('select key from idempotency_record where key = $1', [key])).toEqual([])
    expect(
      (
        await shop.sql(
          'select count(*)::int as n from order_group where not exists (select from shop_order where order_group_id = order_group.id)',
        )
      )[0]?.n,
    ).toBe(0)
  })

  it('lists every cart with its own reason when all carts are refused', async () => {
    const small = await shop.cart(ANNA, FARM, { [EGGS]: 1 })
    const late = await shop.cart(ANNA, OTHER_FARM, { [HAM]: 1 })
    const { status, body } = await shop.checkout(ANNA, [courier(late, { date: '2026-12-31' }), courier(small)])
    expect([status, body.code, body.facts.cartId]).toEqual([400, 'DELIVERY_DATE_UNAVAILABLE', late])
    const title = expect.stringMatching(/[а-я]/)
    expect(body.facts.refused).toEqual([
      { cartId: late, code: 'DELIVERY_DATE_UNAVAILABLE', title, facts: { dates: expect.any(Array) } },
      { cartId: small, code: 'MIN_SUM_NOT_REACHED', title, facts: { minOrderSum: 500, goodsSum: 180, missing: 320 } },
    ])
  })

  it('refuses a cart that differs from the customer’s copy: price, total, quantity, availability', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 1, [EGGS]: 1 })
    const wrongTotal = await shop.checkout(ANNA, courier(cartId, { expectedTotal: 1000 }))
    expect(wrongTotal.body).toMatchObject({
      status: 400,
      code: 'CART_CHANGED',
      facts: { total: 1124.5, expectedTotal: 1000 },
    })

    await shop.sql('update product set price = 70000 where id = $1', [CHEESE])
    const dearer = await shop.checkout(ANNA, courier(cartId))
    expect(dearer.body.facts.changes).toEqual([
      { productId: CHEESE, title: `Product ${CHEESE}`, kind: 'priceChanged', was: 645.5, now: 700 },
    ])
    await shop.sql('update product set price = 64550, enabled = false where id = $1', [CHEESE])
    const gone = await shop.checkout(ANNA, courier(cartId, { expectedTotal: 1124.5 }))
    expect(gone.status).toBe(400)
    await shop.sql('update product set enabled = true where id = $1', [CHEESE])
  })

  it.each([
    ['methodCode', { methodCode: 'drone' }],
    ['date', { date: '2026-02-30' }],
    ['paymentMethod', { paymentMethod: 'gold' }],
    ['cartId', { cartId: 'mine' }],
    ['comment', { comment: 'я'.repeat(1_001) }],
  ])('reports a wrong %s in Russian', async (field, wrong) => {
    const { status, body } = await shop.checkout(ANNA, { ...courier(randomUUID()), ...wrong })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ [`carts.0.${field}`]: expect.stringMatching(/[А-я]/) })
  })

  it('requires an address for the courier, a pickup point, a recipient and the key', async () => {
    const cart = courier(randomUUID())
    expect((await shop.checkout(ANNA, cart, { body: { place: null } })).body.errors).toEqual({
      place: 'обязательное поле',
    })
    const doorless = await shop.checkout(ANNA, cart, { body: { place: { ...moscow, house: null } } })
    expect(doorless.body.errors).toEqual({ 'place.house': 'обязательное поле' })
    const unchosen = await shop.checkout(ANNA, { ...cart, methodCode: 'pickup' })
    expect(unchosen.body.errors).toEqual({ 'carts.0.tradePlaceId': 'обязательное поле' })
    const nobody = await shop.checkout(ANNA, cart, { body: { recipient: { name: '', phone: '123' } } })
    expect(nobody.body.errors).toEqual({
      'recipient.name': 'обязательное поле',
      'recipient.phone': 'Некорректный номер телефона',
    })
    for (const phone of ['+998 90 123 45 67', '+7 916 123-45-678', '+9161234567']) {
      const stranger = await shop.checkout(ANNA, cart, { body: { recipient: { ...recipient, phone } } })
      expect([phone, stranger.body.errors]).toEqual([phone, { 'recipient.phone': 'Некорректный номер телефона' }])
    }
    const keyless = await shop.call('POST', '/api/v3/checkout', {
      as: ANNA,
      body: { carts: [cart], place: moscow, recipient },
    })
    expect(keyless.body.errors).toEqual({ 'idempotency-key': 'обязательное поле' })
    expect((await shop.checkout(ANNA, cart, { key: 'short' })).body.errors).toEqual({
      'idempotency-key': 'Слишком коротко',
    })
  })

  it('orders a cart once when its id is sent in both spellings', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 3 })
    const twice = await shop.checkout(ANNA, [courier(cartId), courier(cartId.toUpperCase())])
    expect([twice.status, twice.body.errors]).toEqual([400, { carts: 'Некорректное значение' }])
    const once = await shop.checkout(ANNA, courier(cartId.toUpperCase()))
    expect(once.body.orders).toMatchObject([{ cartId }])
  })

  it.each([
    ['coords.latitude', { coords: { latitude: null, longitude: 37 } }],
    ['coords.longitude', { coords: { latitude: 55, longitude: '' } }],
    ['city', { city: ' ' }],
    ['region', { region: '' }],
  ])('refuses a place with a wrong %s', async (field, wrong) => {
    const { status, body } = await shop.checkout(ANNA, courier(randomUUID()), {
      body: { place: { ...moscow, ...wrong } },
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ [`place.${field}`]: expect.stringMatching(/[а-я]/) })
  })

  it('uses the chosen pickup point, whatever the cart’s place', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 3 })
    const far = { ...moscow, city: 'Владивосток', regionCode: '25', coords: { latitude: 43.12, longitude: 131.88 } }
    await shop.sql('update cart set place = $2 where id = $1', [cartId, JSON.stringify(far)])
    const taken = { methodCode: 'pickup', tradePlaceId: PICKUP, expectedTotal: 540 }
    const { status, body } = await shop.checkout(ANNA, courier(cartId, taken), { body: { place: null } })
    expect([status, body.orders?.[0].total]).toEqual([201, 540])
    const { body: order } = await shop.call('GET', `/api/v1/orders/${body.orders[0].orderId}`, { as: ANNA })
    expect(order).toMatchObject({ deliveryDate: DAY, tradePlace: { id: PICKUP } })
  })

  it('refuses guests and carts of other customers', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 1 })
    const guest = await shop.call('POST', '/api/v3/checkout', { body: { carts: [courier(cartId)], recipient } })
    expect([guest.status, guest.body.code]).toEqual([401, 'UNAUTHORIZED'])
    const stranger = await shop.checkout(BORIS, courier(cartId))
    expect([stranger.status, stranger.body.code]).toEqual([500, 'ACTIVE_CART_NOT_FOUND'])
  })

  it('refuses a method that is not offered by the seller or not configured', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 1 })
    for (const paymentMethod of ['banktransfer', 'paybylink', 'payanyway']) {
      const { body } = await shop.checkout(ANNA, courier(cartId, { paymentMethod }))
      expect(body.code).toBe('PAYMENT_METHOD_UNAVAILABLE')
    }
  })

  it('ignores other sellers’ carts on a seller’s own site', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 1 })
    const { body } = await shop.call('POST', '/api/v3/checkout', {
      as: ANNA,
      site: OTHER_FARM,
      headers: { 'idempotency-key': randomUUID() },
      body: { carts: [courier(cartId)], place: moscow, recipient },
    })
    expect(body.code).toBe('ACTIVE_CART_NOT_FOUND')
  })
  it('accepts a house of a village without a street, but not of a town', async () => {
    const cartId = await shop.cart(ANNA, OTHER_FARM, { [HAM]: 1 })
    const order = (place: object) =>
      shop.call('POST', '/api/v3/checkout', {
        as: ANNA,
        body: { carts: [courier(cartId)], place, recipient },
        headers: { 'idempotency-key': randomUUID() },
      })
    const village = { ...moscow, city: null, settlement: 'Лучинское', street: null, house: '4' }
    expect((await order({ ...village, city: 'Москва', settlement: null })).body.errors).toEqual({
      'place.street': 'обязательное поле',
    })
    expect((await order({ ...village, house: null })).body.errors).toEqual({ 'place.house': 'обязательное поле' })
    expect((await order(village)).status).toBe(201)
  })
  it('builds a readable title of a place for the customer and the seller', async () => {
    const cartId = await shop.cart(ANNA, OTHER_FARM, { [HAM]: 1 })
    const { title: _, ...untitled } = moscow
    const body = { carts: [courier(cartId)], place: untitled, recipient }
    const { body: placed } = await shop.call('POST', '/api/v3/checkout', {
      as: ANNA,
      body,
      headers: { 'idempotency-key': randomUUID() },
    })
    const { body: order } = await shop.call('GET', `/api/v1/orders/${placed.orders[0].orderId}`, { as: ANNA })
    expect(order.place).toMatchObject({ title: 'Москва, Тверская, 1', region: 'Москва' })
  })
})

describe('POST /api/v2/checkout', () => {
  it('accepts the smaller body, with or without a key', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 1 })
    const body = { ...courier(cartId), place: moscow, recipient }
    const first = await shop.call('POST', '/api/v2/checkout', { as: ANNA, body })
    expect([first.status, first.body.orders.length]).toEqual([201, 1])
    const before = await countOrders()
    const again = await shop.call('POST', '/api/v2/checkout', { as: ANNA, body })
    expect([again.status, again.text]).toEqual([201, first.text])
    const otherwise = await shop.call('POST', '/api/v2/checkout', { as: ANNA, body: { ...body, comment: 'другой' } })
    expect(otherwise.body.code).toBe('ACTIVE_CART_NOT_FOUND')
    const keyed = { 'idempotency-key': randomUUID() }
    const late = await shop.call('POST', '/api/v2/checkout', { as: ANNA, body, headers: keyed })
    expect(late.body.code).toBe('ACTIVE_CART_NOT_FOUND')
    expect(await countOrders()).toBe(before)
    expect((await shop.call('POST', '/api/v2/checkout', { body })).status).toBe(401)
  })

  it('places one order for two concurrent requests without a key, and returns equal responses', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 1 })
    const body = { ...courier(cartId), place: moscow, recipient }
    const press = () => shop.call('POST', '/api/v2/checkout', { as: ANNA, body })
    const before = await countOrders()
    const answers = await Promise.all([press(), press()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await countOrders()).toBe(before + 1)
  })

  it('refuses unknown fields by name and places no order', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 1 })
    const before = await countOrders()
    const body = { ...courier(cartId), place: moscow, recipient, promoCode: 'ЛУЧОК', bonuses: 5 }
    const { status, body: problem } = await shop.call('POST', '/api/v2/checkout', { as: ANNA, body })
    expect([status, problem.errors]).toEqual([
      400,
      { promoCode: 'Такого поля здесь нет', bonuses: 'Такого поля здесь нет' },
    ])
    expect(await countOrders()).toBe(before)
    await shop.call('POST', '/api/v2/checkout', { as: ANNA, body: { ...courier(cartId), place: moscow, recipient } })
  })
})

describe('customer data taken over from an order', () => {
  const profile = async () => (await shop.sql('select first_name, last_name from customer where id = $1', [ANNA]))[0]
  const addresses = () => shop.sql('select title, flat, is_main from address where customer_id = $1', [ANNA])
  const buy = async (who: { name: string; phone: string }, door: object = {}) => {
    const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 1 })
    const body = { carts: [courier(cartId)], place: { ...moscow, flat: '7', ...door }, recipient: who }
    const headers = { 'idempotency-key': randomUUID() }
    const placed = await shop.call('POST', '/api/v3/checkout', { as: ANNA, body, headers })
    expect(placed.status).toBe(201)
    return placed.body.orders[0].orderId as number
  }
  /** Cancels an order, which returns its stock for the next tests. */
  const cancel = (id: number) => shop.call('PATCH', `/api/v1/orders/${id}/cancel`, { as: ANNA, body: {} })

  it('fills an empty profile and an empty address list, and does not overwrite existing data', async () => {
    await shop.sql('delete from address where customer_id = $1', [ANNA])
    await shop.sql('update customer set first_name = null, last_name = null, group_id = 4 where id = $1', [ANNA])
    const [{ phone } = { phone: '' }] = await shop.sql<{ phone: string }>('select phone from customer where id = $1', [
      ANNA,
    ])
    // an order for another recipient does not change the customer's name
    await cancel(await buy({ name: 'Пётр', phone: '79169999999' }))
    expect(await profile()).toEqual({ first_name: null, last_name: null })
    expect(await addresses()).toMatchObject([{ flat: '7', is_main: true }])
    await cancel(await buy({ name: 'Анна Серова', phone }))
    expect(await profile()).toEqual({ first_name: 'Анна', last_name: 'Серова' })
    await cancel(await buy({ name: 'Аня', phone }))
    expect(await profile()).toEqual({ first_name: 'Анна', last_name: 'Серова' })
    expect(await addresses()).toHaveLength(1)
  })

  it('stores the door details with the address, also for an existing address', async () => {
    const who = { name: 'Анна', phone: '79169999999' }
    const id = await buy(who, { entrance: '2', intercom: '7к', comment: 'Позвоните за час' })
    const { body } = await shop.call('GET', `/api/v1/orders/${id}`, { as: ANNA })
    expect(body.place).toMatchObject({ flat: '7', entrance: '2', intercom: '7к', comment: 'Позвоните за час' })
    const kept = async () => (await shop.call('GET', '/api/v1/addresses', { as: ANNA })).body.items
    expect(await kept()).toMatchObject([{ flat: '7', entrance: '2', intercom: '7к', comment: 'Позвоните за час' }])
    await cancel(id)
    // details of another flat are not copied
    await cancel(await buy(who, { flat: '8', intercom: '8к' }))
    expect(await kept()).toMatchObject([{ flat: '7', intercom: '7к' }])
    const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 1 })
    const place = { ...moscow, intercom: 'x'.repeat(21), comment: 'x'.repeat(301) }
    const refused = await shop.call('POST', '/api/v3/checkout', {
      as: ANNA,
      body: { carts: [courier(cartId)], place, recipient: who },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([
      400,
      ['place.comment', 'place.intercom'],
    ])
  })

  it('returns the calendar file only to the customer', async () => {
    const orderId = await buy({ name: 'Анна', phone: '79169999999' })
    const [{ order_group_id: id } = { order_group_id: '' }] = await shop.sql<{ order_group_id: string }>(
      'select order_group_id from shop_order where customer_id = $1 order by id desc limit 1',
      [ANNA],
    )
    const path = `/api/v1/order-groups/${id}/calendar`
    const own = await shop.call('GET', path, { as: ANNA })
    expect([own.status, own.text.match(/BEGIN:VEVENT/g)?.length]).toEqual([200, 1])
    expect(own.text).toContain('DTSTART;TZID=')
    expect((await shop.call('GET', path, { as: BORIS })).status).toBe(404)
    expect((await shop.call('GET', path)).status).toBe(401)
    expect((await shop.call('GET', '/api/v1/order-groups/1/calendar', { as: ANNA })).status).toBe(404)
    await cancel(orderId)
    expect((await shop.call('GET', path, { as: ANNA })).text).not.toContain('VEVENT')
  })
})

describe('exactly once', () => {
  it('places one order for twenty concurrent requests with one key, and returns equal responses', async () => {
    const key = randomUUID()
    const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 1 })
    const before = await countOrders()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.checkout(ANNA, courier(cartId, { paymentMethod: 'sbp' }), { key })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await countOrders()).toBe(before + 1)
    expect(await shop.bankOrders()).toHaveLength(1)
    const later = await shop.checkout(ANNA, courier(cartId, { paymentMethod: 'sbp' }), { key })
    expect(later.text).toBe(answers[0]?.text)
    const other = await shop.checkout(ANNA, courier(cartId), { key })
    expect([other.status, other.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_REUSED'])
  })

  it('places one order for twenty different keys of one cart', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 5 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.checkout(ANNA, courier(cartId))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'ACTIVE_CART_NOT_FOUND']))
  })

  it('sells the last jar to one of fifty concurrent customers', async () => {
    const customers = Array.from({ length: 50 }, (_, index) => 2001 + index)
    const carts = await Promise.all(customers.map((id) => shop.cart(id, FARM, { [HONEY]: 1, [EGGS]: 3 })))
    const answers = await Promise.all(
      customers.map((id, index) => shop.checkout(id, courier(carts[index] ?? '', { expectedTotal: 1089 }))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { status, body } of answers) {
      if (status !== 201) expect(['NOT_ENOUGH_STOCK', 'CART_CHANGED']).toContain(body.code)
    }
    expect(await shop.sql('select on_hand, allocated, held from stock where product_id = $1', [HONEY])).toEqual([
      { on_hand: 1, allocated: 1, held: 0 },
    ])
  })

  it('avoids deadlocks between two checkouts of the same sellers in opposite orders', async () => {
    const rounds = Array.from({ length: 10 }, (_, index) => 2001 + index)
    const carts = await Promise.all(
      rounds.map(async (id) => [
        await shop.cart(id, FARM, { [EGGS]: 3 }),
        await shop.cart(id, OTHER_FARM, { [HAM]: 1 }),
      ]),
    )
    const answers = await Promise.all(
      rounds.map((id, index) => {
        const both = (carts[index] ?? []).map((cartId) => courier(cartId))
        return shop.checkout(id, index % 2 ? both : both.reverse())
      }),
    )
    expect(answers.map(({ body }) => body.orders?.length)).toEqual(rounds.map(() => 2))
  })
})
