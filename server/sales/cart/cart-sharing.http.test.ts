import type { Cart, CartAvailability, CartCalculation, CartList } from '@okolitsa/contracts/cart/cart.ts'
import type { CartShare, Invitation } from '@okolitsa/contracts/cart/sharing.ts'
import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'
import { MAX_CARTS } from '@okolitsa/domain/cart/carts.ts'
import { MAX_CART_MEMBERS } from '@okolitsa/domain/cart/sharing.ts'
import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { listenForSignals } from '../../platform/db/pg-listener.ts'
import { liveChanged } from '../../platform/realtime/live-hub.ts'
import { courierIn } from '../../testing/goods.data.ts'
import { siteOf } from '../../testing/supply.data.ts'
import { NOON } from '../../testing/world.data.ts'
import { ANNA, BORIS, CHEESE, EGGS, FARM, HONEY, moscow, openCartShop, SOUP, VERA } from './cart-shop.data.ts'

const shop = await openCartShop({ farms: MAX_CARTS })
const news: string[] = []
const listening = await listenForSignals(shop.database.pool, {
  [liveChanged.channel]: (topic) => void news.push(topic),
})
afterAll(listening.stop)

/** A caller: a customer, or a guest with cookies. */
interface Person {
  readonly as?: number
  cookie?: string
}
const anna: Person = { as: ANNA }
const boris: Person = { as: BORIS }
/** a customer without a name */
const vera: Person = { as: VERA }

async function call<T = Cart & Problem>(
  person: Person,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
): Promise<{ status: number; body: T }> {
  const reply = await shop.app.http.inject({
    method,
    url,
    headers: {
      ...(person.as && { authorization: `Bearer ${await shop.tokenOf(person.as)}` }),
      ...(person.cookie && { cookie: person.cookie }),
    },
    ...(body !== undefined && { payload: body as object }),
  })
  const jar = new Map((person.cookie ?? '').split('; ').map((pair) => pair.split('=') as [string, string]))
  for (const { name, value } of reply.cookies) jar.set(name, value)
  person.cookie = [...jar].map((pair) => pair.join('=')).join('; ')
  return { status: reply.statusCode, body: reply.json() }
}
const add = (person: Person, cartId: string, productId: number, quantity = 1) =>
  call(person, 'POST', `/api/v2/cart/${cartId}/products`, { products: [{ productId, quantity }] })
const open = async (person: Person, productId = CHEESE, organizationId = FARM) =>
  (
    await call(person, 'POST', '/api/v2/cart', {
      organizationId,
      place: { ...moscow, street: 'Тверская ул', house: '7', title: 'Тверская ул, 7' },
      products: [{ productId }],
    })
  ).body
const list = async (person: Person) => (await call<CartList>(person, 'GET', '/api/v2/cart/list')).body.items
const share = async (person: Person, cartId: string) =>
  (await call<CartShare & Problem>(person, 'POST', `/api/v2/cart/${cartId}/share`)).body
const join = (person: Person, token: string, firstName?: string) =>
  call(person, 'POST', `/api/v1/shared-cart/${token}/join`, { ...(firstName && { firstName }) })
const invitation = (person: Person, token: string) =>
  call<Invitation & Problem>(person, 'GET', `/api/v1/shared-cart/${token}`)
const tokenOf = ({ joinPath }: CartShare) => joinPath?.split('/').at(-1) ?? ''

/** Creates Anna's cart of the farm with cheese, and its invitation. */
async function shared() {
  const { cartId } = await open(anna)
  return { cartId, token: tokenOf(await share(anna, cartId)) }
}

beforeEach(async () => {
  shop.moveClock(NOON)
  for (const person of [anna, boris, vera]) delete person.cookie
  await shop.sql('delete from cart; delete from shared_cart')
  news.length = 0
})

