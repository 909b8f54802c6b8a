import { randomUUID } from 'node:crypto'
import { addToCart } from './cart-steps.ts'
import { CODES_OF_FARM, FARMS, GOODS_OF_FARM, isOnline, type Method } from './farms.ts'
import { type NEWS, pay } from './order-steps.ts'
import { POINT } from './parcels.ts'
import { cartKey, grant, isShaky, type KnownOrder, leftOf, newLine, type Reference, type RULES } from './reference.ts'
import { isFreedBy, obstacleOf, priceOf, type Terms } from './reference-sums.ts'
import { move } from './seller-steps.ts'
import {
  customerIdOf,
  demand,
  demandAnswer,
  describeAnswer,
  kopecks,
  look,
  lookAtChanged,
  newest,
  type Step,
} from './steps.ts'
import { type Answered, PLACE, type World } from './world.ts'

/** Options of a checkout. */
export interface Choice {
  readonly customer: number
  readonly farm: number
  readonly method: Method
  readonly delivery: 'courier' | 'pickup' | 'door' | 'point'
  /** Index of the farm's promo code; null = none. */
  readonly code: number | null
  /** Bonuses to spend, kopecks. */
  readonly bonuses: number
  /** The subscription pays for the courier. */
  readonly isFreed: boolean
  /** Rule for missing products of every line. */
  readonly rule: (typeof RULES)[number]
  /** Number of concurrent presses. */
  readonly presses: number
}

const termsOf = (reference: Reference, { customer, farm, delivery, code, bonuses, isFreed }: Choice): Terms => ({
  customer,
  kind: delivery === 'door' || delivery === 'point' ? 'cdek' : delivery,
  isToDoor: delivery === 'door',
  code: code === null ? null : (reference.codes[farm * CODES_OF_FARM + code] ?? null),
  bonuses,
  isFreed: isFreed && delivery === 'courier',
})

const describeChoice = ({ customer, farm, method, delivery, code, bonuses, isFreed, rule, presses }: Choice): string =>
  `customer ${customer} checks out at farm ${farm} by ${method}, ${delivery}, code ${code}, ${bonuses} of bonuses, ${isFreed ? 'a free delivery, ' : ''}` +
  `«${rule}», pressing ${presses} times`

/** The first offered day; null = not available now. */
async function firstDay(world: World, customerId: number, farm: number, { kind }: Terms): Promise<string | null> {
  const answer = await world.call(customerId, 'GET', `/api/v1/shipping-methods/${farm}`)
  demand(answer.status === 200, `no ways of delivery: ${describeAnswer(answer)}`)
  return answer.body.items.find((each: { methodCode: string }) => each.methodCode === kind)?.dates[0]?.date ?? null
}

/** A repeatable checkout: the same body and key. */
interface Button {
  /** Choices per cart, in the order of sellers used by the shop. */
  readonly choices: readonly Choice[]
  press(): Promise<Answered>
}

/** Carts of the customer that can be checked out with the choice; null = none. */
async function readyToPress(reference: Reference, world: World, requested: readonly Choice[]): Promise<Button | null> {
  const ready = await Promise.all(requested.map((choice) => orderOf(reference, world, choice)))
  const choices = requested.filter((_, index) => ready[index])
  const [first] = choices
  if (!first) return null
  const carts = ready.filter((order) => order !== null)
  const body = { carts, place: PLACE, recipient: { name: 'Anna', phone: '79160000001' } }
  const key = { 'idempotency-key': randomUUID() }
  return { choices, press: () => world.call(customerIdOf(reference, first), 'POST', '/api/v3/checkout', body, key) }
}

