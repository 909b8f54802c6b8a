import { randomUUID } from 'node:crypto'
import type { BankFault } from './bank.ts'
import {
  amountOf,
  cartKey,
  costOf,
  grant,
  type KnownOrder,
  leftOf,
  mayFollow,
  type Reference,
  totalOf,
} from './reference.ts'
import { type Answered, FARMS, GOODS_OF_FARM, PLACE, type World } from './world.ts'

/** One thing somebody does. It looks into the reference, does it, checks the answer and writes what it learned. */
export interface Step {
  /** For the printed counterexample. */
  readonly name: string
  run(reference: Reference, world: World): Promise<void>
}

export const METHODS = ['sbp', 'rbs', 'cashondelivery'] as const
export const NEWS = ['none', 'notified', 'notifiedTwice', 'polled'] as const

export function demand(isRight: boolean, problem: string): asserts isRight {
  if (!isRight) throw new Error(problem)
}

export const told = ({ status, body }: Answered) => `${status} ${JSON.stringify({ ...body, requestId: undefined })}`
/** Counted from the newest, so that what just happened goes on more often. */
export const newest = <T>(items: readonly T[], index: number): T | undefined => pick(items.toReversed(), index)
export const pick = <T>(items: readonly T[], index: number): T | undefined => items[index % Math.max(1, items.length)]
const kopecks = (roubles: number) => Math.round(roubles * 100)

/** Looks at an order through the API and checks that it moved along an arrow of its machine. */
export async function look(reference: Reference, world: World, order: KnownOrder): Promise<void> {
  const customer = reference.shoppers[order.shopper] as number
  const { status, body } = await world.call(customer, 'GET', `/api/v1/orders/${order.id}`)
  demand(status === 200, `order ${order.id} is not shown: ${status}`)
  const state = String(body.deliveryStatus)
  demand(mayFollow(order.state, state), `order ${order.id} went from ${order.state} to ${state}`)
  order.state = state
  order.method = body.paymentMethod
  order.paymentStatus = body.paymentStatus
  order.total = kopecks(body.total)
  order.delivery = kopecks(body.sums.delivery)
  order.bonuses = kopecks(body.sums.bonuses)
  if (state === 'canceled') return
  for (const line of order.lines) {
    const shown = body.lines.find((each: { productId: number }) => each.productId === line.goods.id)
    const amount = shown ? (shown.pickedAmount ?? shown.orderedAmount) : 0
    demand(
      amount === amountOf(line),
      `order ${order.id} has ${amount} of goods ${line.goods.id}, not ${amountOf(line)}`,
    )
  }
  demand(order.total === costOf(order), `order ${order.id} costs ${order.total}, its lines ${costOf(order)}`)
}

export async function lookAtAll(reference: Reference, world: World): Promise<void> {
  for (const order of reference.orders) await look(reference, world, order)
}

/** Unpaid orders whose hold may have run out: their goods may be anybody's. */
const isShaky = (order: KnownOrder) => order.state === 'formed' && order.method !== 'cashondelivery'

export const addToCart = (shopper: number, item: number, quantity: number): Step => ({
  name: `shopper ${shopper} puts ${quantity} of goods ${item} into the cart`,
  run: async (reference, world) => {
    const goods = pick(reference.goods, item)
    const customer = reference.shoppers[shopper]
    if (!goods || !customer) return
    const key = cartKey(shopper, FARMS.indexOf(goods.farm))
    const opened = await world.call(customer, 'POST', '/api/v2/cart', { organizationId: goods.farm })
    demand(opened.status === 201, `the cart does not open: ${told(opened)}`)
    const cart = reference.carts.get(key) ?? { id: opened.body.cartId, lines: new Map() }
    demand(cart.id === opened.body.cartId, 'a second cart at one seller')
    reference.carts.set(key, cart)
    const added = await world.call(customer, 'POST', `/api/v2/cart/${cart.id}/products`, {
      products: [{ productId: goods.id, quantity }],
    })
    demand(added.status < 500, `adding broke: ${told(added)}`)
    if (added.status === 200) cart.lines.set(goods, (cart.lines.get(goods) ?? 0) + quantity)
  },
})