describe('an invitation', () => {
  it('creates an invitation for the owner with first names only and without the cart id', async () => {
    const { cartId, token } = await shared()
    expect(token).toMatch(/^[0-9a-f-]{36}$/)
    expect(token).not.toBe(cartId)
    expect(tokenOf(await share(anna, cartId))).toBe(token)
    const { body } = await invitation({}, token)
    expect(body).toEqual({
      state: 'open',
      ownerName: 'Анна',
      farmer: expect.objectContaining({ id: FARM, title: `Seller ${FARM}` }),
      itemsCount: 1,
      membersCount: 0,
      bringsCount: 0,
      needsName: true,
      end: null,
    })
    expect((await invitation(boris, token)).body).toMatchObject({ state: 'open', needsName: false })
    expect((await invitation(anna, token)).body.state).toBe('own')
  })
  it('withdraws an invitation and replaces it by a new one', async () => {
    const { cartId, token } = await shared()
    await join(boris, token)
    expect((await call<CartShare>(boris, 'DELETE', `/api/v2/cart/${cartId}/share`)).status).toBe(404)
    const withdrawn = await call<CartShare>(anna, 'DELETE', `/api/v2/cart/${cartId}/share`)
    expect(withdrawn.body.joinPath).toBeNull()
    expect((await invitation(vera, token)).status).toBe(404)
    expect((await join(vera, token, 'Вера')).status).toBe(404)
    // current members stay
    expect((await add(boris, cartId, HONEY)).status).toBe(200)
    expect(tokenOf(await share(anna, cartId))).not.toBe(token)
  })
  it('refuses an invitation for strangers, and for a cart that is not one’s own', async () => {
    const { cartId, token } = await shared()
    expect((await call(boris, 'GET', `/api/v2/cart/${cartId}/share`)).status).toBe(404)
    expect((await share(boris, cartId)).code).toBe('NOT_FOUND')
    await join(boris, token)
    const seen = await call<CartShare>(boris, 'GET', `/api/v2/cart/${cartId}/share`)
    expect(seen.body).toMatchObject({ isOwner: false, joinPath: null })
    expect((await share(boris, cartId)).code).toBe('NOT_FOUND')
    const guest: Person = {}
    const own = await open(guest, SOUP, 301)
    expect((await share(guest, own.cartId)).code).toBe('UNAUTHORIZED')
  })
  it('answers 404 for a malformed or unknown invitation, also on another seller’s site', async () => {
    const { token } = await shared()
    expect((await invitation({}, 'x')).status).toBe(404)
    expect((await join({}, '11111111-1111-4111-8111-111111111111', 'Глеб')).status).toBe(404)
    const reply = await shop.app.http.inject({ url: `/api/v1/shared-cart/${token}`, headers: { host: siteOf(102) } })
    expect(reply.statusCode).toBe(404)
  })
})

