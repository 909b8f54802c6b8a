/** A line of an order as the one who gathers it sees it. Amounts are base units: grams or millilitres for weight goods, sale steps otherwise. */
export interface PickingLine {
  readonly id: number
  readonly productId: number
  readonly isWeight: boolean
  /** What is to be put into the parcel. */
  readonly need: number
  /** What lies in it. Weight goods are there when they are weighed, whatever the scales showed. */
  readonly picked: number
  readonly isWeighed: boolean
  /** No more of it is to be found. */
  readonly isShort: boolean
}

export const isPicked = (line: PickingLine): boolean => (line.isWeight ? line.isWeighed : line.picked >= line.need)

/** An order is gathered when nothing of it is missing or unsaid. */
export const isGathered = ({ lines }: { readonly lines: readonly PickingLine[] }): boolean => lines.every(isPicked)

/** What one product comes to over all orders of the day. */
export interface PickingSum {
  readonly productId: number
  readonly orders: number
  readonly need: number
  readonly picked: number
  /** Lines that are in their parcels already, of `lines`. */
  readonly done: number
  readonly lines: number
  /** How much of it was said to be nowhere. */
  readonly short: number
}

/** Products in the order in which they first come up. */
export function pickingSums(orders: readonly { readonly lines: readonly PickingLine[] }[]): PickingSum[] {
  const sums = new Map<number, PickingSum>()
  for (const { lines } of orders) {
    const seen = new Set<number>()
    for (const line of lines) {
      const { productId } = line
      const sum = sums.get(productId) ?? { productId, orders: 0, need: 0, picked: 0, done: 0, lines: 0, short: 0 }
      sums.set(productId, {
        productId,
        // a product may stand in an order twice: the second time instead of another one
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

/** What somebody says of a line. */
export interface Mark {
  readonly lineId: number
  readonly amount: number
  readonly isShort: boolean
}

/** All of it is there: lines that are not yet, weight goods and what was said to be missing left out. */
export const marksOfAll = (lines: readonly PickingLine[]): Mark[] =>
  lines
    .filter((line) => !line.isWeight && !line.isShort && !isPicked(line))
    .map(({ id, need }) => ({ lineId: id, amount: need, isShort: false }))

/** One piece more goes to the first parcel that still wants one; null = nobody does. */
export function markOfOneMore(lines: readonly PickingLine[]): Mark | null {
  const line = lines.find((each) => !each.isWeight && !isPicked(each))
  if (!line) return null
  const amount = line.picked + 1
  return { lineId: line.id, amount, isShort: line.isShort && amount < line.need }
}

/** One piece less is taken out of the last parcel that has one; null = nobody has. */
export function markOfOneLess(lines: readonly PickingLine[]): Mark | null {
  const line = lines.findLast((each) => !each.isWeight && each.picked > 0)
  return line ? { lineId: line.id, amount: line.picked - 1, isShort: line.isShort } : null
}

/** There is no more: whatever is still wanted is missing. */
export const marksOfShort = (lines: readonly PickingLine[]): Mark[] =>
  lines
    .filter((line) => !line.isWeight && !line.isShort && !isPicked(line))
    .map(({ id, picked }) => ({ lineId: id, amount: picked, isShort: true }))

/** So many of it are there, typed at once: parcels are filled in their order, and what changes is said. */
export function marksOfTotal(lines: readonly PickingLine[], total: number): Mark[] {
  let left = total
  return lines.flatMap((line) => {
    if (line.isWeight) return []
    const amount = Math.min(line.need, left)
    left -= amount
    return amount === line.picked ? [] : [{ lineId: line.id, amount, isShort: line.isShort && amount < line.need }]
  })
}
