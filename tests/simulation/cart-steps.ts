import { FARMS } from './farms.ts'
import { cartKey, grant, isShaky, type KnownCart, type Reference } from './reference.ts'
import { aim, customerIdOf, demand, demandAnswer, describeAnswer, isIn, kopecks, pick, type Step } from './steps.ts'
import type { Answered } from './world.ts'

interface ShownLine {
  readonly id: number
  readonly clientQuantityInCart: number
  readonly changes: readonly { readonly kind: string; readonly was?: number }[]
}

/** Lines of a cart in the shop's answer. */
function linesOf(reference: Reference, { body }: Answered): KnownCart['lines'] {
  const lines: KnownCart['lines'] = new Map()
  for (const { id, clientQuantityInCart: quantity, changes } of body.products as ShownLine[]) {
    const goods = reference.goods.find((each) => each.id === id)
    demand(goods !== undefined, `goods ${id} are nobody's`)
    const changed = changes.find(({ kind }) => kind === 'priceChanged')
    const isSilent = changes.some(({ kind }) => kind === 'soldOut')
    const seen = isSilent ? null : changed?.was === undefined ? goods.price : kopecks(changed.was)
    lines.set(goods, { quantity, seen })
  }
  return lines
}

export const addToCart = (customer: number, item: number, quantity: number): Step => ({
  name: `customer ${customer} puts ${quantity} of goods ${item} into the cart`,
  run: async (reference, world) => {
    const goods = pick(reference.goods, item)
    if (!goods) return
    const customerId = customerIdOf(reference, { customer })
    const key = cartKey(customer, FARMS.indexOf(goods.farm))
    const opened = await world.call(customerId, 'POST', '/api/v2/cart', { organizationId: goods.farm })
    demand(opened.status === 201, `the cart does not open: ${describeAnswer(opened)}`)
    const cart = reference.carts.get(key) ?? { id: opened.body.cartId, lines: new Map() }
    demand(cart.id === opened.body.cartId, 'a second cart at one seller')
    reference.carts.set(key, cart)
    const added = await world.call(customerId, 'POST', `/api/v2/cart/${cart.id}/products`, {
      products: [{ productId: goods.id, quantity }],
    })
    demandAnswer('adding', added)
    const before = cart.lines.get(goods)?.quantity ?? 0
    if (added.status === 200) cart.lines.set(goods, { quantity: before + quantity, seen: goods.price })
  },
})

export const setQuantity = (customer: number, item: number, quantity: number): Step => ({
  name: `customer ${customer} sets goods ${item} to ${quantity}`,
  run: async (reference, world) => {
    const goods = pick(reference.goods, item)
    const cart = goods && reference.carts.get(cartKey(customer, FARMS.indexOf(goods.farm)))
    if (!goods || !cart?.lines.has(goods)) return
    const path = `/api/v2/cart/${cart.id}/products/${goods.id}`
    const changed = await world.call(customerIdOf(reference, { customer }), 'PATCH', path, { quantity })
    demandAnswer('changing', changed)
    if (changed.status !== 200) return
    if (quantity === 0) cart.lines.delete(goods)
    else cart.lines.set(goods, { quantity, seen: goods.price })
  },
})

/** Changes a price as the seller; ordered lines keep the old price. */
export const reprice = (item: number, percent: number): Step => ({
  name: `goods ${item} cost ${percent} % of what they did`,
  run: async (reference, world) => {
    const goods = pick(reference.goods, item)
    if (!goods) return
    goods.price = Math.floor((goods.price * percent) / 100)
    await world.sql('update product set price = $2 where id = $1', [goods.id, goods.price])
    grant(reference, 'repriced')
  },
})

/** Invites another customer, whose own cart of this seller is merged into the shared one. */
export const share = (owner: number, farm: number): Step => ({
  name: `customer ${owner} shares the cart at farm ${farm}`,
  run: async (reference, world) => {
    const cart = reference.carts.get(cartKey(owner, farm))
    const guest = reference.customers.findIndex((_, customer) => customer !== owner)
    if (!cart) return
    const shared = await world.call(
      customerIdOf(reference, { customer: owner }),
      'POST',
      `/api/v2/cart/${cart.id}/share`,
    )
    demandAnswer('sharing', shared)
    if (shared.status !== 201 || !shared.body.joinPath) return
    const invitation = String(shared.body.joinPath).split('/').at(-1)
    const customerId = customerIdOf(reference, { customer: guest })
    const joined = await world.call(customerId, 'POST', `/api/v1/shared-cart/${invitation}/join`, {})
    demandAnswer('joining', joined)
    if (joined.status !== 201) return
    grant(reference, 'cart shared')
    demand(joined.body.cartId === cart.id, 'joined another cart')
    // the merged lines are read instead of predicted
    const lines = linesOf(reference, joined)
    for (const goods of cart.lines.keys()) demand(lines.has(goods), `goods ${goods.id} left the shared cart`)
    for (const customer of [owner, guest]) reference.carts.set(cartKey(customer, farm), { id: cart.id, lines })
  },
})

export const repeat = (order: number): Step => ({
  name: `order ${order} is put into the cart again`,
  run: async (reference, world) => {
    const known = aim(reference, order, isIn('received'))
    if (!known) return
    const customerId = customerIdOf(reference, known)
    const answer = await world.call(customerId, 'POST', '/api/v2/cart/repeat', { orderId: known.id })
    demandAnswer('repeating', answer)
    if (answer.status !== 201) return
    grant(reference, 'repeated')
    demand(isIn('received')(known) || isShaky(known), `an order that is ${known.state} was repeated`)
    // the remaining lines are read instead of predicted
    const { cartId: id } = answer.body
    const lines = linesOf(reference, answer)
    const others = [...reference.carts].filter(([, cart]) => cart.id === id).map(([key]) => key)
    for (const key of [...others, cartKey(known.customer, known.farm)]) reference.carts.set(key, { id, lines })
  },
})
