/** A line to pick. Amounts: grams or millilitres for weighed goods, sale steps otherwise. */
export interface PickingLine {
  readonly id: number
  readonly productId: number
  readonly isWeight: boolean
  /** Amount to pick. */
  readonly need: number
  /** Picked amount. Weighed goods are complete once they are weighed, at any weight. */
  readonly picked: number
  readonly isWeighed: boolean
  /** True = the remaining amount is missing. */
  readonly isShort: boolean
}

export const isPicked = (line: PickingLine): boolean => (line.isWeight ? line.isWeighed : line.picked >= line.need)

/** True = every line is picked or marked as missing. */
export const isGathered = ({ lines }: { readonly lines: readonly PickingLine[] }): boolean => lines.every(isPicked)

/** Totals of one product over all orders of the day. */
export interface PickingSum {
  readonly productId: number
  readonly orders: number
  readonly need: number
  readonly picked: number
  /** Number of picked lines, out of `lines`. */
  readonly done: number
  readonly lines: number
  /** Amount marked as missing. */
  readonly short: number
}

/** Totals by product, in the order of first occurrence. */
export function pickingSums(orders: readonly { readonly lines: readonly PickingLine[] }[]): PickingSum[] {
  const sums = new Map<number, PickingSum>()
  for (const { lines } of orders) {
    const seen = new Set<number>()
    for (const line of lines) {
      const { productId } = line
      const sum = sums.get(productId) ?? { productId, orders: 0, need: 0, picked: 0, done: 0, lines: 0, short: 0 }
      sums.set(productId, {
        productId,
        // an order may contain a product twice, once as a replacement
        orders: sum.orders + (seen.has(productId) ? 0 : 1),
        need: sum.need + line.need,
        picked: sum.picked + line.picked,
        done: sum.done + (isPicked(line) ? 1 : 0),
        lines: sum.lines + 1,
        short: sum.short + (line.isShort && !isPicked(line) ? line.need - line.picked : 0),
      })
      seen.add(productId)
    }
  }
  return [...sums.values()]
}

/** The picker's mark of a line. */
export interface Mark {
  readonly lineId: number
  readonly amount: number
  readonly isShort: boolean
}

/** Marks all lines as complete except weighed goods and lines marked as missing. */
export const marksOfAll = (lines: readonly PickingLine[]): Mark[] =>
  lines
    .filter((line) => !line.isWeight && !line.isShort && !isPicked(line))
    .map(({ id, need }) => ({ lineId: id, amount: need, isShort: false }))

/** Adds one piece to the first order that needs one; null = no order needs one. */
export function markOfOneMore(lines: readonly PickingLine[]): Mark | null {
  const line = lines.find((each) => !each.isWeight && !isPicked(each))
  if (!line) return null
  const amount = line.picked + 1
  return { lineId: line.id, amount, isShort: line.isShort && amount < line.need }
}

/** Removes one piece from the last order that has one; null = no order has one. */
export function markOfOneLess(lines: readonly PickingLine[]): Mark | null {
  const line = lines.findLast((each) => !each.isWeight && each.picked > 0)
  return line ? { lineId: line.id, amount: line.picked - 1, isShort: line.isShort } : null
}

/** Marks the remaining amount of all lines as missing. */
export const marksOfShort = (lines: readonly PickingLine[]): Mark[] =>
  lines
    .filter((line) => !line.isWeight && !line.isShort && !isPicked(line))
    .map(({ id, picked }) => ({ lineId: id, amount: picked, isShort: true }))

/** Distributes a typed total over parcels in their order and returns the changes. */
export function marksOfTotal(lines: readonly PickingLine[], total: number): Mark[] {
  let left = total
  return lines.flatMap((line) => {
    if (line.isWeight) return []
    const amount = Math.min(line.need, left)
    left -= amount
    return amount === line.picked ? [] : [{ lineId: line.id, amount, isShort: line.isShort && amount < line.need }]
  })
}
