/** A line in printed sums. Amounts: grams or millilitres for weighed goods, sale steps otherwise. */
export interface PrintedLine {
  readonly productId: number
  readonly amount: number
}
export interface PrintedSum {
  readonly productId: number
  readonly orders: number
  /** Total amount of the product. */
  readonly amount: number
}

/** Totals of orders by product: first the products in most orders, then by first occurrence. */
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
