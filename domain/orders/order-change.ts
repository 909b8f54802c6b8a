import { baseAmount, refuseTooDear } from '../checkout/order-sums.ts'
import { add, type Kopecks, subtract, ZERO } from '../money/money.ts'
import { Refusal } from '../refusal/refusal.ts'
import {
  agreedAmount,
  broughtAmount,
  type ChangeableLine,
  type ChangeProducts,
  claimed,
  edited,
  replaced,
  untouched,
  weighed,
  withoutLines,
  withoutPlaces,
} from './changed-lines.ts'
import { type DeliveryTarget, isSameTarget } from './delivery-target.ts'
import { type AmountShares, actualSum, chargedAmount, type OrderAmounts, orderAmounts } from './order-amounts.ts'
import { type OrderActor, type OrderFacts, orderGuards } from './order-machine.ts'
import type { DeliveryStatus } from './order-status.ts'
import { BROUGHT_AGAIN, changeRules, type RequestedChange } from './requested-change.ts'

/** The customer's agreement for the whole order. */
export interface Agreement extends AmountShares {
  readonly delivery: Kopecks
  readonly total: Kopecks
}

export interface ChangeableOrder {
  readonly organizationId: number
  readonly state: DeliveryStatus
  readonly facts: OrderFacts
  readonly agreed: Agreement
  readonly lines: readonly ChangeableLine[]
  /** Delivery of the order; null = no delivery. */
  readonly target: DeliveryTarget | null
}

export interface ChangeCircumstances {
  readonly actor: OrderActor
  readonly products: ChangeProducts
  /** New delivery price of an edit or a change of delivery. */
  readonly delivery?: Kopecks
}

/** Effect on a line; null = the line did not exist before, or was removed. */
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
  /** Delivered amount, base units. */
  readonly amount: number
  /** Sum after the special price. */
  readonly sum: Kopecks
  readonly spoiltPercent: number
  /** Missing amount, base units; absent in the log of older changes. */
  readonly missing?: number
}

/** A computed change before it is stored. */
export interface ChangePreview {
  readonly requestedChange: RequestedChange
  readonly lines: readonly ChangeableLine[]
  readonly effects: readonly LineEffect[]
  readonly agreed: Agreement
  readonly before: OrderAmounts
  readonly after: OrderAmounts
  readonly refund: Kopecks
  readonly surcharge: Kopecks
  readonly returnedBonuses: Kopecks
  /** True = the customer must agree first. */
  readonly needsCustomer: boolean
  /** True = no lines are left, so the whole order is cancelled instead. */
  readonly cancelsOrder: boolean
  /** True = the change is already in effect. */
  readonly isDone: boolean
}

/** Kinds of changes possible for a dinner: cancelled dishes and claims. */
const CHANGES_OF_DINNERS: readonly RequestedChange['kind'][] = ['cancelLine', 'claim']

/** The decrease, never negative. */
const less = (from: Kopecks, to: Kopecks): Kopecks => (from > to ? subtract(from, to) : ZERO)

/**
 * Computes the effect of a requested change. Refuses ORDER_CHANGE_FORBIDDEN (facts.reason) when the order's state or
 * the request does not allow it, SUBSTITUTION_FORBIDDEN by the line's rule, NOT_FOUND for another order's line,
 * FARMER_OR_PRODUCTS_UNAVAILABLE and QUANTITY_OVER_LIMIT for unavailable products.
 */
export function previewChange(
  order: ChangeableOrder,
  requestedChange: RequestedChange,
  circumstances: ChangeCircumstances,
): ChangePreview {
  refuseOutOfPlace(order, requestedChange, circumstances.actor)
  const before = orderAmounts(order.lines, order.agreed)
  const lines = changedLines(order, requestedChange, circumstances.products)
  const terms = termsOf(order, requestedChange, lines, circumstances.delivery)
  const after = orderAmounts(lines, terms)
  refuseTooDear(after)
  const agreed = { ...terms, total: ceilingOf(order, requestedChange, before, after) }
  const effects = effectsOf(order.lines, before, lines, after)
  return {
    requestedChange:
      requestedChange.kind === 'delivery' && order.target
        ? { ...requestedChange, from: order.target }
        : requestedChange,
    lines,
    effects,
    agreed,
    before,
    after,
    refund: less(before.total, after.total),
    surcharge: less(after.total, before.total),
    returnedBonuses: less(before.bonuses, after.bonuses),
    needsCustomer: circumstances.actor !== 'user' && isAsked(order, requestedChange, after),
    // a claim never cancels a handed-over order
    cancelsOrder: requestedChange.kind !== 'claim' && lines.every((line) => chargedAmount(line) === 0),
    isDone:
      effects.length === 0 &&
      after.total === before.total &&
      (requestedChange.kind !== 'delivery' ||
        (order.target !== null && isSameTarget(requestedChange.to, order.target))),
  }
}

