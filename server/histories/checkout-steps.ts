import { randomUUID } from 'node:crypto'
import { addToCart } from './cart-steps.ts'
import { CODES_OF_FARM, FARMS, GOODS_OF_FARM, isOnline, type Method } from './farms.ts'
import { type NEWS, pay } from './order-steps.ts'
import { POINT } from './parcels.ts'
import { cartKey, grant, isShaky, type KnownOrder, leftOf, newLine, type Reference, type RULES } from './reference.ts'
import { obstacleOf, priceOf, type Terms } from './reference-sums.ts'
import { move } from './seller-steps.ts'
import { customerOf, demand, demandAnswer, kopecks, look, lookAtChanged, newest, type Step, told } from './steps.ts'
import { type Answered, PLACE, type World } from './world.ts'

/** How a cart is checked out. */
export interface Choice {
  readonly shopper: number
  readonly farm: number
  readonly method: Method
  readonly delivery: 'courier' | 'pickup' | 'door' | 'point'
  /** Place among the farm's codes; null = none. */
  readonly code: number | null
  /** Kopecks. */
  readonly bonuses: number
  /** What may come instead of every line. */
  readonly rule: (typeof RULES)[number]
  /** How often the button is pressed, at once. */
  readonly presses: number
}

const termsOf = (reference: Reference, { shopper, farm, delivery, code, bonuses }: Choice): Terms => ({
  shopper,
  kind: delivery === 'door' || delivery === 'point' ? 'cdek' : delivery,
  isToDoor: delivery === 'door',
  code: code === null ? null : (reference.codes[farm * CODES_OF_FARM + code] ?? null),
  bonuses,
})

const toldOf = ({ shopper, farm, method, delivery, code, bonuses, rule, presses }: Choice): string =>
  `shopper ${shopper} checks out at farm ${farm} by ${method}, ${delivery}, code ${code}, ${bonuses} of bonuses, ` +
  `«${rule}», pressing ${presses} times`

/** The first day the seller promises; null = not offered now. */
async function firstDay(world: World, customer: number, farm: number, { kind }: Terms): Promise<string | null> {
  const answer = await world.call(customer, 'GET', `/api/v1/shipping-methods/${farm}`)
  demand(answer.status === 200, `no ways of delivery: ${told(answer)}`)
  return answer.body.items.find((each: { methodCode: string }) => each.methodCode === kind)?.dates[0]?.date ?? null
}

/** One press of the button: the same body and key whenever it is pressed again. Null = the way is not offered. */
async function readyToPress(
  reference: Reference,
  world: World,
  choice: Choice,
): Promise<(() => Promise<Answered>) | null> {
  const cart = reference.carts.get(cartKey(choice.shopper, choice.farm))
  const farm = FARMS[choice.farm] as number
  const customer = customerOf(reference, choice)
  const terms = termsOf(reference, choice)
  const date = await firstDay(world, customer, farm, terms)
  demand(date !== null || (terms.kind === 'cdek' && world.carrier.wasDown), `${terms.kind} is not offered`)
  if (!cart || date === null) return null
  const order = {
    cartId: cart.id,
    methodCode: terms.kind,
    ...(terms.kind === 'pickup' && { tradePlaceId: farm }),
    ...(choice.delivery === 'point' && { carrierPointCode: POINT }),
    date,
    paymentMethod: choice.method,
    ...(terms.code && { promoCode: terms.code.code.toLowerCase() }),
    bonuses: choice.bonuses / 100,
    substitutions: [...cart.lines.keys()].map(({ id }) => ({ productId: id, rule: choice.rule })),
  }
  const body = { carts: [order], place: PLACE, recipient: { name: 'Anna', phone: '79160000001' } }
  const key = { 'idempotency-key': randomUUID() }
  return () => world.call(customer, 'POST', '/api/v3/checkout', body, key)
}

/** Writes down what a checkout made, and looks at it. */
async function keep(reference: Reference, world: World, choice: Choice, answer: Answered): Promise<void> {
  const cart = reference.carts.get(cartKey(choice.shopper, choice.farm))
  const terms = termsOf(reference, choice)
  demand(cart !== undefined, 'an order of no cart')
  const { promo, delivery, total } = priceOf(cart, terms)
  const [placed] = answer.body.orders
  demand(kopecks(placed.total) === total, `order ${placed.orderId} costs ${placed.total}, expected ${total}`)
  const { shopper, farm, rule, bonuses, method } = choice
  const { kind, isToDoor, code } = terms
  const order: KnownOrder = {
    ...{ id: placed.orderId, shopper, farm, kind, isToDoor, code, method, total, delivery, promo, bonuses },
    ...{ state: 'formed', paymentStatus: 'wait', agreed: { promo, bonuses, total } },
    lines: [...cart.lines].map(([goods, { quantity }]) => newLine(goods, quantity, { rule })),
    ...{ questions: [], claims: [], outside: 0, isHoldLost: false, earned: null, isEnded: false },
  }
  reference.orders.push(order)
  for (const [key, { id }] of reference.carts) if (id === cart.id) reference.carts.delete(key)
  grant(reference, `ordered, ${choice.delivery}, ${isOnline(method) ? 'online' : 'offline'}`)
  if (code) grant(reference, 'ordered with a code')
  if (bonuses > 0) grant(reference, 'ordered with bonuses')
  await look(reference, world, order)
}

