import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'
import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { NOON } from '../../testing/world.data.ts'
import { ANNA, CHEESE, EGGS, FARM, HONEY, moscow, openCartShop, RESTAURANT, SOUP } from './cart-shop.data.ts'

const shop = await openCartShop()
const { call } = shop
const TIMES = 50

const open = async (products: { productId: number; quantity?: number }[], as?: number, organizationId = FARM) =>
  (await call('POST', '/api/v2/cart', { ...(as && { as }), body: { organizationId, place: moscow, products } })).body
const add = (cartId: string, productId: number, as?: number) =>
  call<Cart & Problem>('POST', `/api/v2/cart/${cartId}/products`, {
    ...(as && { as }),
    body: { products: [{ productId, quantity: 1 }] },
  })

beforeEach(async () => {
  shop.moveClock(NOON)
  await shop.sql(`delete from cart; update stock set kind = 'counted', on_hand = 20 where product_id = ${EGGS}`)
})

describe('concurrent changes', () => {
  it('adds up concurrent additions of one product exactly, each with its own version', async () => {
    const { cartId, version } = await open([])
    const answers = await Promise.all(Array.from({ length: TIMES }, () => add(cartId, CHEESE)))
    expect(answers.map(({ status }) => status)).toEqual(Array(TIMES).fill(200))
    const { body } = await call('GET', `/api/v2/cart/${cartId}`)
    expect(body.products).toMatchObject([{ id: CHEESE, quantityInCart: TIMES }])
    expect(body.version).toBe(version + TIMES)
    // a response contains at least the changes up to its own version
    for (const answer of answers) {
      expect(answer.body.products[0]?.quantityInCart).toBe(answer.body.version - version)
    }
  })
  it('never exceeds the stock with concurrent additions, and reports the stock left in refusals', async () => {
    const { cartId } = await open([])
    const answers = await Promise.all(Array.from({ length: TIMES }, () => add(cartId, EGGS)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    for (const { body } of answers.filter(({ status }) => status !== 200)) {
      expect(body).toMatchObject({ code: 'NOT_ENOUGH_STOCK', facts: { products: [{ productId: EGGS, left: 20 }] } })
    }
    const { body } = await call('GET', `/api/v2/cart/${cartId}`)
    expect(body.products[0]?.quantityInCart).toBe(20)
  })
  it('applies an addition of several products completely or not at all', async () => {
    const { cartId } = await open([])
    const both = Array.from({ length: 30 }, () =>
      call('POST', `/api/v2/cart/${cartId}/products`, {
        body: { products: [{ productId: CHEESE }, { productId: EGGS }] },
      }),
    )
    await Promise.all(both)
    const { body } = await call('GET', `/api/v2/cart/${cartId}`)
    expect(body.products.map((product) => product.quantityInCart)).toEqual([20, 20])
  })
  it('avoids deadlocks between additions, changes and removals of one cart', async () => {
    const { cartId } = await open([{ productId: CHEESE }, { productId: HONEY }])
    const url = `/api/v2/cart/${cartId}/products`
    const answers = await Promise.all(
      Array.from({ length: TIMES }, (_, index) => {
        if (index % 5 === 0) return call('DELETE', `${url}/${HONEY}`)
        if (index % 5 === 1)
          return call('POST', url, { body: { products: [{ productId: HONEY }, { productId: CHEESE }] } })
        if (index % 5 === 2) return call('PATCH', `${url}/${CHEESE}`, { body: { quantity: 2 } })
        return add(cartId, CHEESE)
      }),
    )
    // a removal may find the line deleted, an addition may find the limit reached; other errors are bugs
    for (const { status } of answers) expect([200, 400, 404]).toContain(status)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(TIMES / 2)
  })
  it('creates one cart for concurrent openings at one seller', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => open([{ productId: CHEESE }], ANNA)))
    expect(new Set(answers.map((cart) => cart.cartId)).size).toBe(1)
    const { body } = await call('GET', `/api/v2/cart/${answers[0]?.cartId}`, { as: ANNA })
    expect(body.products[0]?.quantityInCart).toBe(20)
  })
  it('merges a guest’s cart once for concurrent assignments', async () => {
    const mine = await open([{ productId: CHEESE, quantity: 1 }], ANNA)
    const guest = await open([{ productId: CHEESE, quantity: 5 }])
    const soup = await open([{ productId: SOUP }], undefined, RESTAURANT)
    const body = { cartIds: [guest.cartId, soup.cartId] }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('PATCH', '/api/v2/cart/assign-to-customer', { as: ANNA, body })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const cart = await call('GET', `/api/v2/cart/${mine.cartId}`, { as: ANNA })
    expect(cart.body.products).toMatchObject([{ id: CHEESE, quantityInCart: 6 }])
  })
})

