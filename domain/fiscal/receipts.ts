import { add, type Kopecks, kopecks, min, ZERO } from '../money/money.ts'
import { spread } from '../orders/order-amounts.ts'
import {
  type Held,
  heldOf,
  type ItemPart,
  keep,
  moneyHeld,
  nothingHeld,
  returnedParts,
  settledPart,
  soldPart,
} from './held.ts'
import { DELIVERY, freePosition, MEASURES, type Position, positionsOf, type SoldItem } from './positions.ts'
import { type Receipt, receiptCashFlow } from './receipt.ts'
import { percentOfVat, type TaxSystem } from './vat.ts'

type ReceiptFacts = Pick<Receipt, 'cause' | 'kind' | 'operation' | 'payment'>

export interface FiscalOrder {
  readonly id: number
  readonly isReceived: boolean
  readonly taxSystem: TaxSystem
  /** Current items; empty for a cancelled order. */
  readonly items: readonly SoldItem[]
  /** Spent bonuses. */
  readonly bonuses: Kopecks
  /** Money that the seller took at the door or by invoice and has not refunded; 0 until the handover. */
  readonly taken: { readonly sum: Kopecks; readonly payment: 'cash' | 'electronic' }
  /** Payments, oldest first. Ids are unique across payments and refunds. */
  readonly payments: readonly { readonly id: string; readonly amount: Kopecks }[]
  readonly refunds: readonly { readonly id: string; readonly amount: Kopecks }[]
}

export const paymentCause = (id: string) => `payment:${id}`
export const refundCause = (id: string) => `refund:${id}`

/** Missing receipts of an order in the order of creation; each one changes the totals of the next. */
export function receiptsDue(current: FiscalOrder, known: readonly Receipt[]): Receipt[] {
  const order = { ...current, items: [...current.items, ...goneItems(current.items, known)] }
  // a correction repeats a receipt that did not reach the register
  const counted = known.filter(({ kind }) => kind !== 'correction')
  const causes = new Set(counted.map(({ cause }) => cause))
  const held = nothingHeld()
  for (const receipt of counted) keep(held, receipt)
  const due: Receipt[] = []
  const make = (facts: ReceiptFacts, parts: readonly ItemPart[], offset: Kopecks = ZERO) => {
    const positions = parts.flatMap(({ item, part, method, thousandths, stands }) =>
      positionsOf(item, part, method, order.taxSystem, thousandths).map((row) => ({ ...row, stands })),
    )
    write(facts, positions, offset)
  }
  const write = (facts: ReceiptFacts, positions: readonly Position[], offset: Kopecks) => {
    if (positions.length === 0) return
    const receipt = { ...facts, positions, total: add(...positions.map(({ sum }) => sum)), offset }
    keep(held, receipt)
    due.push(receipt)
  }

  for (const { id, amount } of order.payments) {
    const cause = paymentCause(id)
    if (causes.has(cause)) continue
    const kind = order.isReceived ? 'payment' : 'prepayment'
    make({ cause, kind, operation: 'sell', payment: 'electronic' }, sold(amount))
  }
  if (order.isReceived) settle()
  for (const { id, amount } of order.refunds) {
    const cause = refundCause(id)
    if (!causes.has(cause))
      make({ cause, kind: 'refund', operation: 'sell_refund', payment: 'electronic' }, back(amount))
  }
  return due

  /**
   * Receipt of the handover for the money prepaid here. The seller prints the receipt of a sale whose money they took.
   * A refund of money that this register has printed as taken is printed here.
   */
  function settle() {
    const times = counted.filter(({ kind }) => kind === 'settlement').length
    const own = counted.filter(({ cause }) => cause.startsWith(`order:${order.id}:taken:`))
    const given = own.reduce((sum, receipt) => sum + receiptCashFlow(receipt), 0) - order.taken.sum
    const offsets = settleable(order, held)
    const settlement = { kind: 'settlement', operation: 'sell' } as const
    const cause = `order:${order.id}:settlement:${times + 1}`
    const isFirst = counted.length + due.length === 0
    if (isFirst && order.bonuses > ZERO && add(...order.items.map(payableOf)) === ZERO) {
      return write({ ...settlement, cause, payment: 'bonuses' }, order.items.flatMap(rowForBonuses), ZERO)
    }
    make({ ...settlement, cause, payment: 'offset' }, handed(offsets), add(...offsets))
    if (given > 0) {
      const taken = { cause: `order:${order.id}:taken:${own.length + 1}`, payment: order.taken.payment }
      make({ ...taken, kind: 'refund', operation: 'sell_refund' }, back(kopecks(given)))
    }
  }

  function rowForBonuses(item: SoldItem): Position[] {
    return item.amount > 0 && item.key !== DELIVERY ? [freePosition(item, order.taxSystem)] : []
  }

  function handed(parts: readonly Kopecks[]): ItemPart[] {
    return order.items.map((item, index) => settledPart(held, item, parts[index] ?? ZERO))
  }

  function sold(amount: Kopecks): ItemPart[] {
    const open = openOf(order.items, ({ key }) => moneyHeld(held, key))
    const parts = missing(order.items, open, amount)
    const isAll = sumOf(held.prepaid) + sumOf(held.settled) + add(...parts) >= add(...order.items.map(payableOf))
    return order.items.map((item, index) => {
      const part = parts[index] ?? ZERO
      const isItem = moneyHeld(held, item.key) + part >= item.payable
      const prepaid = isAll || isItem ? 'full_prepayment' : 'prepayment'
      return soldPart(held, item, part, order.isReceived ? 'full_payment' : prepaid)
    })
  }

  /** A refund reduces overpaid items, prepaid goods before settled ones. */
  function back(amount: Kopecks): ItemPart[] {
    const { items } = order
    const whole = items.map(({ key }) => moneyHeld(held, key))
    const tooMuch = items.map(({ payable }, index) => kopecks(Math.max(0, (whole[index] ?? 0) - payable)))
    const rightly = whole.map((sum, index) => kopecks(sum - (tooMuch[index] ?? 0)))
    const parts = distribute(amount, [tooMuch, rightly])
    return items.flatMap((item, index) => returnedParts(held, item, parts[index] ?? ZERO))
  }
}

