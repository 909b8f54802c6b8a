import { randomUUID } from 'node:crypto'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { COURIER, KITCHEN } from './farms.ts'
import { type NEWS, pressAtBank } from './order-steps.ts'
import { grant, mayFollow, type Reference } from './reference.ts'
import { freedLeft } from './reference-sums.ts'
import { customerIdOf, demand, demandAnswer, describeAnswer, kopecks, newest, pick, type Step } from './steps.ts'
import type { KnownDinner, Plate } from './trades.ts'
import { PLACE, type World } from './world.ts'

export const DINNER_METHODS = ['sbp', 'rbs', 'cashondelivery'] as const

/** Options of a dinner order. */
export interface DinnerChoice {
  readonly customer: number
  /** Indexes in the menu; duplicates increase the quantity. */
  readonly plates: readonly number[]
  readonly method: (typeof DINNER_METHODS)[number]
  /** The subscription pays for the courier. */
  readonly isFreed: boolean
  /** Plate that the kitchen stops during the press; null = none. */
  readonly stopped: number | null
  /** Notification of the payment; null = unpaid. */
  readonly news: (typeof NEWS)[number] | null
}

/** Checks a dinner through the API: its state moved along an allowed transition, at the agreed price. */
export async function lookAtDinner(reference: Reference, world: World, known: KnownDinner): Promise<void> {
  const answer = await world.call(customerIdOf(reference, known), 'GET', `/api/v1/orders/restaurants/${known.id}`)
  demand(answer.status === 200, `dinner ${known.id} is not shown: ${describeAnswer(answer)}`)
  const state = String(answer.body.deliveryStatus)
  demand(mayFollow(known.state, state), `dinner ${known.id} went from ${known.state} to ${state}`)
  known.state = state
  const total = kopecks(answer.body.sums.total)
  demand(total === known.total, `dinner ${known.id} costs ${total}, agreed were ${known.total}`)
}

/** The dish and options of a plate. */
const thingsOf = ({ dishId, options }: Plate) => [dishId, ...options]
const isStopped = ({ stopped }: Reference, plates: readonly Plate[]) =>
  plates.some((plate) => thingsOf(plate).some((thing) => stopped.has(thing)))

const platesOf = ({ plates }: Reference, chosen: readonly number[]) =>
  [...new Set(chosen)].flatMap((index) => plates[index] ?? [])

/** Stops the last part of a plate: an option, or the dish itself. */
async function pressStop(reference: Reference, world: World, index: number, isPressed: boolean): Promise<void> {
  const plate = pick(reference.plates, index)
  if (!plate) return
  const thingId = plate.options.at(-1) ?? plate.dishId
  const thing = plate.options.length > 0 ? 'option' : 'dish'
  const body = { thing, thingId, isStopped: isPressed }
  const answer = await world.callAsSeller(KITCHEN, 'POST', `/v1/cabinet/menu/${KITCHEN}/stops`, body)
  demand(answer.status === 200, `the kitchen can not press stop: ${describeAnswer(answer)}`)
  if (isPressed) reference.stopped.add(thingId)
  else reference.stopped.delete(thingId)
}

/** Fills a cart of dishes, checks out, and pays when `news` names the notification. */
export const dine = ({ customer, plates: chosen, method, isFreed, stopped, news }: DinnerChoice): Step => ({
  name: `customer ${customer} orders plates ${chosen} by ${method}${isFreed ? ', a free delivery' : ''}${stopped === null ? '' : `, the kitchen stops plate ${stopped} meanwhile`}, the shop is ${news}`,
  run: async (reference, world) => {
    const customerId = customerIdOf(reference, { customer })
    const plates = platesOf(reference, chosen)
    // removes the cart left by a refused dinner
    await world.sql('delete from cart where customer_id = $1 and organization_id = $2', [customerId, KITCHEN])
    const products = plates.map(({ dishId, options }) => ({
      productId: dishId,
      options: options.map((optionId) => ({ optionId })),
    }))
    const opened = await world.call(customerId, 'POST', '/api/v2/cart', { organizationId: KITCHEN, products })
    demand((opened.status === 201) !== isStopped(reference, plates), `a cart of dishes: ${describeAnswer(opened)}`)
    if (opened.status !== 201) return
    const goods = plates.reduce((sum, { price }) => sum + price, 0)
    const left = { kind: freedLeft(reference, customer, 'kind'), stern: freedLeft(reference, customer, 'stern') }
    const cart = {
      cartId: opened.body.cartId,
      methodCode: 'courier',
      date: dayIn('Europe/Moscow', world.now()),
      paymentMethod: method,
      ...(isFreed && { useFreeDelivery: true }),
    }
    const body = { carts: [cart], place: PLACE, recipient: { name: 'Anna', phone: '79160000001' } }
    const [answer] = await Promise.all([
      world.call(customerId, 'POST', '/api/v3/checkout', body, { 'idempotency-key': randomUUID() }),
      stopped === null ? null : pressStop(reference, world, stopped, true),
    ])
    demandAnswer('ordering a dinner', answer)
    const isTooLittle = goods < COURIER.from
    if (answer.status !== 201) {
      const mayBeRefused = isTooLittle || (isFreed && left.stern <= 0) || isStopped(reference, plates)
      demand(mayBeRefused, `a dinner is refused for nothing: ${describeAnswer(answer)}`)
      return
    }
    demand(!isTooLittle, `a dinner of ${goods} is too little for the courier`)
    demand(!isFreed || left.kind > 0, 'no free deliveries are left')
    const total = goods + (isFreed ? 0 : COURIER.price)
    const [{ orderId: id, total: asked }] = answer.body.orders
    demand(kopecks(asked) === total, `dinner ${id} costs ${asked}, expected ${total}`)
    const known: KnownDinner = { ...{ id, customer, method, goods, total, isFreed }, state: 'formed' }
    reference.dinners.push(known)
    grant(reference, isFreed ? 'a dinner, brought by the subscription' : 'a dinner')
    if (news !== null && method !== 'cashondelivery') await pressAtBank(reference, world, known, 'pay', news)
    await lookAtDinner(reference, world, known)
  },
})