export const setQuantity = (shopper: number, item: number, quantity: number): Step => ({
  name: `shopper ${shopper} sets goods ${item} to ${quantity}`,
  run: async (reference, world) => {
    const goods = pick(reference.goods, item)
    const cart = goods && reference.carts.get(cartKey(shopper, FARMS.indexOf(goods.farm)))
    if (!goods || !cart?.lines.has(goods)) return
    const path = `/api/v2/cart/${cart.id}/products/${goods.id}`
    const changed = await world.call(reference.shoppers[shopper] as number, 'PATCH', path, { quantity })
    demand(changed.status < 500, `changing broke: ${told(changed)}`)
    if (changed.status !== 200) return
    if (quantity === 0) cart.lines.delete(goods)
    else cart.lines.set(goods, quantity)
  },
})

export interface Choice {
  readonly shopper: number
  readonly farm: number
  readonly method: (typeof METHODS)[number]
  /** Kopecks. */
  readonly bonuses: number
  /** How often the button is pressed, at once. */
  readonly presses: number
}

async function press(reference: Reference, world: World, choice: Choice, date: string): Promise<Answered> {
  const cart = reference.carts.get(cartKey(choice.shopper, choice.farm))
  const { method: paymentMethod, bonuses, presses } = choice
  const body = {
    carts: [{ cartId: cart?.id, methodCode: 'courier', date, paymentMethod, bonuses: bonuses / 100 }],
    place: PLACE,
    recipient: { name: 'Anna', phone: '79160000001' },
  }
  const customer = reference.shoppers[choice.shopper] as number
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: presses }, () => world.call(customer, 'POST', '/api/v3/checkout', body, key)),
  )
  const [first, ...others] = answers
  demand(first !== undefined, 'nobody pressed')
  for (const other of others)
    demand(told(other) === told(first), `two answers to one key: ${told(first)} ${told(other)}`)
  return first
}

/** The first day the seller delivers to the default place. */
async function firstDay(world: World, customer: number, farm: number): Promise<string> {
  const answer = await world.call(customer, 'GET', `/api/v1/shipping-methods/${farm}`)
  demand(answer.status === 200, `no ways of delivery: ${told(answer)}`)
  const courier = answer.body.items.find((each: { methodCode: string }) => each.methodCode === 'courier')
  return courier.dates[0].date
}

/** Writes down what a checkout made. */
function keep(reference: Reference, choice: Choice, answer: Answered): KnownOrder {
  const key = cartKey(choice.shopper, choice.farm)
  const lines = [...(reference.carts.get(key)?.lines ?? [])].map(([goods, quantity]) => ({
    goods,
    quantity,
    picked: null,
  }))
  const [placed] = answer.body.orders
  const { shopper, farm, method, bonuses } = choice
  const seen = { method, state: 'formed', paymentStatus: 'wait', total: kopecks(placed.total), delivery: 0, bonuses }
  const order: KnownOrder = { id: placed.orderId, shopper, farm, lines, ...seen, isEnded: false }
  reference.orders.push(order)
  grant(reference, 'ordered')
  reference.carts.delete(key)
  return order
}

export const checkOut = (choice: Choice): Step => ({
  name: `shopper ${choice.shopper} checks out at farm ${choice.farm} by ${choice.method} with ${choice.bonuses} of bonuses, pressing ${choice.presses} times`,
  run: async (reference, world) => {
    const cart = reference.carts.get(cartKey(choice.shopper, choice.farm))
    const farm = FARMS[choice.farm] as number
    if (!cart) return
    const lines = [...cart.lines].map(([goods, quantity]) => ({ goods, quantity, picked: null }))
    const date = await firstDay(world, reference.shoppers[choice.shopper] as number, farm)
    const answer = await press(reference, world, choice, date)
    demand(answer.status < 500, `checkout broke: ${told(answer)}`)

    const fits = (shaky: boolean) =>
      lines.every((line) => {
        const sure = { ...reference, orders: reference.orders.filter((order) => !(shaky && isShaky(order))) }
        const left = leftOf(sure, line.goods)
        return left === null || amountOf(line) <= left
      })
    const total = totalOf(lines, choice.bonuses)
    if (answer.status === 201) {
      demand(fits(true), `sold what is not there: ${told(answer)}`)
      demand(total !== null, 'the courier came for too little')
      const order = keep(reference, choice, answer)
      demand(order.total === total, `order ${order.id} costs ${order.total}, expected ${total}`)
    } else if (choice.bonuses === 0 && lines.length > 0 && total !== null) {
      demand(!fits(false), `refused what is there: ${told(answer)}`)
    }
  },
})

