import { describe, expect, it } from 'vitest'
import { ANNA, BORIS, CHEESE, FARM, openDinnerShop, PIE, PLACE, PORRIDGE, SOUP } from '../../testing/dinners.data.ts'
import { integrityProblemsOf, moscow } from '../../testing/world.data.ts'

/** Number of orders that run concurrently with the kitchen's stop; `OKOLITSA_RACE=200` tests a full kitchen. */
const RACE = Number(process.env.OKOLITSA_RACE ?? 40)

const shop = await openDinnerShop({ customers: RACE + 1 })
const { small, big, cream } = shop.options
const chosen = (...ids: number[]) => ids.map((optionId) => ({ optionId }))
const change = (cartId: string, productId: number, body: object, as = ANNA) =>
  shop.call('PATCH', `/api/v2/cart/${cartId}/products/${productId}`, { as, body })
const linesOf = (cart: { products: { id: number; optionsKey: string; quantityInCart: number; lineSum: number }[] }) =>
  cart.products.map(({ id, optionsKey, quantityInCart, lineSum }) => [id, optionsKey, quantityInCart, lineSum])
const order = (as: number, cartId: string, more: object = {}) =>
  shop.checkout(as, { cartId, methodCode: 'courier', date: '2026-11-21', paymentMethod: 'cashondelivery', ...more })
const received = async (orderId: number) => {
  const kitchen = { kind: 'farmer', staffId: 7, organizationIds: [PLACE] } as const
  for (const state of ['isAssembling', 'onTheRoad', 'received'] as const)
    await shop.services.orders.move(kitchen, orderId, state)
}

