/** A line of an order as papers sum it. Amounts are base units: grams or millilitres for weight goods, sale steps otherwise. */
export interface PrintedLine {
  readonly productId: number
  readonly amount: number
}
export interface PrintedSum {
  readonly productId: number
  /** Orders that want it. */
  readonly orders: number
  /** What they want together. */
  readonly amount: number
}

/** What the orders come to by product: what most orders want first, then as it was met. */
export function printSums(orders: readonly { readonly lines: readonly PrintedLine[] }[]): PrintedSum[] {
  const sums = new Map<number, { productId: number; orders: Set<number>; amount: number }>()
  orders.forEach(({ lines }, order) => {
    for (const { productId, amount } of lines) {
      const sum = sums.get(productId) ?? { productId, orders: new Set(), amount: 0 }
      sum.orders.add(order)
      sum.amount += amount
      sums.set(productId, sum)
    }
  })
  return [...sums.values()]
    .map((sum) => ({ ...sum, orders: sum.orders.size }))
    .sort((one, other) => other.orders - one.orders)
}
