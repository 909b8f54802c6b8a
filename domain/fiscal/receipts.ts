import { add, type Kopecks, kopecks, min, ZERO } from '../money/money.ts'
import { spread } from '../orders/order-amounts.ts'
import { MEASURES, type Position, positionsOf, type SettlementMethod, type SoldItem } from './positions.ts'
import { percentOfVat, type TaxSystem } from './vat.ts'

/**
 * prepayment: money came before the goods; settlement: the goods were handed over for it; payment: money came with the
 * goods or after them; refund: money went back; correction: a receipt that the register never took is made good.
 */
export const RECEIPT_KINDS = ['prepayment', 'settlement', 'payment', 'refund', 'correction'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

export const RECEIPT_OPERATIONS = ['sell', 'sell_refund', 'sell_correction', 'sell_refund_correction'] as const
export type ReceiptOperation = (typeof RECEIPT_OPERATIONS)[number]

/** How it was paid; `offset` = by what had been paid before. */
export const RECEIPT_PAYMENTS = ['electronic', 'cash', 'offset'] as const
export type ReceiptPayment = (typeof RECEIPT_PAYMENTS)[number]

/** The rows add up to the total to the kopeck. */
export interface Receipt {
  /** What it is for, once. */
  readonly cause: string
  readonly kind: ReceiptKind
  readonly operation: ReceiptOperation
  readonly payment: ReceiptPayment
  readonly total: Kopecks
  readonly positions: readonly Position[]
}

/** An order as receipts see it. */
export interface FiscalOrder {
  readonly id: number
  readonly isReceived: boolean
  readonly taxSystem: TaxSystem
  /** As they stand; an order that was cancelled has nothing to be paid. */
  readonly items: readonly SoldItem[]
  /** What the seller took at the door or by invoice; 0 until the hand-over. */
  readonly taken: { readonly sum: Kopecks; readonly payment: 'cash' | 'electronic' }
  /** Oldest first. Ids are unique over both lists. */
  readonly payments: readonly { readonly id: string; readonly amount: Kopecks }[]
  readonly refunds: readonly { readonly id: string; readonly amount: Kopecks }[]
}

export const paymentCause = (id: string) => `payment:${id}`
export const refundCause = (id: string) => `refund:${id}`

/** Money of an order by items: paid before the hand-over and not used up, and settled. */
interface Held {
  readonly prepaid: Map<string, number>
  readonly settled: Map<string, number>
}

const of = (sums: Map<string, number>, key: string): Kopecks => kopecks(Math.max(0, sums.get(key) ?? 0))
const put = (sums: Map<string, number>, key: string, sum: number) => sums.set(key, (sums.get(key) ?? 0) + sum)

/** +1: money came; −1: it went back; 0: it only changed its name. */
export function moneySign({ operation, payment }: Pick<Receipt, 'operation' | 'payment'>): -1 | 0 | 1 {
  if (payment === 'offset') return 0
  return operation === 'sell' || operation === 'sell_correction' ? 1 : -1
}

/**
 * Receipts that an order owes and does not have, in the order they are made: for money that came, for the hand-over,
 * for money that went back. Each changes what the next is counted from.
 */
export function receiptsDue(current: FiscalOrder, known: readonly Receipt[]): Receipt[] {
  const order = { ...current, items: [...current.items, ...goneItems(current.items, known)] }
  // a correction repeats a receipt of this order that did not reach the register
  const counted = known.filter(({ kind }) => kind !== 'correction')
  const causes = new Set(counted.map(({ cause }) => cause))
  const held: Held = { prepaid: new Map(), settled: new Map() }
  for (const receipt of counted) keep(held, receipt)
  const due: Receipt[] = []
  const make = (facts: Pick<Receipt, 'cause' | 'kind' | 'operation' | 'payment'>, positions: Position[]) => {
    if (positions.length === 0) return
    const receipt = { ...facts, positions, total: add(...positions.map(({ sum }) => sum)) }
    keep(held, receipt)
    due.push(receipt)
  }

  for (const { id, amount } of order.payments) {
    const cause = paymentCause(id)
    if (causes.has(cause)) continue
    const method = order.isReceived ? 'full_payment' : 'full_prepayment'
    const kind = order.isReceived ? 'payment' : 'prepayment'
    make({ cause, kind, operation: 'sell', payment: 'electronic' }, rows(order, missing(order, held, amount), method))
  }
  if (order.isReceived) {
    const settled = rows(order, settleable(order, held), 'full_payment')
    const times = counted.filter(({ kind }) => kind === 'settlement').length
    const cause = `order:${order.id}:settlement:${times + 1}`
    make({ cause, kind: 'settlement', operation: 'sell', payment: 'offset' }, settled)
    makeTaken()
  }
  for (const { id, amount } of order.refunds) {
    const cause = refundCause(id)
    if (!causes.has(cause))
      make({ cause, kind: 'refund', operation: 'sell_refund', payment: 'electronic' }, back(amount))
  }
  return due

  /** What the seller took themselves follows the order: a claim lowers it. */
  function makeTaken() {
    const own = counted.filter(({ cause }) => cause.startsWith(`order:${order.id}:taken:`))
    const before = own.reduce((sum, receipt) => sum + moneySign(receipt) * receipt.total, 0)
    const change = order.taken.sum - before
    const cause = `order:${order.id}:taken:${own.length + 1}`
    const { payment } = order.taken
    if (change > 0) {
      const parts = missing(order, held, kopecks(change))
      make({ cause, kind: 'payment', operation: 'sell', payment }, rows(order, parts, 'full_payment'))
    }
    if (change < 0) make({ cause, kind: 'refund', operation: 'sell_refund', payment }, back(kopecks(-change)))
  }

  /** Money that goes back is taken off what is paid too much; off prepaid goods before settled ones. */
  function back(amount: Kopecks): Position[] {
    const { items } = order
    const whole = items.map(({ key }) => add(of(held.prepaid, key), of(held.settled, key)))
    const tooMuch = items.map(({ payable }, index) => kopecks(Math.max(0, (whole[index] ?? 0) - payable)))
    const parts = distribute(amount, [tooMuch, whole])
    const prepaid = items.map(({ key }, index) => min(of(held.prepaid, key), parts[index] ?? ZERO))
    const settled = parts.map((part, index) => kopecks(part - (prepaid[index] ?? 0)))
    // how much of the goods that is follows from what was agreed, not from what is left of them
    const goods = { ...order, items: items.map((item) => ({ ...item, amount: 0 })) }
    return [...rows(goods, prepaid, 'full_prepayment'), ...rows(goods, settled, 'full_payment')]
  }
}

/** The receipt that makes good one the register refused: the same goods and money, as a correction. */
export function correctionOf(receipt: Receipt): Receipt {
  const operation = receipt.operation === 'sell' ? 'sell_correction' : 'sell_refund_correction'
  return { ...receipt, cause: `correction:${receipt.cause}`, kind: 'correction', operation }
}

/** Goods that were paid for and are no longer in the order: an edit took them out. */
function goneItems(items: readonly SoldItem[], known: readonly Receipt[]): SoldItem[] {
  const present = new Set(items.map(({ key }) => key))
  const gone = new Map<string, SoldItem>()
  for (const { key, name, measure, quantity, sum, vat, object } of known.flatMap(({ positions }) => positions)) {
    if (present.has(key) || gone.has(key)) continue
    const amount = measure === MEASURES.piece ? quantity : Math.round(quantity * 1_000)
    const agreed = { amount, payable: sum }
    gone.set(key, {
      key,
      name,
      measure,
      amount: 0,
      payable: ZERO,
      agreed,
      vat: percentOfVat(vat.code),
      ...(object === 'service' && { object }),
    })
  }
  return [...gone.values()]
}

const rows = (order: FiscalOrder, parts: readonly Kopecks[], method: SettlementMethod): Position[] =>
  order.items.flatMap((item, index) => positionsOf(item, parts[index] ?? ZERO, method, order.taxSystem))

/** Which items money that came is for: those not paid yet; money that nobody awaited is spread over all. */
function missing({ items }: FiscalOrder, held: Held, amount: Kopecks): Kopecks[] {
  const need = items.map(({ key, payable }) =>
    kopecks(Math.max(0, payable - of(held.prepaid, key) - of(held.settled, key))),
  )
  return distribute(amount, [need, items.map(({ payable }) => payable), items.map(({ agreed }) => agreed.payable)])
}

/** What of the prepaid money the goods that were handed over use up: also money paid for what they replaced. */
function settleable({ items }: FiscalOrder, held: Held): Kopecks[] {
  const need = items.map(({ key, payable }) => kopecks(Math.max(0, payable - of(held.settled, key))))
  const own = items.map(({ key }, index) => min(of(held.prepaid, key), need[index] ?? ZERO))
  const rest = kopecks(Math.max(0, sumOf(held.prepaid) - add(...own)))
  const open = need.map((sum, index) => kopecks(sum - (own[index] ?? 0)))
  const others = spread(min(rest, add(...open)), open)
  return own.map((sum, index) => add(sum, others[index] ?? ZERO))
}

const sumOf = (sums: Map<string, number>): number => [...sums.values()].reduce((sum, each) => sum + each, 0)

/** Carries a receipt over into what is held. */
function keep(held: Held, { operation, payment, positions }: Receipt): void {
  const sign = operation === 'sell' ? 1 : -1
  let lent = 0
  for (const { key, sum, method } of positions) {
    put(method === 'full_prepayment' ? held.prepaid : held.settled, key, sign * sum)
    if (payment !== 'offset') continue
    const own = Math.min(sum, of(held.prepaid, key))
    put(held.prepaid, key, -own)
    lent += sum - own
  }
  for (const key of held.prepaid.keys()) {
    const given = Math.min(lent, of(held.prepaid, key))
    put(held.prepaid, key, -given)
    lent -= given
  }
}

/** Splits an amount by the first weights as far as they reach, the rest by the next ones; adds up to the kopeck. */
function distribute(amount: Kopecks, weightings: readonly (readonly Kopecks[])[]): Kopecks[] {
  const [weights, ...others] = weightings
  const isLast = others.length === 0
  const list = weights ?? []
  const whole = add(...list)
  const taken = whole === ZERO ? ZERO : isLast ? amount : min(amount, whole)
  const parts = spread(taken, list)
  const rest = kopecks(amount - taken)
  if (rest === ZERO) return parts
  // an order without a price left: nothing to weigh by
  const more = isLast ? list.map((_, index) => (index === 0 ? rest : ZERO)) : distribute(rest, others)
  return parts.map((part, index) => add(part, more[index] ?? ZERO))
}