describe('joining', () => {
  it('adds a customer and a guest to the owner’s cart, and names the member of each line', async () => {
    const { cartId, token } = await shared()
    const guest: Person = {}
    expect((await join(boris, token)).status).toBe(201)
    expect((await join(guest, token, 'Глеб')).status).toBe(201)
    await add(boris, cartId, HONEY)
    const { body } = await add(guest, cartId, EGGS)
    expect(body.sharing).toEqual({
      isOwner: false,
      sharers: [
        { memberId: null, firstName: 'Анна', isMe: false },
        { memberId: expect.any(Number), firstName: 'Борис', isMe: false },
        { memberId: expect.any(Number), firstName: 'Глеб', isMe: true },
      ],
    })
    const [seen] = await list(anna)
    expect(seen?.products.map(({ id, addedBy }) => [id, addedBy])).toEqual([
      [CHEESE, { firstName: 'Анна', isMe: true, isJoint: false }],
      [HONEY, { firstName: 'Борис', isMe: false, isJoint: false }],
      [EGGS, { firstName: 'Глеб', isMe: false, isJoint: false }],
    ])
    for (const person of [boris, guest]) expect((await list(person)).map((cart) => cart.cartId)).toEqual([cartId])
    expect((await call(boris, 'GET', `/api/v1/cart/organization/${FARM}`)).body.cartId).toBe(cartId)
    // adding at this seller uses the shared cart
    const joint = await open(boris, CHEESE)
    expect(joint.cartId).toBe(cartId)
    // a product added by two members is marked as joint for every member
    const ofCheese = (cart: Cart | undefined) => cart?.products.find(({ id }) => id === CHEESE)?.addedBy?.isJoint
    expect(ofCheese(joint)).toBe(true)
    expect(ofCheese((await list(anna))[0])).toBe(true)
    await expect.poll(() => news.length).toBeGreaterThan(4)
    expect(new Set(news)).toEqual(new Set([`cart:${cartId}`]))
  })
  it('hides the address and the owner’s data from members', async () => {
    const { cartId, token } = await shared()
    const joined = await join(boris, token)
    const responses = JSON.stringify([
      joined.body,
      (await call(boris, 'GET', `/api/v2/cart/${cartId}/share`)).body,
      (await call(boris, 'GET', `/api/v2/cart/${cartId}/calculate`)).body,
    ])
    expect(joined.body.place).toMatchObject({ city: 'Москва', street: null, house: null })
    expect(responses).not.toMatch(/Тверская|7916\d{7}/)
    await shop.database.inTransaction(async (tx) => {
      const locked = (await shop.services.cart.cartsForCheckout(tx, customersOwn(BORIS), [cartId]))[0]
      expect(locked).toMatchObject({ isShared: true, place: { street: null } })
      expect((await shop.services.cart.cartsForCheckout(tx, customersOwn(ANNA), [cartId]))[0]).toMatchObject({
        place: { house: '7' },
      })
      expect((await shop.services.cart.cartsForCheckout(tx, customersOwn(VERA), [cartId]))[0]).toBeUndefined()
    })
    expect((await call(boris, 'PATCH', `/api/v2/cart/${cartId}/place`, { place: moscow })).status).toBe(403)
  })
  it('displays the owner’s place to members, and calculates delivery for their own', async () => {
    const far = { title: 'Far', price: kopecks(70_000), minOrderSum: kopecks(0), freeDeliverySum: null }
    await shop.couriers(courierIn('33', { ...far, isDefault: false }))
    const { cartId, token } = await shared()
    await join(boris, token)
    const there = 'regionId=33&city=Владимир&latitude=56.13&longitude=40.4'
    const calculate = async (query: string) =>
      (await call<CartCalculation>(boris, 'GET', `/api/v2/cart/${cartId}/calculate?${query}`)).body.totals.delivery
    expect([await calculate(''), await calculate(there)]).toEqual([299, 700])
    expect((await call(boris, 'GET', `/api/v2/cart/${cartId}?${there}`)).body.totals.delivery).toBe(299)
    const nowhere = 'regionId=25&city=Владивосток&latitude=43.12&longitude=131.88'
    const check = await call<CartAvailability>(boris, 'GET', `/api/v1/cart/check-available/${cartId}?${nowhere}`)
    expect(check.body.code).toBe('UNAVAILABLE_AT_USER_AREA')
    await shop.couriers()
  })
  it('requires a name from visitors without one', async () => {
    const { token } = await shared()
    for (const person of [vera, {}]) {
      expect(await join(person, token)).toMatchObject({
        status: 400,
        body: { errors: { firstName: 'обязательное поле' } },
      })
      expect((await join(person, token, 'Vera')).body.errors?.firstName).toBe('Разрешена только кириллица')
      expect((await join(person, token, 'Вера')).status).toBe(201)
    }
  })
  it('ignores a repeated join, and a join of one’s own cart', async () => {
    const { cartId, token } = await shared()
    const guest: Person = {}
    for (const person of [anna, boris, boris, guest, guest]) {
      expect((await join(person, token, 'Глеб')).body.cartId).toBe(cartId)
    }
    expect((await invitation(guest, token)).body).toMatchObject({ state: 'member', membersCount: 2 })
  })
  it('merges an own cart of the seller without losing products', async () => {
    const { cartId, token } = await shared()
    const own = await open(boris, CHEESE)
    await add(boris, own.cartId, HONEY, 2)
    expect((await invitation(boris, token)).body).toMatchObject({ state: 'open', bringsCount: 2 })
    const { body } = await join(boris, token)
    expect(body.products.map(({ id, quantityInCart, addedBy }) => [id, quantityInCart, addedBy?.isMe])).toEqual([
      [CHEESE, 2, false],
      [HONEY, 2, true],
    ])
    expect((await list(boris)).map((cart) => cart.cartId)).toEqual([cartId])
    expect((await list(anna))[0]?.place.street).toBe('Тверская ул')
  })
  it('refuses a visitor who is a member of another shared cart of the seller', async () => {
    const { token } = await shared()
    const other = await open(boris)
    await join({}, tokenOf(await share(boris, other.cartId)), 'Глеб')
    expect((await invitation(boris, token)).body.state).toBe('busy')
    expect(await join(boris, token)).toMatchObject({ status: 400, body: { code: 'SHARED_CART_BUSY' } })
  })
  it('counts shared carts towards the limit of twenty, for customers and guests', async () => {
    const { token } = await shared()
    for (const person of [boris, {}]) {
      for (let index = 0; index < MAX_CARTS; index++) await open(person, 1000 + index, 1000 + index)
      expect((await invitation(person, token)).body.state).toBe('maxCarts')
      expect((await join(person, token, 'Глеб')).body.code).toBe('MAX_CARTS_QUANTITY_REACHED')
      const [first] = await list(person)
      await call(person, 'DELETE', `/api/v2/cart/${first?.cartId}`)
      expect((await join(person, token, 'Глеб')).status).toBe(201)
      const refused = await call(person, 'POST', '/api/v2/cart', {
        organizationId: first?.farmerId,
        products: [{ productId: first?.farmerId }],
      })
      expect(refused.body.code).toBe('MAX_CARTS_QUANTITY_REACHED')
    }
  })
  it('stops concurrent joins at the limit of members', async () => {
    const { token } = await shared()
    const replies = await Promise.all(Array.from({ length: MAX_CART_MEMBERS + 5 }, () => join({}, token, 'Глеб')))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(MAX_CART_MEMBERS)
    for (const { body } of replies.filter(({ status }) => status !== 201)) expect(body.code).toBe('SHARED_CART_FULL')
  })
})

