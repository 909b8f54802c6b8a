import type { Cart, CartList } from '@okolitsa/contracts/cart/cart.ts'
import type { CartProduct } from '@okolitsa/contracts/cart/cart-product.ts'
import { newestFirst } from '@okolitsa/domain/cart/carts.ts'
import { subtractRoubles, sumRoubles, timesRoubles } from '@okolitsa/domain/money/roubles.ts'

/** Requested quantities that the server has not confirmed: key of a line → sale steps. */
export type PendingQuantities = ReadonlyMap<string, number>

/** Identifies a line: the same dish with other options is another line. */
export const keyOfLine = ({ id, optionsKey = '' }: { readonly id: number; readonly optionsKey?: string | undefined }) =>
  `${id}:${optionsKey}`

export const NO_CARTS: CartList = { items: [], totalItems: 0, notFoundIds: [] }

/** Roubles of a cart's products after special prices. */
export const goodsSumOf = ({ totals }: { readonly totals: Pick<Cart['totals'], 'goods' | 'discount'> }): number =>
  subtractRoubles(totals.goods, totals.discount)

/** Inserts a newer cart; drops an answer older than the known one. */
export function withCart(list: CartList, cart: Cart): CartList {
  const known = list.items.find((item) => item.cartId === cart.cartId)
  if (known && known.version > cart.version) return list
  const items = known
    ? list.items.map((item) => (item.cartId === cart.cartId ? cart : item))
    : newestFirst([cart, ...list.items.filter((item) => item.farmerId !== cart.farmerId)])
  return { ...list, items, totalItems: items.length }
}

export function withoutCart(list: CartList, cartId: string): CartList {
  const items = list.items.filter((item) => item.cartId !== cartId)
  return { ...list, items, totalItems: items.length }
}

function pendingLine(line: CartProduct, quantity: number): CartProduct {
  const sum = timesRoubles(line.priceWithDiscount, quantity)
  return {
    ...line,
    quantityInCart: quantity,
    clientQuantityInCart: quantity,
    lineSum: sum,
    discount: subtractRoubles(timesRoubles(line.price, quantity), sum),
  }
}

function pendingCart(cart: Cart, pendingQuantities: PendingQuantities): Cart {
  if (!cart.products.some((line) => pendingQuantities.has(keyOfLine(line)))) return cart
  const products = cart.products
    .map((line) => {
      const quantity = pendingQuantities.get(keyOfLine(line))
      return quantity === undefined ? line : pendingLine(line, quantity)
    })
    .filter((line) => pendingQuantities.get(keyOfLine(line)) !== 0)
  const counted = products.filter((line) => line.isAvailableForCart || line.lineSum > 0)
  const paid = sumRoubles(counted.map((line) => line.lineSum))
  const discount = sumRoubles(counted.map((line) => line.discount))
  const left = (target: number) => Math.max(0, subtractRoubles(target, paid))
  const { progress, totals } = cart
  return {
    ...cart,
    products,
    totals: {
      ...totals,
      goods: sumRoubles([paid, discount]),
      discount,
      total: sumRoubles([paid, totals.delivery ?? 0]),
      itemsCount: products.length,
    },
    progress: {
      ...progress,
      isMinReached: left(progress.minOrderSum) === 0,
      toMin: left(progress.minOrderSum),
      toFree: progress.freeDeliverySum === null ? null : left(progress.freeDeliverySum),
    },
  }
}

/** The carts as displayed: the server's with pending quantities applied; empty carts are omitted. */
export function withPending(list: CartList, pendingQuantities: PendingQuantities): CartList {
  if (pendingQuantities.size === 0) return list
  const items = list.items
    .map((cart) => pendingCart(cart, pendingQuantities))
    .filter((cart, index) => cart.products.length > 0 || list.items[index]?.products.length === 0)
  return { ...list, items, totalItems: items.length }
}

/** Sale steps of a product, or of a dish with these options, including pending quantities. */
export function quantityOf(
  list: CartList | undefined,
  pendingQuantities: PendingQuantities,
  productId: number,
  optionsKey = '',
): number {
  const key = keyOfLine({ id: productId, optionsKey })
  const pending = pendingQuantities.get(key)
  if (pending !== undefined) return pending
  for (const cart of list?.items ?? []) {
    const line = cart.products.find((product) => keyOfLine(product) === key)
    if (line) return line.clientQuantityInCart
  }
  return 0
}

/** Lines and roubles of all carts, for the header. */
export function summaryOf(list: CartList): { count: number; sumRoubles: number } {
  const count = list.items.reduce((all, { totals }) => all + totals.itemsCount, 0)
  return { count, sumRoubles: sumRoubles(list.items.map(goodsSumOf)) }
}