/** The agreement after accepting a proposal: its total. */
export const agreedTo = ({ agreed, after }: ChangePreview): Agreement => ({
  ...agreed,
  total: add(agreed.total, less(after.total, agreed.total)),
})

/** The change that replaces a proposal without consent: the line up to the ordered amount, or its cancellation. */
export function requestedChangeWithoutYes(
  requestedChange: RequestedChange,
  lines: readonly ChangeableLine[],
): RequestedChange {
  if (requestedChange.kind === 'replace') return { kind: 'cancelLine', lineIds: [requestedChange.lineId] }
  if (requestedChange.kind !== 'weigh') return requestedChange
  const most = new Map(lines.map((line) => [line.id, agreedAmount(line)]))
  return {
    ...requestedChange,
    isAboveCharged: false,
    lines: requestedChange.lines.map(({ lineId, picked }) => ({
      lineId,
      picked: Math.min(picked, most.get(lineId) ?? picked),
    })),
  }
}

export function linesOfChange(requestedChange: RequestedChange): readonly number[] {
  switch (requestedChange.kind) {
    case 'weigh':
    case 'edit':
    case 'cancelPlaces':
    case 'endTerm':
      return requestedChange.lines.map(({ lineId }) => lineId)
    case 'cancelLine':
    case 'refuseLine':
      return requestedChange.lineIds
    case 'delivery':
      return []
    default:
      return [requestedChange.lineId]
  }
}

/** The agreement after the change: an edit makes a new agreement, another delivery changes its price. */
function termsOf(
  order: ChangeableOrder,
  requestedChange: RequestedChange,
  lines: readonly ChangeableLine[],
  delivery: Kopecks | undefined,
): Agreement {
  if (requestedChange.kind === 'edit') return agreedAnew(order, lines, delivery)
  if (requestedChange.kind === 'delivery' && delivery !== undefined) return { ...order.agreed, delivery }
  return order.agreed
}

/** The agreed maximum: an edit resets it, another delivery changes it by the delivery's price. */
function ceilingOf(
  { agreed }: ChangeableOrder,
  requestedChange: RequestedChange,
  before: OrderAmounts,
  after: OrderAmounts,
): Kopecks {
  if (requestedChange.kind === 'edit') return after.total
  if (requestedChange.kind !== 'delivery') return agreed.total
  return subtract(add(agreed.total, after.total), before.total)
}

function refuseOutOfPlace(order: ChangeableOrder, requestedChange: RequestedChange, actor: OrderActor): void {
  const rule = changeRules[requestedChange.kind]
  const isAgain = requestedChange.kind === 'delivery' && actor !== 'user' && !order.facts.isDinner
  if (isAgain && BROUGHT_AGAIN.includes(order.state)) return
  // a kitchen cooks the ordered dishes, or the remaining ones
  if (order.facts.isDinner && !CHANGES_OF_DINNERS.includes(requestedChange.kind))
    throw new Refusal('ORDER_CHANGE_FORBIDDEN', { reason: 'dinner', kind: requestedChange.kind, state: order.state })
  const isSettled = !rule.needsMoneyIn.includes(order.state) || orderGuards.isMoneySettled(order.facts)
  if (rule.actors.includes(actor) && rule.states.includes(order.state) && isSettled) return
  const reason = rule.states.includes(order.state) ? (isSettled ? 'actor' : 'unpaid') : 'state'
  throw new Refusal('ORDER_CHANGE_FORBIDDEN', { reason, kind: requestedChange.kind, state: order.state })
}

function changedLines(
  { lines }: ChangeableOrder,
  requestedChange: RequestedChange,
  products: ChangeProducts,
): ChangeableLine[] {
  switch (requestedChange.kind) {
    case 'weigh':
      return weighed(lines, requestedChange)
    case 'replace':
      return replaced(lines, requestedChange, products)
    case 'cancelLine':
    case 'refuseLine':
      return withoutLines(lines, requestedChange)
    case 'edit':
      return edited(lines, requestedChange, products)
    case 'delivery':
      return untouched(lines)
    case 'cancelPlaces':
    case 'endTerm':
      return withoutPlaces(lines, requestedChange)
    case 'claim':
      return claimed(lines, requestedChange)
  }
}

/**
 * The agreement after an edit. Discounts stay in proportion to the remaining goods they were given for. Added goods
 * have none, because code and bonuses were checked against the first order.
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

/** True = the customer decides: a higher price than agreed, or a replacement under the rule `ask`. */
function isAsked(order: ChangeableOrder, requestedChange: RequestedChange, after: OrderAmounts): boolean {
  if (after.total > order.agreed.total) return true
  if (requestedChange.kind === 'replace')
    return order.lines.find(({ id }) => id === requestedChange.lineId)?.substitution === 'ask'
  if (requestedChange.kind !== 'weigh' || !requestedChange.isAboveCharged) return false
  return requestedChange.lines.some(({ lineId, picked }) =>
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
