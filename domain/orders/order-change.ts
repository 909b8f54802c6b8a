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

/** What the customer agreed to for the whole order. */
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
  /** Null = nothing is brought. */
  readonly target: DeliveryTarget | null
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
  readonly requestedChange: RequestedChange
  readonly lines: readonly ChangeableLine[]
  readonly effects: readonly LineEffect[]
  readonly agreed: Agreement
  readonly before: OrderAmounts
  readonly after: OrderAmounts
  readonly refund: Kopecks
  readonly surcharge: Kopecks
  readonly returnedBonuses: Kopecks
  /** Nothing may happen before the customer says yes. */
  readonly needsCustomer: boolean
  /** Nothing is left to bring: the whole order is cancelled instead. */
  readonly cancelsOrder: boolean
  /** The order is so already. */
  readonly isDone: boolean
}

/** What may become of a dinner: a dish that is not brought, and what is wrong with one that was. */
const CHANGES_OF_DINNERS: readonly RequestedChange['kind'][] = ['cancelLine', 'claim']

/** Less is nothing, never a debt. */
const less = (from: Kopecks, to: Kopecks): Kopecks => (from > to ? subtract(from, to) : ZERO)

/**
 * The effect of a requested change on an order. Refuses ORDER_CHANGE_FORBIDDEN (facts.reason) when the order is not
 * where such a change is possible or it makes no sense, SUBSTITUTION_FORBIDDEN when the line's rule says no, NOT_FOUND
 * for a foreign line, FARMER_OR_PRODUCTS_UNAVAILABLE and QUANTITY_OVER_LIMIT for what is not sold so.
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
    // goods that were handed over stay handed over, however few of them came
    cancelsOrder: requestedChange.kind !== 'claim' && lines.every((line) => chargedAmount(line) === 0),
    isDone:
      effects.length === 0 &&
      after.total === before.total &&
      (requestedChange.kind !== 'delivery' ||
        (order.target !== null && isSameTarget(requestedChange.to, order.target))),
  }
}

/** A yes to a proposal: the customer agrees to its total, whatever it is. */
export const agreedTo = ({ agreed, after }: ChangePreview): Agreement => ({
  ...agreed,
  total: add(agreed.total, less(after.total, agreed.total)),
})

/** What happens to a proposal that gets no yes: the line is brought up to what was ordered, or not at all. */
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

/** Ids of the lines a requested change is about. */
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

/** What the customer agrees to by the requested change: an edit orders anew, another delivery has its own price. */
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

/** The most the customer agreed to pay: an edit sets it anew, another delivery moves it by its own price. */
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
  // a kitchen cooks what was ordered, or what is left of it
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

/** The customer decides about what costs more than they agreed to, and about replacements they asked to be asked for. */
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