export const checkOut = (choice: Choice): Step => ({
  name: toldOf(choice),
  run: async (reference, world) => {
    const cart = reference.carts.get(cartKey(choice.shopper, choice.farm))
    const press = cart && (await readyToPress(reference, world, choice))
    if (!cart || !press) return
    const answers = await Promise.all(Array.from({ length: choice.presses }, press))
    const [answer] = answers
    demand(answer !== undefined, 'nobody pressed')
    for (const other of answers)
      demand(told(other) === told(answer), `two answers to one key: ${told(answer)} ${told(other)}`)
    demandAnswer('checkout', answer)
    const terms = termsOf(reference, choice)
    if (answer.status === 201) {
      const obstacle = obstacleOf(reference, cart, terms, 'kind')
      demand(obstacle === null, `sold though ${obstacle}: ${told(answer)}`)
      await keep(reference, world, choice, answer)
    } else if (terms.kind !== 'cdek' || !world.carrier.wasDown) {
      demand(obstacleOf(reference, cart, terms, 'stern') !== null, `refused for nothing: ${told(answer)}`)
    }
  },
})

/** Both shoppers press at once: whatever happens, what is sold was there. */
export const race = (choice: Choice): Step => ({
  name: `both shoppers at once: ${toldOf(choice)}`,
  run: async (reference, world) => {
    const choices = reference.shoppers.map((_, shopper) => ({ ...choice, shopper }))
    const presses = await Promise.all(choices.map((each) => readyToPress(reference, world, each)))
    const answers = await Promise.all(presses.map((press) => press?.()))
    for (const [index, each] of choices.entries()) {
      const answer = answers[index]
      if (!answer) continue
      demandAnswer('checkout', answer)
      if (answer.status === 201) await keep(reference, world, each, answer)
    }
    const sure = reference.orders.filter((order) => !isShaky(order))
    for (const goods of reference.goods) demand((leftOf(goods, sure) ?? 0) >= 0, `goods ${goods.id} were oversold`)
  },
})

/**
 * The usual way: something into the cart, the button, the money at once when `news` tells how the shop hears of it, and
 * the seller's first steps.
 */
export const buy = (
  item: number,
  quantity: number,
  wish: Choice,
  news: (typeof NEWS)[number] | null,
  sellerSteps: number,
): Step => {
  const steps = [
    addToCart(wish.shopper, item, quantity),
    checkOut({ ...wish, farm: Math.floor(item / GOODS_OF_FARM) }),
    ...(news ? [pay(0, 'pay', news)] : []),
    ...(sellerSteps > 0 ? [move(0, 'on', sellerSteps)] : []),
  ]
  return {
    name: steps.map(({ name }) => name).join('; '),
    run: async (reference, world) => {
      for (const step of steps) await step.run(reference, world)
    },
  }
}

/** Every database connection is cut while shoppers press buttons; then everybody presses again with the same keys. */
export const cut = (choice: Choice, order: number): Step => ({
  name: `connections are cut while order ${order} is cancelled and ${toldOf(choice)}`,
  run: async (reference, world) => {
    const customer = customerOf(reference, choice)
    const known = newest(reference.orders, order)
    const press = await readyToPress(reference, world, choice)
    const cancelOnce = async () =>
      known && world.call(customerOf(reference, known), 'PATCH', `/api/v1/orders/${known.id}/cancel`, {})
    const ignored = () => null
    await Promise.all([
      press?.().catch(ignored),
      cancelOnce().catch(ignored),
      world.work().catch(ignored),
      world.cutConnections(),
    ])
    // the next query of each connection of the pool may still find it dead
    for (let tries = 0; tries < 20; tries += 1) {
      const alive = await world.call(customer, 'GET', '/api/v1/orders/count').catch(ignored)
      if (alive?.status === 200) break
    }
    const answer = await press?.()
    if (answer) demandAnswer('the repeated checkout', answer)
    if (answer?.status === 201) await keep(reference, world, choice, answer)
    await lookAtChanged(reference, world)
    if (known?.state === 'canceled') known.isEnded = true
    grant(reference, 'connections cut')
  },
})