/** Both shoppers press at once: whatever happens, what is sold was there. */
export const race = (farm: number, method: Choice['method']): Step => ({
  name: `both shoppers check out at farm ${farm} by ${method} at once`,
  run: async (reference, world) => {
    const date = await firstDay(world, reference.shoppers[0] as number, FARMS[farm] as number)
    const choices = reference.shoppers
      .map((_, shopper): Choice => ({ shopper, farm, method, bonuses: 0, presses: 1 }))
      .filter((choice) => reference.carts.has(cartKey(choice.shopper, farm)))
    const answers = await Promise.all(choices.map((choice) => press(reference, world, choice, date)))
    for (const [index, choice] of choices.entries()) {
      const answer = answers[index] as Answered
      demand(answer.status < 500, `checkout broke: ${told(answer)}`)
      if (answer.status === 201) keep(reference, choice, answer)
    }
    const sure = { ...reference, orders: reference.orders.filter((order) => !isShaky(order)) }
    for (const goods of reference.goods) demand((leftOf(sure, goods) ?? 0) >= 0, `goods ${goods.id} were oversold`)
  },
})

export const pay = (order: number, deed: 'pay' | 'decline', news: (typeof NEWS)[number]): Step => ({
  name: `order ${order}: the shopper presses «${deed}» at the bank, the shop is ${news}`,
  run: async (reference, world) => {
    const known = newest(reference.orders, order)
    const number = known && world.bank.openOf(known.id)[0]
    if (!known || !number) return
    if (deed === 'pay' && world.bank.pay(number)) grant(reference, 'paid')
    if (deed === 'decline') world.bank.decline(number)
    const customer = reference.shoppers[known.shopper] as number
    const notify = () => world.call(customer, 'GET', `/api/v1/payments/rbs/callback?number=${number}`)
    if (news === 'notified') await notify()
    if (news === 'notifiedTwice') await Promise.all([notify(), notify()])
    if (news === 'polled') await world.call(customer, 'GET', `/api/v1/checkout/payment/status/${known.id}`)
    await look(reference, world, known)
  },
})

/** The usual way: something into the cart, the button, and the money at once when `news` tells how the shop hears of it. */
export const buy = (item: number, quantity: number, wish: Choice, news: (typeof NEWS)[number] | null): Step => {
  const put = addToCart(wish.shopper, item, quantity)
  const order = checkOut({ ...wish, farm: Math.floor(item / GOODS_OF_FARM) })
  const settle = news && pay(0, 'pay', news)
  return {
    name: [put, order, settle].flatMap((step) => step?.name ?? []).join('; '),
    run: async (reference, world) => {
      await put.run(reference, world)
      await order.run(reference, world)
      await settle?.run(reference, world)
    },
  }
}

export const end = (order: number, how: 'cancel' | 'complete'): Step => ({
  name: `order ${order}: the shopper says «${how}»`,
  run: async (reference, world) => {
    const known = newest(reference.orders, order)
    if (!known) return
    const customer = reference.shoppers[known.shopper] as number
    const answer = await world.call(customer, 'PATCH', `/api/v1/orders/${known.id}/${how}`, {})
    demand(answer.status < 500, `${how} broke: ${told(answer)}`)
    await look(reference, world, known)
    if (answer.status !== 200) return
    grant(reference, how)
    demand(known.state === (how === 'cancel' ? 'canceled' : 'received'), `${how} was said and did not happen`)
    known.isEnded = true
  },
})

