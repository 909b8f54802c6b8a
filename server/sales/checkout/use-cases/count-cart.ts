import { type CountedLine, countLine } from '@okolitsa/domain/cart/cart-line.ts'
import type { SellableProduct } from '../../../discovery/catalog/ports.ts'
import type { DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { LockedCart, LockedCartLine } from '../../cart/ports.ts'
import { cartSellable } from '../../cart/public.ts'
import type { CheckoutServices } from '../ports.ts'

/** A line of a cart about to be ordered, against today's shelf. */
export interface CountedProduct {
  readonly line: CountedLine
  readonly own: LockedCartLine
  /** A line that can be bought always has its product. */
  readonly product: SellableProduct
}

/** Counts every line of a cart at today's prices and stock, for the place it goes to. */
export async function countCart(
  ports: Pick<CheckoutServices, 'catalog'>,
  executor: Executor,
  cart: LockedCart,
  place: DeliveryPlace,
): Promise<CountedProduct[]> {
  const ids = cart.lines.map((line) => line.productId)
  const products = new Map((await ports.catalog.sellable(executor, ids, place)).map((product) => [product.id, product]))
  return cart.lines.map((own) => {
    const product = products.get(own.productId)
    // a product that moved to another seller is not this cart's any more
    const enabled = product?.enabled === true && product.organizationId === cart.organizationId
    const line = countLine(own, product ? cartSellable({ ...product, enabled }, product.isAvailableAtLocation) : null)
    return { line, own, product: product as SellableProduct }
  })
}

/** What gets into the order: lines that cannot be bought now stay out of it. */
export const boughtOf = (counted: readonly CountedProduct[]): CountedProduct[] =>
  counted.filter(({ line }) => line.quantity > 0)
