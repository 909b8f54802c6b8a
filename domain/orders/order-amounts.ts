import { baseAmount, lineSum } from '../checkout/order-sums.ts'
import { wholeBonuses } from '../loyalty/bonuses.ts'
import { add, type Kopecks, min, share, subtract, ZERO } from '../money/money.ts'

/** A line of an order: what was agreed and what became of it. Prices are of one sale step. */
export interface AmountLine {
  readonly id: number
  readonly price: Kopecks
  readonly finalPrice: Kopecks
  /** Sale steps ordered, positive. */
  readonly quantity: number
  readonly isWeight: boolean
  /** Units of one step: 300 for «300 г». */
  readonly measure: number
  /** Gathered, in base units (grams, millilitres, or steps of pieces); null = as ordered. */
  readonly picked: number | null
  /** The most that is charged for, base units: above what was ordered only by the customer's yes. */
  readonly agreed?: number
  /** Per cent of the line that came spoilt and is not paid for. */
  readonly spoilt?: number
  /** Base units that did not come, or came as something else, and are not paid for. */
  readonly missing?: number
  /** Places that were given back: nothing of the line is brought, and so much of its price is kept by the terms. */
  readonly kept?: Kopecks
  /** The line this one came instead of: it inherits that one's part of the discounts. */
  readonly replaces?: number | null
}

/** What was taken off the whole order when it was placed. */
export interface AmountShares {
  readonly promo: Kopecks
  /** Whole roubles. */
  readonly bonuses: Kopecks
}

/** `goods − special − promo − bonuses = payable`. */
export interface LineAmounts {
  readonly id: number
  /** Before every discount. */
  readonly goods: Kopecks
  readonly special: Kopecks
  readonly promo: Kopecks
  readonly bonuses: Kopecks
  readonly payable: Kopecks
}

/** `goods − specialDiscount − promoDiscount − bonuses + delivery = total`. */
export interface OrderAmounts {
  /** In the order of the lines given. */
  readonly lines: readonly LineAmounts[]
  readonly goods: Kopecks
  readonly specialDiscount: Kopecks
  readonly promoDiscount: Kopecks
  readonly bonuses: Kopecks
  readonly delivery: Kopecks
  readonly total: Kopecks
}

/**
 * Every amount of an order as it stands: on its page, at the bank, in receipts and in the ledger. With nothing picked
 * differently it is what `orderSums` promised.
 *
 * Discounts go down with the goods: a line keeps the part of its promo share that it keeps of its goods, and the
 * order that part of its bonuses, rounded up to whole ones. So, with nothing replaced and nothing agreed above the
 * order, the total never exceeds what was promised; without bonuses it never grows when less is picked (with them it
 * may by less than a rouble, which comes back as a bonus).
 */
export function orderAmounts(
  lines: readonly AmountLine[],
  agreed: AmountShares & { readonly delivery: Kopecks },
): OrderAmounts {
  const charged = lines.map(chargedLine)
  const rootIds = rootsOf(lines)
  const promisedOf = new Map(lines.flatMap((line) => (rootIds.includes(line.id) ? [[line.id, lineSum(line)]] : [])))
  const promised = add(...promisedOf.values())
  const promos = promoShares(rootIds, promisedOf, charged, min(agreed.promo, promised))
  const afterPromo = charged.map((line, index) => subtract(line.afterSpecial, promos[index] ?? ZERO))
  const goodsLeft = add(...afterPromo)

  const promisedGoods = subtract(promised, min(agreed.promo, promised))
  const agreedBonuses = wholeBonuses(min(agreed.bonuses, promisedGoods))
  const bonuses = bonusesKept(agreedBonuses, goodsLeft, promisedGoods)
  const bonusShares = spread(bonuses, afterPromo)
  const payable = afterPromo.map((sum, index) => subtract(sum, bonusShares[index] ?? ZERO))

  // goods of fewer kopecks than a bonus, where all was to be paid by bonuses: nobody pays more than was promised
  const ceiling = subtract(promisedGoods, agreedBonuses)
  const toPay = add(...payable)
  const isOverByRounding = goodsLeft <= promisedGoods && toPay > ceiling
  const forgiven = spread(isOverByRounding ? subtract(toPay, ceiling) : ZERO, payable)

  const amounts = lines.map(
    (line, index): LineAmounts => ({
      id: line.id,
      goods: charged[index]?.goods ?? ZERO,
      special: add(charged[index]?.special ?? ZERO, forgiven[index] ?? ZERO),
      promo: promos[index] ?? ZERO,
      bonuses: bonusShares[index] ?? ZERO,
      payable: subtract(payable[index] ?? ZERO, forgiven[index] ?? ZERO),
    }),
  )
  const isAnythingBrought = charged.some((line) => line.amount > 0)
  const delivery = isAnythingBrought ? agreed.delivery : ZERO
  const sum = (key: 'goods' | 'special' | 'promo' | 'bonuses' | 'payable') => add(...amounts.map((line) => line[key]))
  return {
    lines: amounts,
    goods: sum('goods'),
    specialDiscount: sum('special'),
    promoDiscount: sum('promo'),
    bonuses: sum('bonuses'),
    delivery,
    total: add(sum('payable'), delivery),
  }
}