describe('a cart of dishes', () => {
  it('stores one line per choice, in any order of options, at the price including options', async () => {
    const cart = await shop.dinnerCart(ANNA, [
      { productId: SOUP, options: chosen(cream, big) },
      { productId: SOUP, options: chosen(big, cream), quantity: 2 },
      { productId: SOUP, options: chosen(small) },
    ])
    expect(cart.type).toBe('restaurant')
    expect(linesOf(cart)).toEqual([
      [SOUP, `${big},${cream}`, 3, 1740],
      [SOUP, String(small), 1, 420],
    ])
    expect(cart.products[0]?.options.map(({ title, price }) => [title, price])).toEqual([
      ['Big', 120],
      ['Cream', 40],
    ])
    // two lines have the same dish, so the request must name one of them
    expect((await change(cart.cartId, SOUP, { quantity: 1 })).status).toBe(404)
    const { body } = await change(cart.cartId, SOUP, { quantity: 1, optionsKey: String(small) })
    expect(linesOf(body)[1]).toEqual([SOUP, String(small), 1, 420])
    const removed = await shop.call('DELETE', `/api/v2/cart/${cart.cartId}/products/${SOUP}?optionsKey=${small}`, {
      as: ANNA,
    })
    expect(linesOf(removed.body)).toEqual([[SOUP, `${big},${cream}`, 3, 1740]])
    expect((await change(cart.cartId, SOUP, { quantity: 1 })).body.totals.goods).toBe(580)
  })
  it('takes the weight of a portion from its chosen size, in the cart and in the order', async () => {
    const products = [
      { productId: SOUP, options: chosen(big, cream) },
      { productId: SOUP, options: chosen(small), quantity: 2 },
    ]
    const cart = await shop.dinnerCart(ANNA, products)
    expect(cart.products.map(({ measure }: { measure: number }) => measure)).toEqual([500, 300])
    expect(cart.totals.weightGrams).toBe(1_100)
    const orderId = await shop.dinner(BORIS, {}, products)
    const lines = await shop.sql('select measure from order_line where order_id = $1 order by position', [orderId])
    expect(lines).toEqual([{ measure: 500 }, { measure: 300 }])
  })
  it('refuses a dish with missing choices, and options of goods', async () => {
    const add = async (organizationId: number, product: object) =>
      (await shop.call('POST', '/api/v2/cart', { as: BORIS, body: { organizationId, products: [product] } })).body
    const wrong = await add(PLACE, { productId: SOUP, options: chosen(cream) })
    expect(wrong).toMatchObject({ code: 'DISH_CHOICE_WRONG', facts: { mistakes: [{ kind: 'missing', least: 1 }] } })
    expect((await add(PLACE, { productId: SOUP, options: chosen(small, big) })).facts.mistakes[0].kind).toBe('tooMany')
    expect((await add(FARM, { productId: CHEESE, options: chosen(small) })).code).toBe('DISH_CHOICE_WRONG')
  })
  it('reports stopped dishes and later serving hours', async () => {
    const products = [{ productId: SOUP, options: chosen(big, cream) }, { productId: PIE }, { productId: PORRIDGE }]
    const { cartId } = await shop.dinnerCart(ANNA, products)
    await shop.stop({ optionId: cream })
    await shop.stop({ dishId: PIE })
    const { body: cart } = await shop.call('GET', `/api/v2/cart/${cartId}`, { as: ANNA })
    const changes = cart.products.map((line: { changes: { kind: string }[] }) => line.changes.map(({ kind }) => kind))
    expect(changes).toEqual([['optionsChanged'], ['soldOut'], ['notServed']])
    expect(cart.totals.goods).toBe(250)
    const [way] = cart.dinners
    expect(way).toMatchObject({ methodCode: 'courier', asap: null, notNow: { reason: 'notServed' } })
    expect(way.slots.length).toBeGreaterThan(0)
    await shop.stop({ optionId: cream }, null)
    await shop.stop({ dishId: PIE }, null)
  })
  it('changes the options of a line in place and merges equal lines', async () => {
    const { cartId } = await shop.dinnerCart(ANNA, [
      { productId: SOUP, options: chosen(big, cream), quantity: 2 },
      { productId: PIE },
      { productId: SOUP, options: chosen(small) },
    ])
    const from = `${big},${cream}`
    const rechosen = await change(cartId, SOUP, { quantity: 3, optionsKey: from, options: chosen(big) })
    expect(linesOf(rechosen.body)).toEqual([
      [SOUP, String(big), 3, 1620],
      [PIE, '', 1, 300],
      [SOUP, String(small), 1, 420],
    ])
    expect(rechosen.body.products.map(({ hasOptions }: { hasOptions: boolean }) => hasOptions)).toEqual([
      true,
      false,
      true,
    ])
    const joined = await change(cartId, SOUP, { quantity: 2, optionsKey: String(small), options: chosen(big) })
    expect(linesOf(joined.body)).toEqual([
      [SOUP, String(big), 5, 2700],
      [PIE, '', 1, 300],
    ])
    const same = await change(cartId, SOUP, { quantity: 1, optionsKey: String(big), options: chosen(big) })
    expect(linesOf(same.body)[0]).toEqual([SOUP, String(big), 1, 540])
    const wrong = await change(cartId, SOUP, { quantity: 1, optionsKey: String(big), options: chosen(cream) })
    expect(wrong.body.code).toBe('DISH_CHOICE_WRONG')
    // a cart of another person, and a missing line
    const body = { quantity: 1, optionsKey: String(big), options: chosen(small) }
    expect((await change(cartId, SOUP, body, BORIS)).status).toBe(404)
    expect((await change(cartId, SOUP, { ...body, optionsKey: from })).status).toBe(404)
    expect(linesOf((await shop.call('GET', `/api/v2/cart/${cartId}`, { as: ANNA })).body)[0]).toEqual([
      SOUP,
      String(big),
      1,
      540,
    ])
  })
  it('keeps all portions when several tabs change the options concurrently', async () => {
    const { cartId } = await shop.dinnerCart(ANNA, [
      { productId: SOUP, options: chosen(big, cream), quantity: 2 },
      { productId: SOUP, options: chosen(small) },
    ])
    const optionsKey = `${big},${cream}`
    const presses = await Promise.all([
      ...[small, big, small, big].map((option) =>
        change(cartId, SOUP, { quantity: 2, optionsKey, options: chosen(option) }),
      ),
      shop.call('POST', `/api/v2/cart/${cartId}/products`, {
        as: ANNA,
        body: { products: [{ productId: SOUP, options: chosen(small) }] },
      }),
    ])
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 200, 404, 404, 404])
    const { body } = await shop.call('GET', `/api/v2/cart/${cartId}`, { as: ANNA })
    expect(body.products.reduce((sum: number, line: { quantityInCart: number }) => sum + line.quantityInCart, 0)).toBe(
      4,
    )
  })
  it('refuses new options above the stock or the limit of all lines of the dish', async () => {
    await shop.sql('update product set max_sale_quantity = 3 where id = $1', [SOUP])
    const { cartId } = await shop.dinnerCart(ANNA, [
      { productId: SOUP, options: chosen(big), quantity: 2 },
      { productId: SOUP, options: chosen(small) },
    ])
    const body = { quantity: 3, optionsKey: String(big), options: chosen(small) }
    expect((await change(cartId, SOUP, body)).body).toMatchObject({ code: 'QUANTITY_OVER_LIMIT', facts: { max: 3 } })
    expect(linesOf((await change(cartId, SOUP, { ...body, quantity: 2 })).body)).toEqual([
      [SOUP, String(small), 3, 1260],
    ])
    await shop.sql('update product set max_sale_quantity = null where id = $1', [SOUP])
  })
  it('merges a guest’s cart into the customer’s cart line by line', async () => {
    const guest = await shop.call('POST', '/api/v2/cart', {
      body: { organizationId: PLACE, products: [{ productId: SOUP, options: chosen(small) }, { productId: PIE }] },
    })
    await shop.dinnerCart(BORIS, [{ productId: SOUP, options: chosen(big) }, { productId: PIE }])
    const { body } = await shop.call('PATCH', '/api/v2/cart/assign-to-customer', {
      as: BORIS,
      body: { cartIds: [guest.body.cartId] },
    })
    expect(linesOf(body.items[0])).toEqual([
      [SOUP, String(big), 1, 540],
      [PIE, '', 2, 600],
      [SOUP, String(small), 1, 420],
    ])
  })
})

