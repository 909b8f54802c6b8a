import { add, type Kopecks, kopecks, min, ZERO } from '../money/money.ts'
import { goodsFor, goodsNow, isDivisible, isPrepaid, type SettlementMethod, type SoldItem } from './positions.ts'
import type { Receipt } from './receipt.ts'

/** Totals of an order's receipts by item. */
export interface Held {
  /** Money received before the handover and not used yet. */
  readonly prepaid: Map<string, number>
  /** Money for which the goods were handed over. */
  readonly settled: Map<string, number>
  /** Thousandths of the goods that the money pays for. */
  readonly goods: Map<string, number>
  /** The last settlement method of an item's prepayment. */
  readonly methods: Map<string, SettlementMethod>
}

export const nothingHeld = (): Held => ({
  prepaid: new Map(),
  settled: new Map(),
  goods: new Map(),
  methods: new Map(),
})

export const heldOf = (sums: ReadonlyMap<string, number>, key: string): Kopecks =>
  kopecks(Math.max(0, sums.get(key) ?? 0))
export const moneyHeld = (held: Held, key: string): Kopecks => add(heldOf(held.prepaid, key), heldOf(held.settled, key))
const put = (sums: Map<string, number>, key: string, sum: number) => sums.set(key, (sums.get(key) ?? 0) + sum)

/** The part of an item on one receipt: its money, its goods, and the goods of all receipts including this one. */
export interface ItemPart {
  readonly item: SoldItem
  readonly part: Kopecks
  readonly method: SettlementMethod
  readonly thousandths: number
  readonly stands: number
}

/** A payment for an item: the first one pays for all its goods, a later one for the added goods. */
export function soldPart(held: Held, item: SoldItem, part: Kopecks, method: SettlementMethod): ItemPart {
  const money = moneyHeld(held, item.key)
  const before = held.goods.get(item.key) ?? 0
  const of = (thousandths: number, stands = before + thousandths) => ({ item, part, method, thousandths, stands })
  if (money === ZERO && before === 0) {
    if (part === item.payable && item.amount > 0) return of(goodsNow(item))
    return of(goodsFor(item, part, method))
  }
  const need = item.payable - money
  const more = goodsNow(item) - before
  if (part === need && more > 0) return of(more)
  // a higher price alone does not add goods
  const thousandths = goodsFor(item, part, method)
  return of(thousandths, part <= need && more <= 0 ? before : before + thousandths)
}

/**
 * Goods handed over against money received earlier. When only a part of the price was paid here, the part of the goods
 * covered by that prepayment.
 */
export function settledPart(held: Held, item: SoldItem, part: Kopecks): ItemPart {
  const isWhole = part === item.payable && item.amount > 0
  const paidAs = held.methods.get(item.key) === 'prepayment' ? 'prepayment' : 'full_payment'
  const thousandths = isWhole ? goodsNow(item) : goodsFor(item, part, paidAs)
  const stands = Math.max(held.goods.get(item.key) ?? 0, thousandths)
  return { item, part, method: 'full_payment', thousandths, stands }
}

/**
 * A refund of an item, prepaid money first. It covers the goods that are fewer than paid for or, when only the price
 * fell, the goods that equal this part of the price.
 */
export function returnedParts(held: Held, item: SoldItem, part: Kopecks): ItemPart[] {
  const { key } = item
  const prepaid = min(heldOf(held.prepaid, key), part)
  const settled = kopecks(part - prepaid)
  const method = held.methods.get(key) ?? 'full_prepayment'
  const before = held.goods.get(key) ?? 0
  const fewer = Math.max(0, before - goodsNow(item))
  const tooMuch = moneyHeld(held, key) - item.payable
  const isAll = part === tooMuch && fewer > 0
  const first = isAll && settled === ZERO ? fewer : portion(item, fewer, prepaid, tooMuch)
  const back = (money: Kopecks, as: SettlementMethod, goods: number, stands: number): ItemPart[] =>
    // money returned for less than one piece belongs to the piece it is a part of
    money === ZERO ? [] : [{ item, part: money, method: as, thousandths: goods || goodsFor(item, money, as), stands }]
  const left = before - (prepaid === ZERO ? 0 : first)
  const second = isAll ? left - goodsNow(item) : portion(item, fewer, settled, tooMuch)
  return [...back(prepaid, method, first, left), ...back(settled, 'full_payment', second, left - second)]
}

/** Goods of `fewer` that a part of their money covers; whole pieces. */
function portion(item: SoldItem, fewer: number, part: Kopecks, whole: number): number {
  if (whole <= 0) return 0
  const unit = isDivisible(item) ? 1 : 1_000
  return Math.min(fewer, Number((BigInt(fewer) * BigInt(part)) / BigInt(whole * unit)) * unit)
}

export function keep(held: Held, { operation, offset, positions }: Receipt): void {
  const sign = operation === 'sell' ? 1 : -1
  let lent = offset
  for (const { key, sum, method, quantity, stands } of positions) {
    const thousandths = Math.round(quantity * 1_000)
    if (stands !== undefined) held.goods.set(key, stands)
    else if (offset === ZERO) held.goods.set(key, Math.max(0, (held.goods.get(key) ?? 0) + sign * thousandths))
    put(isPrepaid(method) ? held.prepaid : held.settled, key, sign * sum)
    if (isPrepaid(method) && sign > 0) held.methods.set(key, method)
    if (offset === ZERO) continue
    const own = min(kopecks(Math.min(sum, lent)), heldOf(held.prepaid, key))
    put(held.prepaid, key, -own)
    lent = kopecks(lent - own)
  }
  for (const key of held.prepaid.keys()) {
    const given = Math.min(lent, heldOf(held.prepaid, key))
    put(held.prepaid, key, -given)
    lent = kopecks(lent - given)
  }
}
