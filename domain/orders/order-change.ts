import { baseAmount, refuseTooDear } from '../checkout/order-sums.ts'
import { add, type Kopecks, subtract, ZERO } from '../money/money.ts'
import { Refusal } from '../refusal/refusal.ts'
import { type ChangeWish, changeRules } from './change-wish.ts'
import {
  agreedAmount,
  type ChangeableLine,
  type ChangeProducts,
  claimed,
  edited,
  replaced,
  untouched,
  weighed,
  withoutLines,
} from './changed-lines.ts'
import { type DeliveryTarget, isSameTarget } from './delivery-target.ts'
import { type AmountShares, actualSum, chargedAmount, type OrderAmounts, orderAmounts } from './order-amounts.ts'
import { type OrderActor, type OrderFacts, orderGuards } from './order-machine.ts'
import type { DeliveryStatus } from './order-status.ts'

/** What the shopper agreed to for the whole order. */
export interface Agreement extends AmountShares {
  readonly delivery: Kopecks
  /** The most they agreed to pay. */
  readonly total: Kopecks
}

/** An order as a change sees it. */
export interface ChangeableOrder {
  readonly organizationId: number
  readonly state: DeliveryStatus
  readonly facts: OrderFacts
  readonly agreed: Agreement
  readonly lines: readonly ChangeableLine[]
  readonly target: DeliveryTarget
}

/** What a change is counted with besides the order. */
export interface ChangeCircumstances {
  readonly actor: OrderActor
  readonly products: ChangeProducts
  /** Of an edit and a change of delivery: what delivery costs then. */
  readonly delivery?: Kopecks
}

/** A line that a change touches; null = it was not there, or is not there any more. */
export interface LineEffect {
  readonly lineId: number
  readonly productId: number
  readonly title: string
  readonly unit: string
  readonly measure: number
  readonly isWeight: boolean
  readonly before: LineFigures | null
  readonly after: LineFigures | null
  readonly replaces: number | null
}
export interface LineFigures {
  /** Base units that are brought. */
  readonly amount: number
  /** After the special price. */
  readonly sum: Kopecks
  readonly spoiltPercent: number
  /** Base units that did not come; missing in the log of older changes. */
  readonly missing?: number
}

/** A change with its consequences, before anything is written. */
export interface ChangePreview {
  readonly wish: ChangeWish
  readonly lines: readonly ChangeableLine[]
  readonly effects: readonly LineEffect[]
  readonly agreed: Agreement
  readonly before: OrderAmounts
  readonly after: OrderAmounts
  readonly refund: Kopecks
  readonly surcharge: Kopecks
  readonly returnedBonuses: Kopecks
  /** Nothing may happen before the shopper says yes. */
  readonly needsShopper: boolean
  /** Nothing is left to bring: the whole order is cancelled instead. */
  readonly cancelsOrder: boolean
  /** The order is so already. */
  readonly isDone: boolean
}

/** Less is nothing, never a debt. */
const less = (from: Kopecks, to: Kopecks): Kopecks => (from > to ? subtract(from, to) : ZERO)

/**
 * What a wish does to an order. Refuses ORDER_CHANGE_FORBIDDEN (facts.reason) when the order is not where such a change
 * is possible or it makes no sense, SUBSTITUTION_FORBIDDEN when the line's rule says no, NOT_FOUND for a foreign line,
 * FARMER_OR_PRODUCTS_UNAVAILABLE and QUANTITY_OVER_LIMIT for what is not sold so.
 */
export function previewChange(
  order: ChangeableOrder,
  wish: ChangeWish,
  circumstances: ChangeCircumstances,
): ChangePreview {
  refuseOutOfPlace(order, wish, circumstances.actor)
  const before = orderAmounts(order.lines, order.agreed)
  const lines = changedLines(order, wish, circumstances.products)
  const terms = termsOf(order, wish, lines, circumstances.delivery)
  const after = orderAmounts(lines, terms)
  refuseTooDear(after)
  const agreed = { ...terms, total: ceilingOf(order, wish, before, after) }
  const effects = effectsOf(order.lines, before, lines, after)
  return {
    wish: wish.kind === 'delivery' ? { ...wish, from: order.target } : wish,
    lines,
    effects,
    agreed,
    before,
    after,
    refund: less(before.total, after.total),
    surcharge: less(after.total, before.total),
    returnedBonuses: less(before.bonuses, after.bonuses),
    needsShopper: circumstances.actor !== 'user' && isAsked(order, wish, after),
    // goods that were handed over stay handed over, however few of them came
    cancelsOrder: wish.kind !== 'claim' && lines.every((line) => chargedAmount(line) === 0),
    isDone:
      effects.length === 0 &&
      after.total === before.total &&
      (wish.kind !== 'delivery' || isSameTarget(wish.to, order.target)),
  }
}

/** A yes to a proposal: the shopper agrees to its total, whatever it is. */
export const agreedTo = ({ agreed, after }: ChangePreview): Agreement => ({
  ...agreed,
  total: add(agreed.total, less(after.total, agreed.total)),
})

/** What happens to a proposal that gets no yes: the line is brought up to what was ordered, or not at all. */
export function wishWithoutYes(wish: ChangeWish, lines: readonly ChangeableLine[]): ChangeWish {
  if (wish.kind === 'replace') return { kind: 'cancelLine', lineIds: [wish.lineId] }
  if (wish.kind !== 'weigh') return wish
  const most = new Map(lines.map((line) => [line.id, agreedAmount(line)]))
  return {
    ...wish,
    isAboveCharged: false,
    lines: wish.lines.map(({ lineId, picked }) => ({ lineId, picked: Math.min(picked, most.get(lineId) ?? picked) })),
  }
}

