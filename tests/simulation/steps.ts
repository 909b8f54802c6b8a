import { amountOf, type KnownOrder, mayFollow, type Reference } from './reference.ts'
import { roundingOf, sumsOf } from './reference-sums.ts'
import type { Answered, World } from './world.ts'

/** One action: reads the reference, acts, checks the answer and records the result. */
export interface Step {
  /** Name of the action in the printed counterexample. */
  readonly name: string
  run(reference: Reference, world: World): Promise<void>
}

export function demand(isRight: boolean, problem: string): asserts isRight {
  if (!isRight) throw new Error(problem)
}

export const describeAnswer = ({ status, body }: Answered) =>
  `${status} ${JSON.stringify({ ...body, requestId: undefined })}`
/** Accepts answers and expected refusals, and throws on failures; a missing cart is a refusal with status 500. */
export function demandAnswer(action: string, answer: Answered): void {
  demand(
    answer.status < 500 || answer.body.code === 'ACTIVE_CART_NOT_FOUND',
    `${action} broke: ${describeAnswer(answer)}`,
  )
}
export const pick = <T>(items: readonly T[], index: number): T | undefined => items[index % Math.max(1, items.length)]
/** An item by its index from the newest, so that recent items are used more often. */
export const newest = <T>(items: readonly T[], index: number): T | undefined => pick(items.toReversed(), index)
/** An order for a step: usually a suitable one, sometimes any other. */
export function aim(
  { orders }: Reference,
  index: number,
  isFit: (order: KnownOrder) => boolean,
): KnownOrder | undefined {
  return (index < AIMED && newest(orders.filter(isFit), index)) || newest(orders, index)
}
const AIMED = 4
export const isIn =
  (...states: readonly string[]) =>
  ({ state }: KnownOrder): boolean =>
    states.includes(state)

export const kopecks = (roubles: number): number => Math.round(roubles * 100)
export const customerIdOf = (reference: Reference, { customer }: { readonly customer: number }): number =>
  reference.customers[customer] as number

interface ShownLine {
  readonly id: number
  readonly productId: number
  readonly pickedAmount: number | null
  readonly orderedAmount: number
  readonly spoiltPercent: number
  readonly missingAmount: number
}
const shownAmount = (line: ShownLine) => line.pickedAmount ?? line.orderedAmount

/** Checks an order through the API: its state moved along an allowed transition, and its content is as requested. */
export async function look(reference: Reference, world: World, order: KnownOrder): Promise<void> {
  const { status, body } = await world.call(customerIdOf(reference, order), 'GET', `/api/v1/orders/${order.id}`)
  demand(status === 200, `order ${order.id} is not shown: ${status}`)
  const state = String(body.deliveryStatus)
  demand(mayFollow(order.state, state), `order ${order.id} went from ${order.state} to ${state}`)
  const { goods, specialDiscount, promoDiscount, bonuses, delivery, total } = body.sums
  const isNews = order.state !== state
  order.state = state
  order.method = body.paymentMethod
  order.paymentStatus = body.paymentStatus
  order.total = kopecks(total)
  order.delivery = kopecks(delivery)
  order.promo = kopecks(promoDiscount)
  order.bonuses = kopecks(bonuses)
  if (state === 'canceled') return
  if (isNews && state === 'received') order.earned = order.total - order.delivery
  nameLines(order, body.lines)
  closeQuestions(order, body)
  for (const line of order.lines) {
    const shown: ShownLine | undefined = body.lines.find(({ id }: ShownLine) => id === line.id)
    const amount = shown && shownAmount(shown)
    demand(amount === amountOf(line), `order ${order.id} has ${amount} in line ${line.id}, not ${amountOf(line)}`)
    demand(shown?.spoiltPercent === line.spoilt, `line ${line.id} is spoilt by ${shown?.spoiltPercent} %`)
    demand(shown?.missingAmount === line.missing, `line ${line.id} lacks ${shown?.missingAmount}`)
  }
  demand(body.lines.length === order.lines.length, `order ${order.id} has ${body.lines.length} lines`)
  compareSums(order, kopecks(goods) - kopecks(specialDiscount))
}

export async function lookAtAll(reference: Reference, world: World): Promise<void> {
  for (const order of reference.orders) await look(reference, world, order)
}

/** Checks the orders changed since the last check. */
export async function lookAtChanged(reference: Reference, world: World): Promise<void> {
  const rows = await world.sql<{ id: number; state: string; payment_status: string; total_sum: number; asked: number }>(
    `select id, state, payment_status, total_sum,
       (select count(*)::int from order_change where order_id = shop_order.id and state = 'proposed') as asked
     from shop_order where customer_id = any($1)`,
    [reference.customers],
  )
  for (const order of reference.orders) {
    const row = rows.find(({ id }) => id === order.id)
    const isSame =
      row?.state === order.state &&
      row.payment_status === order.paymentStatus &&
      row.total_sum === order.total &&
      row.asked === order.questions.length
    if (!isSame) await look(reference, world, order)
  }
}

/** Assigns the shop's ids to new lines. */
function nameLines(order: KnownOrder, shown: readonly ShownLine[]): void {
  const known = new Set(order.lines.map(({ id }) => id))
  for (const line of order.lines) {
    if (line.id !== 0) continue
    const own = shown.find(({ id, productId }) => productId === line.goods.id && !known.has(id))
    demand(own !== undefined, `order ${order.id} has no line of goods ${line.goods.id}`)
    line.id = own.id
    known.add(own.id)
  }
}

/** Treats a question that ended without an answer as a no, unless another change withdrew it or the order moved on. */
function closeQuestions(order: KnownOrder, body: { proposals: { id: string }[]; lines: ShownLine[] }): void {
  const open = new Set(body.proposals.map(({ id }) => id))
  for (const question of order.questions) {
    if (open.has(question.id)) {
      question.isOvertaken = false
      continue
    }
    const shown = body.lines.find(({ id }) => id === question.line.id)
    const mayStay = question.isOvertaken || order.state !== 'isAssembling'
    const isAsBefore = shown && shownAmount(shown) === amountOf(question.line)
    if (!(mayStay && isAsBefore)) question.no()
  }
  order.questions = order.questions.filter(({ id }) => open.has(id))
}

function compareSums(order: KnownOrder, goods: number): void {
  const expected = sumsOf(order)
  const rounding = roundingOf(order)
  const { id, agreed, total, delivery, promo, bonuses } = order
  demand(goods === expected.goods, `order ${id} has goods for ${goods}, its lines cost ${expected.goods}`)
  demand(delivery === expected.delivery, `delivery of order ${id} costs ${delivery}, expected ${expected.delivery}`)
  const isNear = (shown: number, sum: number, within: number) => Math.abs(shown - sum) <= within
  demand(
    agreed.promo === 0 ? promo === 0 : isNear(promo, expected.promo, rounding.promo),
    `order ${id}: the code takes ${promo} off, expected ${expected.promo}`,
  )
  demand(
    agreed.bonuses === 0 ? bonuses === 0 : isNear(bonuses, expected.bonuses, rounding.bonuses),
    `order ${id}: ${bonuses} of bonuses, expected ${expected.bonuses}`,
  )
  demand(total === goods - promo - bonuses + delivery, `order ${id} costs ${total}, which is not its sums`)
  demand(total <= agreed.total, `order ${id} costs ${total}, its customer agreed to ${agreed.total}`)
}
