import type { CheckoutCart } from '@okolitsa/contracts/checkout/checkout.ts'
import { type LineChange, waitsForOwnOrder } from '@okolitsa/domain/cart/cart-line.ts'
import { fromRoubles, type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CountedProduct } from './count-cart.ts'

/**
 * True = the total equals the one displayed to the customer; without one, every line must be unchanged since the
 * customer's last change.
 */
export function isAsSeen(choice: CheckoutCart, total: Kopecks, counted: readonly CountedProduct[]): boolean {
  if (choice.expectedTotal !== undefined) return fromRoubles(choice.expectedTotal) === total
  return counted.every(({ line }) => line.changes.length === 0 || waitsForOwnOrder(line))
}

/** The cart differences by line as a refusal in the format of the spec. It stores no changes. */
export function cartChanged(
  counted: readonly CountedProduct[],
  total: Kopecks | null,
  { expectedTotal }: CheckoutCart,
): Refusal {
  return new Refusal('CART_CHANGED', {
    reason: counted.some(({ line }) => line.changes.some(({ kind }) => kind === 'disabled'))
      ? 'notEnabled'
      : 'productsMismatch',
    total: total === null ? null : toRoubles(total),
    expectedTotal: expectedTotal ?? null,
    changes: counted.flatMap(({ line, product }) =>
      line.changes.map((change) => ({
        productId: line.productId,
        title: product?.title ?? null,
        ...changeInRoubles(change),
      })),
    ),
  })
}

const changeInRoubles = (change: LineChange) =>
  change.kind === 'priceChanged' ? { ...change, was: toRoubles(change.was), now: toRoubles(change.now) } : change