/** Request for one cart; null = no cart, or the method is not available now. */
async function orderOf(reference: Reference, world: World, choice: Choice): Promise<object | null> {
  const cart = reference.carts.get(cartKey(choice.customer, choice.farm))
  if (!cart) return null
  const farm = FARMS[choice.farm] as number
  const terms = termsOf(reference, choice)
  const date = await firstDay(world, customerIdOf(reference, choice), farm, terms)
  demand(date !== null || (terms.kind === 'cdek' && world.carrier.wasDown), `${terms.kind} is not offered`)
  if (date === null) return null
  return {
    cartId: cart.id,
    methodCode: terms.kind,
    ...(terms.kind === 'pickup' && { tradePlaceId: farm }),
    ...(choice.delivery === 'point' && { carrierPointCode: POINT }),
    date,
    paymentMethod: choice.method,
    ...(terms.code && { promoCode: terms.code.code.toLowerCase() }),
    bonuses: choice.bonuses / 100,
    ...(terms.isFreed && { useFreeDelivery: true }),
    substitutions: [...cart.lines.keys()].map(({ id }) => ({ productId: id, rule: choice.rule })),
  }
}

/** An order placed by a checkout. */
interface Placed {
  readonly cartId: string
  readonly orderId: number
  /** Total, roubles. */
  readonly total: number
}

/** Compares results and refusals with the reference, cart by cart, and records the results. */
async function hear(reference: Reference, world: World, { choices }: Button, answer: Answered): Promise<void> {
  demandAnswer('checkout', answer)
  const orders: Placed[] = answer.status === 201 ? answer.body.orders : []
  for (const choice of choices) {
    const cart = reference.carts.get(cartKey(choice.customer, choice.farm))
    demand(cart !== undefined, 'a checkout of no cart')
    const terms = termsOf(reference, choice)
    const placed = orders.find(({ cartId }) => cartId === cart.id)
    if (placed) {
      const obstacle = obstacleOf(reference, cart, terms, 'kind')
      demand(obstacle === null, `sold though ${obstacle}: ${describeAnswer(answer)}`)
      await keep(reference, world, choice, placed)
    } else if (terms.kind !== 'cdek' || !world.carrier.wasDown) {
      demand(obstacleOf(reference, cart, terms, 'stern') !== null, `refused for nothing: ${describeAnswer(answer)}`)
    }
  }
  if (orders.length > 1) grant(reference, 'several carts in one purchase')
}

/** Records a placed order and checks it. */
async function keep(reference: Reference, world: World, choice: Choice, placed: Placed): Promise<void> {
  const cart = reference.carts.get(cartKey(choice.customer, choice.farm))
  const terms = termsOf(reference, choice)
  demand(cart !== undefined, 'an order of no cart')
  const { promo, delivery, total } = priceOf(cart, terms)
  demand(kopecks(placed.total) === total, `order ${placed.orderId} costs ${placed.total}, expected ${total}`)
  const { customer, farm, rule, bonuses, method } = choice
  const { kind, isToDoor, code } = terms
  const order: KnownOrder = {
    ...{ id: placed.orderId, customer, farm, kind, isToDoor, code, method, total, delivery, promo, bonuses },
    feeIndex: (reference.money.fees[farm]?.length ?? 1) - 1,
    isAround: false,
    isFreed: isFreedBy(cart, terms),
    ...{ state: 'formed', paymentStatus: 'wait', agreed: { promo, bonuses, total } },
    lines: [...cart.lines].map(([goods, { quantity }]) => newLine(goods, quantity, { rule })),
    ...{ questions: [], claims: [], offline: 0, isHoldLost: false, earned: null, isEnded: false },
  }
  reference.orders.push(order)
  for (const [key, { id }] of reference.carts) if (id === cart.id) reference.carts.delete(key)
  grant(reference, `ordered, ${choice.delivery}, ${isOnline(method) ? 'online' : 'offline'}`)
  if (code) grant(reference, 'ordered with a code')
  if (bonuses > 0) grant(reference, 'ordered with bonuses')
  if (order.isFreed) grant(reference, 'brought by the subscription')
  await look(reference, world, order)
}

