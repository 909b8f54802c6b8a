import { add, type Kopecks, kopecks, min, ZERO } from '../money/money.ts'
import { goodsFor, goodsNow, isDivisible, isPrepaid, type SettlementMethod, type SoldItem } from './positions.ts'
import type { Receipt } from './receipt.ts'

/** What the receipts of an order tell of, by items. */
export interface Held {
  /** Money that came before the hand-over and is not used up. */
  readonly prepaid: Map<string, number>
  /** Money the goods were handed over for. */
  readonly settled: Map<string, number>
  /** Thousandths of the goods all that money is for. */
  readonly goods: Map<string, number>
  /** How the prepaid money of an item was named last. */
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

/** A part of an item that a receipt is for: its money, the goods of it, and the goods all receipts are then for. */
export interface ItemPart {
  readonly item: SoldItem
  readonly part: Kopecks
  readonly method: SettlementMethod
  readonly thousandths: number
  readonly stands: number
}

/** Money that came for an item: for all its goods at first, then for as many as were added to them. */
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
  // goods that only became dearer are no more than they were
  const thousandths = goodsFor(item, part, method)
  return of(thousandths, part <= need && more <= 0 ? before : before + thousandths)
}

/**
 * Goods handed over against money that is held already. Where only a part of their price was paid here, the part of the
 * goods that the prepayment covered.
 */
export function settledPart(held: Held, item: SoldItem, part: Kopecks): ItemPart {
  const isWhole = part === item.payable && item.amount > 0
  const paidAs = held.methods.get(item.key) === 'prepayment' ? 'prepayment' : 'full_payment'
  const thousandths = isWhole ? goodsNow(item) : goodsFor(item, part, paidAs)
  const stands = Math.max(held.goods.get(item.key) ?? 0, thousandths)
  return { item, part, method: 'full_payment', thousandths, stands }
}

/**
 * Money of an item that goes back, prepaid money first: for the goods that are fewer than they were paid for, or, when
 * they are as many and only cost less, for the goods that part of the price was for.
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
    // money that comes back for no whole piece is for the one it is a part of
    money === ZERO ? [] : [{ item, part: money, method: as, thousandths: goods || goodsFor(item, money, as), stands }]
  const left = before - (prepaid === ZERO ? 0 : first)
  const second = isAll ? left - goodsNow(item) : portion(item, fewer, settled, tooMuch)
  return [...back(prepaid, method, first, left), ...back(settled, 'full_payment', second, left - second)]
}

/** The goods of `fewer` that a part of their money is for; whole pieces. */
function portion(item: SoldItem, fewer: number, part: Kopecks, whole: number): number {
  if (whole <= 0) return 0
  const unit = isDivisible(item) ? 1 : 1_000
  return Math.min(fewer, Number((BigInt(fewer) * BigInt(part)) / BigInt(whole * unit)) * unit)
}

/** Carries a receipt over into what is held. */
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