/** Goods that were paid for and then removed by an edit. */
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

const payableOf = ({ payable }: SoldItem): Kopecks => payable
const sumOf = (sums: ReadonlyMap<string, number>): number => [...sums.values()].reduce((sum, each) => sum + each, 0)

/** The unpaid part of each item. @param paid the paid sum of an item */
const openOf = (items: readonly SoldItem[], paid: (item: SoldItem, index: number) => number): Kopecks[] =>
  items.map((item, index) => kopecks(Math.max(0, item.payable - paid(item, index))))

/** Splits a payment over unpaid items; a surplus is spread over all. */
const missing = (items: readonly SoldItem[], open: readonly Kopecks[], amount: Kopecks): Kopecks[] =>
  distribute(amount, [open, items.map(payableOf), items.map(({ agreed }) => agreed.payable)])

/** Prepaid money that the handed-over goods use up, including money paid for the lines they replaced. */
function settleable({ items }: FiscalOrder, held: Held): Kopecks[] {
  const need = openOf(items, ({ key }) => heldOf(held.settled, key))
  const own = items.map(({ key }, index) => min(heldOf(held.prepaid, key), need[index] ?? ZERO))
  const rest = kopecks(Math.max(0, sumOf(held.prepaid) - add(...own)))
  const open = need.map((sum, index) => kopecks(sum - (own[index] ?? 0)))
  const others = spread(min(rest, add(...open)), open)
  return own.map((sum, index) => add(sum, others[index] ?? ZERO))
}

/** Splits an amount by the first weights up to their sum, then by the next weights; exact to the kopeck. */
function distribute(amount: Kopecks, weightings: readonly (readonly Kopecks[])[]): Kopecks[] {
  const [weights, ...others] = weightings
  const isLast = others.length === 0
  const list = weights ?? []
  const whole = add(...list)
  const taken = whole === ZERO ? ZERO : isLast ? amount : min(amount, whole)
  const parts = spread(taken, list)
  const rest = kopecks(amount - taken)
  if (rest === ZERO) return parts
  // an order without a price left has no weights
  const more = isLast ? list.map((_, index) => (index === 0 ? rest : ZERO)) : distribute(rest, others)
  return parts.map((part, index) => add(part, more[index] ?? ZERO))
}