describe('leaving', () => {
  it('keeps the lines and the name of a member who leaves', async () => {
    const { cartId, token } = await shared()
    await join(boris, token)
    await add(boris, cartId, HONEY)
    expect((await call(boris, 'DELETE', `/api/v2/cart/${cartId}`)).status).toBe(200)
    expect(await list(boris)).toEqual([])
    expect((await add(boris, cartId, EGGS)).status).toBe(404)
    const [seen] = await list(anna)
    expect(seen?.sharing?.sharers).toHaveLength(1)
    expect(seen?.products[1]?.addedBy).toEqual({ firstName: 'Борис', isMe: false, isJoint: false })
    expect((await join(boris, token)).body.products[1]?.addedBy?.isMe).toBe(true)
  })
  it('lets only the owner remove a member', async () => {
    const { cartId, token } = await shared()
    await join(boris, token)
    const { body } = await join(vera, token, 'Вера')
    const idOf = (name: string) => body.sharing?.sharers.find(({ firstName }) => firstName === name)?.memberId
    expect((await call(vera, 'DELETE', `/api/v2/cart/${cartId}/members/${idOf('Борис')}`)).status).toBe(404)
    expect((await call(anna, 'DELETE', `/api/v2/cart/${cartId}/members/${idOf('Борис')}`)).status).toBe(200)
    expect((await call(anna, 'DELETE', `/api/v2/cart/${cartId}/members/${idOf('Борис')}`)).status).toBe(404)
    expect((await call(boris, 'GET', `/api/v2/cart/${cartId}`)).status).toBe(404)
    expect((await call(boris, 'GET', `/api/v2/cart/${cartId}/share`)).status).toBe(404)
    // the old invitation is invalid; the owner has a new one
    expect((await join(boris, token)).status).toBe(404)
    expect((await join({}, tokenOf(await share(anna, cartId)), 'Глеб')).status).toBe(201)
    expect((await call(vera, 'DELETE', `/api/v2/cart/${cartId}/members/${idOf('Вера')}`)).status).toBe(200)
    expect((await call({}, 'DELETE', `/api/v2/cart/${cartId}/members/1`)).status).toBe(404)
  })
})