describe('the service for checkout', () => {
  const { cart: service } = shop.services
  const { inTransaction } = shop.database

  it('locks a customer’s own cart with its lines, and closes it', async () => {
    const { cartId } = await open([{ productId: CHEESE, quantity: 2 }], ANNA)
    await inTransaction(async (tx) => {
      expect((await service.cartsForCheckout(tx, customersOwn(ANNA + 1), [cartId]))[0]).toBeUndefined()
      const cart = (await service.cartsForCheckout(tx, customersOwn(ANNA), [cartId]))[0]
      expect(cart).toMatchObject({
        organizationId: FARM,
        type: 'farmer',
        place: { regionCode: '77' },
        version: 2,
        isSubscriber: false,
        lines: [{ productId: CHEESE, quantity: 2, seenPrice: 64_550, substitution: 'none' }],
      })
      await service.closeCart(tx, cartId, { number: '1', customerId: ANNA })
    })
    expect((await call('GET', `/api/v2/cart/${cartId}`, { as: ANNA })).status).toBe(404)
  })
  it('allows one of two concurrent checkouts', async () => {
    const { cartId } = await open([{ productId: CHEESE }], ANNA)
    const checkout = () =>
      inTransaction(async (tx) => {
        const cart = (await service.cartsForCheckout(tx, customersOwn(ANNA), [cartId]))[0]
        if (cart) await service.closeCart(tx, cartId, { number: '1', customerId: ANNA })
        return cart !== undefined
      })
    expect((await Promise.all([checkout(), checkout(), checkout()])).filter(Boolean)).toHaveLength(1)
  })
  it('blocks an addition until the checkout ends', async () => {
    const { cartId } = await open([{ productId: CHEESE }], ANNA)
    let adding: ReturnType<typeof add> | undefined
    await inTransaction(async (tx) => {
      await service.cartsForCheckout(tx, customersOwn(ANNA), [cartId])
      adding = add(cartId, CHEESE, ANNA)
      await new Promise((resolve) => setTimeout(resolve, 50))
      await service.closeCart(tx, cartId, { number: '1', customerId: ANNA })
    })
    expect(await adding).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })
  it('returns the order’s content when a cart became an order during an addition', async () => {
    // a concurrent change is committed first, and after the write the cart no longer exists
    await shop.sql(`
      create function overtake() returns trigger language plpgsql as 'begin new.version := new.version + 1; return new; end';
      create function take_away() returns trigger language plpgsql as 'begin delete from cart where id = new.cart_id; return null; end';
      create trigger overtake before update on cart for each row execute function overtake();
      create constraint trigger take_away after insert or update on cart_line deferrable initially deferred
        for each row execute function take_away()`)
    try {
      const { cartId } = await open([])
      const { status, body } = await add(cartId, CHEESE)
      expect([status, body.products.map(({ quantityInCart }) => quantityInCart)]).toEqual([200, [1]])
      expect((await call('GET', `/api/v2/cart/${cartId}`)).status).toBe(404)
    } finally {
      await shop.sql('drop function overtake cascade; drop function take_away cascade')
    }
  })
  it('starts a new cart when an opening waited for the checkout', async () => {
    const { cartId } = await open([{ productId: CHEESE }], ANNA)
    let opening: ReturnType<typeof open> | undefined
    await inTransaction(async (tx) => {
      await service.cartsForCheckout(tx, customersOwn(ANNA), [cartId])
      opening = open([{ productId: HONEY }], ANNA)
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await shop.database.pool.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1)
      await service.closeCart(tx, cartId, { number: '1', customerId: ANNA })
    })
    const begun = await opening
    expect(begun?.cartId).not.toBe(cartId)
    expect(begun?.products).toMatchObject([{ id: HONEY, quantityInCart: 1 }])
  })
  it('deletes guest carts 30 days after their last change, and keeps customers’ carts', async () => {
    const guest = await open([{ productId: CHEESE }])
    const touched = await open([{ productId: CHEESE }])
    const mine = await open([{ productId: CHEESE }], ANNA)
    const day = (number: number) => new Date(NOON.getTime() + number * 86_400_000)
    shop.moveClock(day(20))
    await add(touched.cartId, CHEESE)
    shop.moveClock(day(31))
    await shop.runPeriodic('delete-expired-guest-carts')
    const left = await shop.database.pool.query('select id from cart')
    expect(left.rows.map((row) => row.id).sort()).toEqual([touched.cartId, mine.cartId].sort())
    expect(guest.cartId).not.toBe(touched.cartId)
  })
})