export const changeMethod = (order: number, method: Choice['method']): Step => ({
  name: `order ${order} is to be paid by ${method}`,
  run: async (reference, world) => {
    const known = newest(reference.orders, order)
    if (!known) return
    const customer = reference.shoppers[known.shopper] as number
    const answer = await world.call(customer, 'PATCH', `/api/v1/orders/${known.id}/${method}`)
    demand(answer.status < 500, `changing the method broke: ${told(answer)}`)
    if (answer.status === 200) grant(reference, 'method changed')
    await look(reference, world, known)
  },
})

export const repeat = (order: number): Step => ({
  name: `order ${order} is put into the cart again`,
  run: async (reference, world) => {
    const known = newest(reference.orders, order)
    if (!known) return
    const customer = reference.shoppers[known.shopper] as number
    const answer = await world.call(customer, 'POST', '/api/v2/cart/repeat', { orderId: known.id })
    demand(answer.status < 500, `repeating broke: ${told(answer)}`)
    if (answer.status !== 201) return
    grant(reference, 'repeated')
    demand(known.state === 'received', `an order that is ${known.state} was repeated`)
    // the cart's lines are whatever is left today: they are read rather than guessed
    const cart = answer.body
    const lines = new Map(
      cart.products.map((line: { id: number; clientQuantityInCart: number }) => [
        reference.goods.find((goods) => goods.id === line.id),
        line.clientQuantityInCart,
      ]),
    ) as Map<(typeof reference.goods)[number], number>
    reference.carts.set(cartKey(known.shopper, known.farm), { id: cart.cartId, lines })
  },
})

export const wait = (minutes: number): Step => ({
  name: `${minutes} minutes pass`,
  run: async (_, world) => world.passMinutes(minutes),
})

export const work: Step = {
  name: 'the jobs run',
  run: async (reference, world) => {
    await world.work()
    await lookAtAll(reference, world)
  },
}

export const failBank = (fault: BankFault, times: number): Step => ({
  name: `the bank: ${fault}, ${times} times`,
  run: async (_, world) => world.bank.fail(fault, times),
})

/** Every database connection is cut while shoppers press buttons; then everybody presses again with the same keys. */
export const cut = (choice: Choice, order: number): Step => ({
  name: `connections are cut while shopper ${choice.shopper} checks out at farm ${choice.farm} by ${choice.method} and order ${order} is cancelled`,
  run: async (reference, world) => {
    const cart = reference.carts.get(cartKey(choice.shopper, choice.farm))
    const customer = reference.shoppers[choice.shopper] as number
    const known = newest(reference.orders, order)
    const date = await firstDay(world, customer, FARMS[choice.farm] as number)
    const key = randomUUID()
    const body = {
      carts: [{ cartId: cart?.id, methodCode: 'courier', date, paymentMethod: choice.method }],
      place: PLACE,
      recipient: { name: 'Anna', phone: '79160000001' },
    }
    const checkOutOnce = () => world.call(customer, 'POST', '/api/v3/checkout', body, key)
    const cancelOnce = async () =>
      known && world.call(reference.shoppers[known.shopper] as number, 'PATCH', `/api/v1/orders/${known.id}/cancel`, {})
    const ignored = () => null
    await Promise.all([
      cart ? checkOutOnce().catch(ignored) : null,
      cancelOnce().catch(ignored),
      world.work().catch(ignored),
      world.cutConnections(),
    ])
    // the next query of each connection of the pool may still find it dead
    for (let tries = 0; tries < 20; tries += 1) {
      const alive = await world.call(customer, 'GET', '/api/v1/orders/count').catch(ignored)
      if (alive?.status === 200) break
    }
    if (cart) {
      const answer = await checkOutOnce()
      demand(answer.status < 500, `the repeated checkout broke: ${told(answer)}`)
      if (answer.status === 201) keep(reference, { ...choice, bonuses: 0 }, answer)
    }
    await lookAtAll(reference, world)
    if (known?.state === 'canceled') known.isEnded = true
  },
})