describe('the end of a shared cart', () => {
  it('displays the customer and the order number to all members after the checkout', async () => {
    const { cartId, token } = await shared()
    const guest: Person = {}
    await join(boris, token)
    await join(guest, token, 'Глеб')
    await shop.database.inTransaction((tx) =>
      shop.services.cart.closeCart(tx, cartId, { number: '104218', customerId: BORIS }),
    )
    const end = { outcome: 'ordered', firstName: 'Борис', orderNumber: '104218' }
    for (const person of [anna, boris, guest]) {
      expect((await call<CartShare>(person, 'GET', `/api/v2/cart/${cartId}/share`)).body).toMatchObject({
        joinPath: null,
        sharers: [],
        end: { ...end, isMe: person === boris },
      })
      expect(await list(person)).toEqual([])
    }
    expect((await call(vera, 'GET', `/api/v2/cart/${cartId}/share`)).status).toBe(404)
    expect((await invitation(vera, token)).body).toMatchObject({ state: 'ended', end })
    expect((await join(vera, token, 'Вера')).body.code).toBe('SHARED_CART_ENDED')
    // every member may start a new cart, and the ended one is deleted in time
    expect((await open(boris)).sharing).toBeNull()
    shop.moveClock(new Date(NOON.getTime() + 61 * 86_400_000))
    await shop.runPeriodic('forget-ended-shared-carts')
    expect((await invitation(vera, token)).status).toBe(404)
  })
  it('lets only the owner delete a shared cart', async () => {
    const { cartId, token } = await shared()
    await join(boris, token)
    expect((await call(anna, 'DELETE', `/api/v2/cart/${cartId}`)).status).toBe(200)
    const { body } = await call<CartShare>(boris, 'GET', `/api/v2/cart/${cartId}/share`)
    expect(body.end).toEqual({ outcome: 'deleted', firstName: 'Анна', isMe: false, orderNumber: null })
  })
})

describe('a guest member signs in', () => {
  const assign = (person: Person, as: number) =>
    call<CartList>(Object.assign(person, { as }), 'PATCH', '/api/v2/cart/assign-to-customer', {})
  const guestIn = async (token: string) => {
    const guest: Person = {}
    const { body } = await join(guest, token, 'Глеб')
    await add(guest, body.cartId, EGGS)
    return guest
  }

  it('keeps the membership as a customer and merges an own cart of the seller', async () => {
    const { cartId, token } = await shared()
    await open(boris, HONEY)
    const guest = await guestIn(token)
    const { body } = await assign(guest, BORIS)
    expect(body.items.map((cart) => cart.cartId)).toEqual([cartId])
    expect(body.items[0]?.products.map(({ id, addedBy }) => [id, addedBy?.isMe])).toEqual([
      [CHEESE, false],
      [EGGS, true],
      [HONEY, true],
    ])
    expect(body.items[0]?.sharing?.sharers.map(({ firstName }) => firstName)).toEqual(['Анна', 'Борис'])
    // the guest key is no longer valid
    expect(await list({ cookie: guest.cookie ?? '' })).toEqual([])
  })
  it('merges the guest’s lines when their account owns or has joined the same cart', async () => {
    const { cartId, token } = await shared()
    await join(boris, token)
    for (const id of [ANNA, BORIS]) {
      const { body } = await assign(await guestIn(token), id)
      expect(body.items.map((cart) => cart.cartId)).toEqual([cartId])
      expect(body.items[0]?.products[1]?.addedBy?.isMe).toBe(true)
      expect(body.items[0]?.sharing?.sharers).toHaveLength(2)
      await call(anna, 'DELETE', `/api/v2/cart/${cartId}/products/${EGGS}`)
    }
  })
  it('keeps the customer’s other shared cart of that seller', async () => {
    const { token } = await shared()
    const other = await open(boris)
    await join(vera, tokenOf(await share(boris, other.cartId)), 'Вера')
    const { body } = await assign(await guestIn(token), BORIS)
    expect(body.items.map((cart) => cart.cartId)).toEqual([other.cartId])
  })
  it('keeps the guest’s membership when the customer has the maximum of carts', async () => {
    const { cartId, token } = await shared()
    for (let index = 0; index < MAX_CARTS; index++) await open(boris, 1000 + index, 1000 + index)
    const guest = await guestIn(token)
    const full = (await assign(guest, BORIS)).body.items
    expect(full).toHaveLength(MAX_CARTS)
    await call(boris, 'DELETE', `/api/v2/cart/${full[0]?.cartId}`)
    expect((await assign(guest, BORIS)).body.items.map((cart) => cart.cartId)).toContain(cartId)
    expect((await list(anna))[0]?.sharing?.sharers.map(({ firstName }) => firstName)).toEqual(['Анна', 'Борис'])
  })
  it('avoids deadlocks when members of each other’s carts sign in concurrently', async () => {
    const OTHER = 1000
    for (let round = 0; round < 5; round++) {
      await shop.sql('delete from cart; delete from shared_cart')
      const owners = [ANNA, BORIS].map((as): Person => ({ as }))
      const tokens: string[] = []
      for (const [index, owner] of owners.entries()) {
        const { cartId } = await open(owner, OTHER + index, OTHER + index)
        tokens.push(tokenOf(await share(owner, cartId)))
      }
      // as guests in other browsers each joins the other's cart and fills one at their own farm
      const guests = owners.map((): Person => ({}))
      for (const [index, guest] of guests.entries()) {
        await join(guest, tokens[1 - index] ?? '', 'Глеб')
        await open(guest, OTHER + index, OTHER + index)
      }
      const answers = await Promise.all(guests.map((guest, index) => assign(guest, index === 0 ? ANNA : BORIS)))
      expect(answers.map(({ status, body }) => [status, body.totalItems])).toEqual([
        [200, 2],
        [200, 2],
      ])
    }
  })
  it('merges the guest’s own cart into the shared cart of their account', async () => {
    const { cartId, token } = await shared()
    await join(boris, token)
    const guest: Person = {}
    await open(guest, HONEY)
    const { body } = await assign(guest, BORIS)
    expect(body.items.map((cart) => cart.cartId)).toEqual([cartId])
    expect((await list(anna))[0]).toMatchObject({
      place: { street: 'Тверская ул' },
      products: [{ id: CHEESE }, { id: HONEY, addedBy: { firstName: 'Борис' } }],
    })
  })
})