/** Marks a plate as sold out in the kitchen, or available again. */
export const stop = (plate: number, isPressed: boolean): Step => ({
  name: `the kitchen ${isPressed ? 'stops' : 'has again'} plate ${plate}`,
  run: async (reference, world) => {
    await pressStop(reference, world, plate, isPressed)
    grant(reference, isPressed ? 'stopped by the kitchen' : 'there again')
  },
})

/** Start states of the kitchen's actions and their result; null = unchanged. */
const WAY = {
  accept: { from: ['formed'], to: 'isAssembling' },
  delay: { from: ['isAssembling', 'onTheRoad'], to: null },
  refuse: { from: ['formed', 'isAssembling', 'onTheRoad'], to: 'canceled' },
  ready: { from: ['isAssembling'], to: null },
  send: { from: ['isAssembling'], to: 'onTheRoad' },
  'hand-over': { from: ['onTheRoad'], to: 'received' },
} as const
export type KitchenWord = keyof typeof WAY
const BODIES: Partial<Record<KitchenWord, object>> = {
  accept: { minutes: 20 },
  delay: { minutes: 10 },
  refuse: { reason: 'no gas' },
}

/** Presses a button of the kitchen, twice concurrently. */
export const say = (dinner: number, word: KitchenWord): Step => ({
  name: `dinner ${dinner}: the kitchen says «${word}»`,
  run: async (reference, world) => {
    const { from, to } = WAY[word]
    const fit = reference.dinners.filter(({ state }) => from.some((each) => each === state))
    const known = newest(fit, dinner) ?? newest(reference.dinners, dinner)
    if (!known) return
    await lookAtDinner(reference, world, known)
    const before = known.state
    const path = `/v1/cabinet/kitchen/orders/${known.id}/${word}`
    const press = () => world.callAsSeller(KITCHEN, 'POST', path, BODIES[word] ?? {})
    const answers = await Promise.all([press(), press()])
    for (const answer of answers) demandAnswer(word, answer)
    const isAccepted = answers.some(({ status }) => status === 200)
    demand(!isAccepted || from.some((each) => each === before), `«${word}» was heard at ${before}`)
    await lookAtDinner(reference, world, known)
    if (!isAccepted) return
    if (to !== null) demand(known.state === to, `«${word}» was heard, the dinner is ${known.state}`)
    grant(reference, `the kitchen says «${word}»`)
  },
})

/** Cancels as the customer: accepted until the kitchen has started. */
export const cancelDinner = (dinner: number): Step => ({
  name: `dinner ${dinner}: the customer cancels`,
  run: async (reference, world) => {
    const known = newest(reference.dinners, dinner)
    if (!known) return
    await lookAtDinner(reference, world, known)
    const before = known.state
    const path = `/api/v1/orders/restaurants/${known.id}/cancel`
    const answer = await world.call(customerIdOf(reference, known), 'PATCH', path, {})
    demandAnswer('cancelling a dinner', answer)
    const isRight = answer.status === 200 ? before === 'formed' || before === 'canceled' : before !== 'formed'
    demand(isRight, `cancelling a dinner that is ${before}: ${describeAnswer(answer)}`)
    await lookAtDinner(reference, world, known)
    if (answer.status === 200) demand(known.state === 'canceled', `cancelled, and the dinner is ${known.state}`)
    if (answer.status === 200) grant(reference, 'a dinner is cancelled')
  },
})

const INTENDED: readonly KitchenWord[] = ['accept', 'send', 'hand-over']

/** The usual sequence: a dinner is ordered, paid, and the kitchen's first steps follow. */
export const dineWell = (choice: DinnerChoice, words: number): Step => {
  const steps = [dine(choice), ...INTENDED.slice(0, words).map((word) => say(0, word))]
  return {
    name: steps.map(({ name }) => name).join('; '),
    run: async (reference, world) => {
      for (const step of steps) await step.run(reference, world)
    },
  }
}