describe('an order of dishes', () => {
  it('stores the options, has a promised time and no substitutions', async () => {
    const { cartId } = await shop.dinnerCart()
    const choice = {
      dinner: { cutlery: 2, dropOff: 'leaveAtDoor' },
      substitutions: [{ productId: SOUP, rule: 'ask' }],
    }
    const { body } = await order(ANNA, cartId, { ...choice, expectedTotal: 879 })
    const [{ orderId, promised }] = body.orders
    expect(promised.isAsap).toBe(true)
    expect(new Date(promised.from) > shop.now() && promised.from < promised.to).toBe(true)
    const { body: page } = await shop.call('GET', `/api/v1/orders/restaurants/${orderId}`, { as: ANNA })
    expect(page.lines).toMatchObject([
      { price: 580, finalPrice: 580, substitution: 'none', options: [{ title: 'Big' }, { title: 'Cream', price: 40 }] },
    ])
    expect(page.dinner).toMatchObject({
      isAsap: true,
      promisedFrom: promised.from,
      cutlery: 2,
      dropOff: 'leaveAtDoor',
    })
    // the deadline is set immediately, since the order is paid to the courier
    expect(new Date(page.dinner.acceptBefore).getTime()).toBe(shop.now().getTime() + 10 * 60_000)
    expect((await shop.call('GET', '/api/v1/orders/restaurants', { as: ANNA })).body.totalItems).toBe(1)
    expect((await shop.call('GET', '/api/v3/orders', { as: ANNA })).body.totalItems).toBe(0)
    // the page of a checkout displays orders of every kind
    const group = `/api/v3/orders?orderGroupId=${body.orderGroupId}`
    expect((await shop.call('GET', group, { as: ANNA })).body.items).toMatchObject([{ id: orderId }])
    expect(await integrityProblemsOf(shop)).toEqual([])
  })
  it('delivers a dinner only in an offered half hour', async () => {
    const { cartId, dinners } = await shop.dinnerCart()
    const slotFrom = dinners[0]?.slots[3]?.from
    const between = await order(ANNA, cartId, { dinner: { slotFrom: new Date(shop.now().getTime() + 1_000) } })
    expect(between.body).toMatchObject({ code: 'DINNER_TIME_UNAVAILABLE', facts: { reason: 'slotGone' } })
    const { body } = await order(ANNA, cartId, { dinner: { slotFrom } })
    expect(body.orders[0].promised).toMatchObject({ from: slotFrom, isAsap: false })
  })
  it('refuses an order during a pause, below the minimum, and after a stop', async () => {
    const { cartId } = await shop.dinnerCart()
    const pause = (until: Date | null) =>
      shop.write((tx, { menus }) => menus.setPause(tx, { kind: 'service', name: 'test' }, PLACE, until))
    await pause(new Date(shop.now().getTime() + 3_600_000))
    const paused = await order(ANNA, cartId)
    expect(paused.body).toMatchObject({ code: 'DINNER_TIME_UNAVAILABLE', facts: { reason: 'paused' } })
    await pause(null)
    await shop.stop({ optionId: cream })
    expect((await order(ANNA, cartId)).body).toMatchObject({ code: 'CART_CHANGED' })
    await shop.stop({ optionId: cream }, null)
    const cheap = await shop.dinnerCart(ANNA, [{ productId: PIE }])
    expect((await order(ANNA, cheap.cartId)).body.code).toBe('MIN_SUM_NOT_REACHED')
  })
  it('repeats an order with the available options, and reports the missing ones', async () => {
    const orderId = await shop.dinner()
    await received(orderId)
    await shop.stop({ optionId: cream })
    const { body, status } = await shop.call('POST', '/api/v2/cart/repeat', {
      as: ANNA,
      body: { orderId, place: moscow },
    })
    expect(status).toBe(201)
    expect(linesOf(body)).toEqual([[SOUP, String(big), 1, 540]])
    expect(body.notAdded).toMatchObject([{ reason: 'optionsChanged', lostOptions: ['Cream'], inCart: 1 }])
    await shop.stop({ optionId: cream }, null)
  })
  it('refuses orders after a concurrent stop', async () => {
    const people = Array.from({ length: RACE }, (_, index) => 2001 + index)
    const carts = await Promise.all(people.map(async (as) => ({ as, cartId: (await shop.dinnerCart(as)).cartId })))
    const counted = async () =>
      Number((await shop.sql('select count(*) from order_line where product_id = $1', [SOUP]))[0]?.count)
    const pressed: Promise<number>[] = []
    const late = await shop.dinnerCart(2001 + RACE)
    const answers = await Promise.all(
      carts.map(async ({ as, cartId }, index) => {
        if (index === RACE / 2) pressed.push(shop.stop({ optionId: cream }).then(counted))
        return order(as, cartId)
      }),
    )
    const [atStop] = await Promise.all(pressed)
    expect(await counted()).toBe(atStop)
    // the number of orders before the stop is random; no other outcome occurs
    const outcomes = answers.map(({ status, body }) => (status === 201 ? 'ordered' : body.code))
    expect(outcomes.filter((one) => one !== 'ordered' && one !== 'CART_CHANGED')).toEqual([])
    expect((await order(2001 + RACE, late.cartId)).body.code).toBe('CART_CHANGED')
    expect(await integrityProblemsOf(shop)).toEqual([])
    await shop.stop({ optionId: cream }, null)
  })
})