describe('concurrent members', () => {
  const TIMES = 30

  it('adds up additions of the owner and a member, with no response older than its version', async () => {
    const { cartId, token } = await shared()
    const { version } = (await join(boris, token)).body
    const answers = await Promise.all(
      Array.from({ length: TIMES }, (_, index) => add(index % 2 ? anna : boris, cartId, CHEESE)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(TIMES).fill(200))
    const [cart] = await list(anna)
    expect(cart?.products).toMatchObject([{ id: CHEESE, quantityInCart: TIMES + 1 }])
    expect(cart?.version).toBe(version + TIMES)
    for (const { body } of answers) expect(body.products[0]?.quantityInCart).toBe(body.version - version + 1)
  })
  it('stores one of two concurrent quantities of a line, which the later response contains', async () => {
    const { cartId, token } = await shared()
    await join(boris, token)
    for (let round = 0; round < 10; round++) {
      const set = (person: Person, quantity: number) =>
        call(person, 'PATCH', `/api/v2/cart/${cartId}/products/${CHEESE}`, { quantity })
      const answers = await Promise.all([set(anna, 3), set(boris, 5)])
      const last = answers.toSorted((a, b) => b.body.version - a.body.version)[0]
      const [cart] = await list(anna)
      expect([3, 5]).toContain(cart?.products[0]?.quantityInCart)
      expect(cart?.products[0]?.quantityInCart).toBe(last?.body.products[0]?.quantityInCart)
    }
  })
  it('includes a concurrent addition in the order or refuses it during a member’s checkout', async () => {
    for (let round = 0; round < 10; round++) {
      await shop.sql('delete from cart; delete from shared_cart')
      const { cartId, token } = await shared()
      await join(boris, token)
      const checkout = shop.database.inTransaction(async (tx) => {
        const locked = (await shop.services.cart.cartsForCheckout(tx, customersOwn(BORIS), [cartId]))[0]
        await new Promise((resolve) => setTimeout(resolve, round))
        await shop.services.cart.closeCart(tx, cartId, { number: '1', customerId: BORIS })
        return locked?.lines.some((line) => line.productId === HONEY) ?? false
      })
      const [isOrdered, added] = await Promise.all([checkout, add(anna, cartId, HONEY)])
      expect(added.status).toBe(isOrdered ? 200 : 404)
    }
  })
  it('lets only one of two members succeed when they order concurrently', async () => {
    const { cartId, token } = await shared()
    await join(boris, token)
    const order = (customerId: number) =>
      shop.database.inTransaction(async (tx) => {
        const locked = (await shop.services.cart.cartsForCheckout(tx, customersOwn(customerId), [cartId]))[0]
        if (locked) await shop.services.cart.closeCart(tx, cartId, { number: '1', customerId })
        return locked !== undefined
      })
    expect((await Promise.all([order(ANNA), order(BORIS)])).filter(Boolean)).toHaveLength(1)
  })
})