/** Checks out the cart of one farm, or the carts of all farms on the same terms in one order group. */
export const checkOut = (choice: Choice, isEverything = false): Step => ({
  name: `${describeChoice(choice)}${isEverything ? ', with every other cart' : ''}`,
  run: async (reference, world) => {
    const choices = isEverything ? FARMS.map((_, farm) => ({ ...choice, farm })) : [choice]
    const button = await readyToPress(reference, world, choices)
    if (!button) return
    const answers = await Promise.all(Array.from({ length: choice.presses }, button.press))
    const answer = answers.find(({ status }) => status === 201) ?? answers[0]
    demand(answer !== undefined, 'nobody pressed')
    // a refusal releases the key: the carrier may have answered one press and not the other
    const mayDiffer = world.carrier.wasDown && termsOf(reference, choice).kind === 'cdek'
    for (const other of answers.filter(({ status }) => status === 201 || !mayDiffer))
      demand(
        describeAnswer(other) === describeAnswer(answer),
        `two answers to one key: ${describeAnswer(answer)} ${describeAnswer(other)}`,
      )
    await hear(reference, world, button, answer)
  },
})

/** Lets both customers check out concurrently: only available stock is sold. */
export const race = (choice: Choice): Step => ({
  name: `both customers at once: ${describeChoice(choice)}`,
  run: async (reference, world) => {
    const buttons = await Promise.all(
      reference.customers.map((_, customer) => readyToPress(reference, world, [{ ...choice, customer }])),
    )
    const answers = await Promise.all(buttons.map((button) => button?.press()))
    for (const [index, button] of buttons.entries()) {
      const answer = answers[index]
      const [each] = button?.choices ?? []
      if (!answer || !each) continue
      demandAnswer('checkout', answer)
      if (answer.status === 201) await keep(reference, world, each, answer.body.orders[0])
    }
    const sure = reference.orders.filter((order) => !isShaky(order))
    for (const goods of reference.goods) demand((leftOf(goods, sure) ?? 0) >= 0, `goods ${goods.id} were oversold`)
  },
})

/**
 * The usual sequence: adds a product to the cart, checks out, pays when `news` names the notification, and runs the
 * seller's first steps.
 */
export const buy = (
  item: number,
  quantity: number,
  requestedChange: Choice,
  news: (typeof NEWS)[number] | null,
  sellerSteps: number,
): Step => {
  const steps = [
    addToCart(requestedChange.customer, item, quantity),
    checkOut({ ...requestedChange, farm: Math.floor(item / GOODS_OF_FARM) }),
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

/** Cuts every database connection during checkouts; then all checkouts repeat with the same keys. */
export const cut = (choice: Choice, order: number): Step => ({
  name: `connections are cut while order ${order} is cancelled and ${describeChoice(choice)}`,
  run: async (reference, world) => {
    const customerId = customerIdOf(reference, choice)
    const known = newest(reference.orders, order)
    const button = await readyToPress(reference, world, [choice])
    const cancelOnce = async () =>
      known && world.call(customerIdOf(reference, known), 'PATCH', `/api/v1/orders/${known.id}/cancel`, {})
    const ignored = () => null
    await Promise.all([
      button?.press().catch(ignored),
      cancelOnce().catch(ignored),
      world.work().catch(ignored),
      world.cutConnections(),
    ])
    // the next query of each pooled connection may still fail
    for (let tries = 0; tries < 20; tries += 1) {
      const alive = await world.call(customerId, 'GET', '/api/v1/orders/count').catch(ignored)
      if (alive?.status === 200) break
    }
    const answer = await button?.press()
    if (answer) demandAnswer('the repeated checkout', answer)
    if (answer?.status === 201) await keep(reference, world, choice, answer.body.orders[0])
    await lookAtChanged(reference, world)
    if (known?.state === 'canceled') known.isEnded = true
    grant(reference, 'connections cut')
  },
})