/** Ids of the lines a wish is about. */
export function linesOfWish(wish: ChangeWish): readonly number[] {
  switch (wish.kind) {
    case 'weigh':
    case 'edit':
      return wish.lines.map(({ lineId }) => lineId)
    case 'cancelLine':
      return wish.lineIds
    case 'delivery':
      return []
    default:
      return [wish.lineId]
  }
}

/** What the shopper agrees to by the wish: an edit orders anew, another delivery has its own price. */
function termsOf(
  order: ChangeableOrder,
  wish: ChangeWish,
  lines: readonly ChangeableLine[],
  delivery: Kopecks | undefined,
): Agreement {
  if (wish.kind === 'edit') return agreedAnew(order, lines, delivery)
  if (wish.kind === 'delivery' && delivery !== undefined) return { ...order.agreed, delivery }
  return order.agreed
}

/** The most the shopper agreed to pay: an edit sets it anew, another delivery moves it by its own price. */
function ceilingOf({ agreed }: ChangeableOrder, wish: ChangeWish, before: OrderAmounts, after: OrderAmounts): Kopecks {
  if (wish.kind === 'edit') return after.total
  if (wish.kind !== 'delivery') return agreed.total
  return subtract(add(agreed.total, after.total), before.total)
}

function refuseOutOfPlace(order: ChangeableOrder, wish: ChangeWish, actor: OrderActor): void {
  const rule = changeRules[wish.kind]
  const isSettled = !rule.needsMoneyIn.includes(order.state) || orderGuards.isMoneySettled(order.facts)
  if (rule.actors.includes(actor) && rule.states.includes(order.state) && isSettled) return
  const reason = rule.states.includes(order.state) ? (isSettled ? 'actor' : 'unpaid') : 'state'
  throw new Refusal('ORDER_CHANGE_FORBIDDEN', { reason, kind: wish.kind, state: order.state })
}

function changedLines({ lines }: ChangeableOrder, wish: ChangeWish, products: ChangeProducts): ChangeableLine[] {
  switch (wish.kind) {
    case 'weigh':
      return weighed(lines, wish)
    case 'replace':
      return replaced(lines, wish, products)
    case 'cancelLine':
      return withoutLines(lines, wish)
    case 'edit':
      return edited(lines, wish, products)
    case 'delivery':
      return untouched(lines)
    case 'claim':
      return claimed(lines, wish)
  }
}

/**
 * An edit orders anew. Discounts stay in proportion to what is kept of the goods they were given for; what is added is
 * bought without them, since the code and the bonuses were weighed against the first order.
 */
function agreedAnew(order: ChangeableOrder, lines: readonly ChangeableLine[], delivery?: Kopecks): Agreement {
  const kept = new Map(lines.map((line) => [line.id, line.quantity]))
  const shrunk = order.lines.map((line) => {
    const quantity = Math.min(kept.get(line.id) ?? 0, line.quantity)
    return { ...line, picked: baseAmount({ ...line, quantity }) }
  })
  const { promoDiscount, bonuses } = orderAmounts(shrunk, order.agreed)
  return { promo: promoDiscount, bonuses, delivery: delivery ?? order.agreed.delivery, total: order.agreed.total }
}

/** The shopper decides about what costs more than they agreed to, and about replacements they asked to be asked for. */
function isAsked(order: ChangeableOrder, wish: ChangeWish, after: OrderAmounts): boolean {
  if (after.total > order.agreed.total) return true
  if (wish.kind === 'replace') return order.lines.find(({ id }) => id === wish.lineId)?.substitution === 'ask'
  if (wish.kind !== 'weigh' || !wish.isAboveCharged) return false
  return wish.lines.some(({ lineId, picked }) =>
    order.lines.some((line) => line.id === lineId && picked > agreedAmount(line)),
  )
}

function effectsOf(
  linesBefore: readonly ChangeableLine[],
  before: OrderAmounts,
  linesAfter: readonly ChangeableLine[],
  after: OrderAmounts,
): LineEffect[] {
  const figures = (lines: readonly ChangeableLine[], { lines: amounts }: OrderAmounts) =>
    new Map(
      lines.map((line, index): [number, LineFigures] => [
        line.id,
        {
          amount: broughtAmount(line),
          sum: amounts[index] ? actualSum(amounts[index]) : ZERO,
          spoiltPercent: line.spoilt ?? 0,
          missing: line.missing ?? 0,
        },
      ]),
    )
  const was = figures(linesBefore, before)
  const is = figures(linesAfter, after)
  const gone = linesBefore.filter((line) => !is.has(line.id))
  return [...linesAfter, ...gone].flatMap((line) => {
    const [old, now] = [was.get(line.id) ?? null, is.get(line.id) ?? null]
    const isSame = JSON.stringify(old) === JSON.stringify(now)
    const isFirstWeighing = linesBefore.find(({ id }) => id === line.id)?.picked === null && line.picked !== null
    if (isSame && !isFirstWeighing) return []
    const { id, productId, title, unit, measure, isWeight, replaces } = line
    return [
      { lineId: id, productId, title, unit, measure, isWeight, before: old, after: now, replaces: replaces ?? null },
    ]
  })
}

/** Base units that are brought, charged for or not. */
export const broughtAmount = (line: ChangeableLine): number => line.picked ?? baseAmount(line)