/** Base units a line is charged for: what was picked, at most what was agreed, less what is missing of it. */
export function chargedAmount(line: AmountLine): number {
  if (line.kept !== undefined) return 0
  const ordered = baseAmount(line)
  const charged = Math.min(line.picked ?? ordered, Math.max(ordered, line.agreed ?? ordered))
  return Math.max(0, charged - (line.missing ?? 0))
}

/** A line's goods as they are charged, before promo code and bonuses; sums round down to a kopeck. */
function chargedLine(line: AmountLine): { amount: number; goods: Kopecks; special: Kopecks; afterSpecial: Kopecks } {
  const amount = chargedAmount(line)
  if (line.kept !== undefined) return { amount, goods: line.kept, special: ZERO, afterSpecial: line.kept }
  const perStep = line.isWeight ? line.measure : 1
  const sumOf = (price: Kopecks) => share(share(price, amount, perStep), 100 - (line.spoilt ?? 0), 100)
  const goods = sumOf(line.price)
  const afterSpecial = sumOf(line.finalPrice)
  return { amount, goods, special: subtract(goods, afterSpecial), afterSpecial }
}

/** The promo code's discount line by line: in proportion to what was ordered, less what is not kept of it. */
function promoShares(
  rootIds: readonly number[],
  promisedOf: ReadonlyMap<number, Kopecks>,
  charged: readonly { afterSpecial: Kopecks }[],
  promo: Kopecks,
): Kopecks[] {
  const shares = rootIds.map(() => ZERO)
  const agreed = spread(promo, [...promisedOf.values()])
  ;[...promisedOf].forEach(([rootId, promised], rootIndex) => {
    const members = rootIds.flatMap((each, index) => (each === rootId ? [index] : []))
    const sums = members.map((index) => charged[index]?.afterSpecial ?? ZERO)
    const kept = promised === ZERO ? ZERO : share(agreed[rootIndex] ?? ZERO, min(add(...sums), promised), promised)
    spread(kept, sums).forEach((part, position) => {
      shares[members[position] as number] = part
    })
  })
  return shares
}

/** The line that was ordered, for each line: itself, or the one it came instead of, however many times. */
function rootsOf(lines: readonly AmountLine[]): number[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  return lines.map((line) => {
    let root = line
    for (let step = 0; step < lines.length; step += 1) {
      const replaced = root.replaces == null ? undefined : byId.get(root.replaces)
      if (!replaced) break
      root = replaced
    }
    return root.id
  })
}

/** Bonuses that stay spent: their part of the goods rounded up, never more than the goods cost. Whole ones. */
function bonusesKept(agreed: Kopecks, goodsLeft: Kopecks, promisedGoods: Kopecks): Kopecks {
  if (promisedGoods === ZERO) return ZERO
  // in whole bonuses rounded up: what is given back is rounded down
  const givenBack = wholeBonuses(share(agreed, promisedGoods - min(goodsLeft, promisedGoods), promisedGoods))
  return min(subtract(agreed, givenBack), wholeBonuses(goodsLeft))
}

/**
 * Splits `sum` in proportion to `weights` to the kopeck: the parts add up to it, and none exceeds its weight as long as
 * the sum does not exceed theirs.
 */
export function spread(sum: Kopecks, weights: readonly Kopecks[]): Kopecks[] {
  const whole = add(...weights)
  if (whole === ZERO) return weights.map(() => ZERO)
  let weightSoFar = ZERO
  let givenSoFar = ZERO
  return weights.map((weight) => {
    weightSoFar = add(weightSoFar, weight)
    const given = share(sum, weightSoFar, whole)
    const part = subtract(given, givenSoFar)
    givenSoFar = given
    return part
  })
}

/** The sum of a line after its special price as it stands, for the order's page. */
export const actualSum = ({ goods, special }: Pick<LineAmounts, 'goods' | 'special'>): Kopecks =>
  subtract(goods, special)
