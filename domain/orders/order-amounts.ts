import { baseAmount, lineSum } from '../checkout/order-sums.ts'
import { wholeBonuses } from '../loyalty/bonuses.ts'
import { add, type Kopecks, min, share, subtract, ZERO } from '../money/money.ts'

/** A line of an order: the agreed values and later changes. Prices are of one sale step. */
export interface AmountLine {
  readonly id: number
  readonly price: Kopecks
  readonly finalPrice: Kopecks
  /** Ordered sale steps, positive. */
  readonly quantity: number
  readonly isWeight: boolean
  /** Units of one step: 300 for «300 г». */
  readonly measure: number
  /** Picked base units (grams, millilitres, or steps of pieces); null = as ordered. */
  readonly picked: number | null
  /** Maximum charged base units; above the ordered amount only with the customer's consent. */
  readonly agreed?: number
  /** Spoilt share of the line that is not paid for, per cent. */
  readonly spoilt?: number
  /** Missing or wrong base units that are not paid for. */
  readonly missing?: number
  /** Part of the price retained by the terms, for returned places whose service is not provided. */
  readonly kept?: Kopecks
  /** False = the promo code does not cover the line. */
  readonly takesPromo?: boolean
  /** The line that this one replaced; it inherits its share of the discounts. */
  readonly replaces?: number | null
}

/** Discounts on the whole order at checkout. */
export interface AmountShares {
  readonly promo: Kopecks
  /** Spent bonuses, whole roubles in kopecks. */
  readonly bonuses: Kopecks
}

/** Amounts of a line: `goods − special − promo − bonuses = payable`. */
export interface LineAmounts {
  readonly id: number
  /** Price of the goods before every discount. */
  readonly goods: Kopecks
  readonly special: Kopecks
  readonly promo: Kopecks
  readonly bonuses: Kopecks
  readonly payable: Kopecks
}

/** Amounts of an order: `goods − specialDiscount − promoDiscount − bonuses + delivery = total`. */
export interface OrderAmounts {
  /** Amounts of the lines, in the order given. */
  readonly lines: readonly LineAmounts[]
  readonly goods: Kopecks
  readonly specialDiscount: Kopecks
  readonly promoDiscount: Kopecks
  readonly bonuses: Kopecks
  readonly delivery: Kopecks
  readonly total: Kopecks
}

/**
 * Every amount of an order: on its page, at the bank, in receipts and in the ledger. Without changes it equals the
 * result of `orderSums`.
 * Discounts shrink with the goods: a line keeps its share of the promo discount in proportion to its goods, and the
 * order keeps its bonuses in proportion, rounded up to whole ones. So without replacements and consents the total never
 * exceeds the promise. Without bonuses it never grows when less is picked; with them it may grow by less than a rouble,
 * which is returned as a bonus.
 */
export function orderAmounts(
  lines: readonly AmountLine[],
  agreed: AmountShares & { readonly delivery: Kopecks },
): OrderAmounts {
  const charged = lines.map(chargedLine)
  const rootIds = rootsOf(lines)
  const promisedOf = new Map(lines.flatMap((line) => (rootIds.includes(line.id) ? [[line.id, lineSum(line)]] : [])))
  const promised = add(...promisedOf.values())
  const coveredOf = new Map(
    lines.flatMap((line) =>
      promisedOf.has(line.id) ? [[line.id, line.takesPromo === false ? ZERO : lineSum(line)]] : [],
    ),
  )
  const promos = promoShares(rootIds, coveredOf, charged, min(agreed.promo, promised))
  const afterPromo = charged.map((line, index) => subtract(line.afterSpecial, promos[index] ?? ZERO))
  const goodsLeft = add(...afterPromo)

  const promisedGoods = subtract(promised, min(agreed.promo, promised))
  const agreedBonuses = wholeBonuses(min(agreed.bonuses, promisedGoods))
  const bonuses = bonusesKept(agreedBonuses, goodsLeft, promisedGoods)
  const bonusShares = spread(bonuses, afterPromo)
  const payable = afterPromo.map((sum, index) => subtract(sum, bonusShares[index] ?? ZERO))

  // goods cheaper than one bonus, all paid by bonuses: the total must not exceed the promise
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

/** Charged base units: the picked amount, at most the agreed one, less the missing. */
export function chargedAmount(line: AmountLine): number {
  if (line.kept !== undefined) return 0
  const ordered = baseAmount(line)
  const charged = Math.min(line.picked ?? ordered, Math.max(ordered, line.agreed ?? ordered))
  return Math.max(0, charged - (line.missing ?? 0))
}

/** Charged goods of a line before promo code and bonuses; sums are rounded down to a kopeck. */
function chargedLine(line: AmountLine): { amount: number; goods: Kopecks; special: Kopecks; afterSpecial: Kopecks } {
  const amount = chargedAmount(line)
  if (line.kept !== undefined) return { amount, goods: line.kept, special: ZERO, afterSpecial: line.kept }
  const perStep = line.isWeight ? line.measure : 1
  const sumOf = (price: Kopecks) => share(share(price, amount, perStep), 100 - (line.spoilt ?? 0), 100)
  const goods = sumOf(line.price)
  const afterSpecial = sumOf(line.finalPrice)
  return { amount, goods, special: subtract(goods, afterSpecial), afterSpecial }
}

/** The promo discount by line: in proportion to the ordered sums, reduced with the goods. */
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

/** The originally ordered line of each line: itself, or the line that it replaced over any number of replacements. */
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

/**
 * Bonuses that remain spent: in proportion to the goods, rounded up to whole bonuses, at most the price of the goods.
 */
function bonusesKept(agreed: Kopecks, goodsLeft: Kopecks, promisedGoods: Kopecks): Kopecks {
  if (promisedGoods === ZERO) return ZERO
  // rounded up to whole bonuses: returned bonuses are rounded down
  const givenBack = wholeBonuses(share(agreed, promisedGoods - min(goodsLeft, promisedGoods), promisedGoods))
  return min(subtract(agreed, givenBack), wholeBonuses(goodsLeft))
}

/** Splits `sum` in proportion to `weights`: parts add up to it, none exceeds its weight unless it must. */
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

/** The current sum of a line after its special price. */
export const actualSum = ({ goods, special }: Pick<LineAmounts, 'goods' | 'special'>): Kopecks =>
  subtract(goods, special)
