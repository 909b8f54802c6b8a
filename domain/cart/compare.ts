import { type LineChange, lineKey } from './cart-line.ts'

/** Prices stored by client and server, in one money unit (roubles on the wire). */
export interface ComparablePriceInfo {
  readonly price: number
  readonly finalPrice: number
  readonly specialPrice: number | null
  readonly specialFromDate: string | null
  readonly specialToDate: string | null
}

/** A line stored by the client. */
export interface BelievedProduct {
  readonly id: number
  /** Chosen options of a dish; absent or empty for goods. */
  readonly optionsKey?: string
  readonly priceInfo: ComparablePriceInfo
  readonly quantityInCart: number
}

/** A line stored by the server. */
export interface ServerProduct extends BelievedProduct {
  readonly changes: readonly LineChange<number>[]
}

export interface ServerCart {
  readonly enabled: boolean
  readonly isAvailableAtUserArea: boolean
  readonly products: readonly ServerProduct[]
}

/** Reasons for replacing a cart (spec 4, Carts). A cart out of the user's area counts as not enabled. */
export type ReplacedReason = 'notFound' | 'notEnabled' | 'productsMismatch'

/** Difference of a line from the client's copy. With the last three reasons the cart was changed elsewhere. */
export type LineDifference = { readonly productId: number } & (
  | LineChange<number>
  | { readonly kind: 'added' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'quantityChanged'; readonly was: number; readonly now: number }
)

export type CartCheck<C extends ServerCart> =
  | { readonly outcome: 'unchanged'; readonly cart: C }
  | {
      readonly outcome: 'replaced'
      readonly reason: ReplacedReason
      /** Cart that replaces the client's one; null = the cart is deleted. */
      readonly cart: C | null
      /** The spec's flag: the client's cart no longer exists. */
      readonly notFound: true
      readonly differences: readonly LineDifference[]
    }

const keyOf = ({ id, optionsKey = '' }: BelievedProduct) => lineKey({ productId: id, optionsKey })

const PRICE_FIELDS = ['price', 'finalPrice', 'specialPrice', 'specialFromDate', 'specialToDate'] as const

const samePrices = (a: ComparablePriceInfo, b: ComparablePriceInfo): boolean =>
  PRICE_FIELDS.every((field) => a[field] === b[field])

function differencesOf(mine: BelievedProduct | undefined, theirs: ServerProduct | undefined): LineDifference[] {
  if (!theirs) return mine ? [{ productId: mine.id, kind: 'removed' }] : []
  const productId = theirs.id
  if (!mine) return [{ productId, kind: 'added' }]
  if (samePrices(mine.priceInfo, theirs.priceInfo) && mine.quantityInCart === theirs.quantityInCart) return []
  // prefer the line's own changes; a price is compared with the one this client showed
  const differences: LineDifference[] = theirs.changes
    .filter((change) => change.kind !== 'priceChanged')
    .map((change) => ({ productId, ...change }))
  const was = mine.priceInfo.finalPrice
  const now = theirs.priceInfo.finalPrice
  if (was !== now) differences.push({ productId, kind: 'priceChanged', was, now })
  if (differences.length === 0 && mine.quantityInCart !== theirs.quantityInCart) {
    differences.push({ productId, kind: 'quantityChanged', was: mine.quantityInCart, now: theirs.quantityInCart })
  }
  return differences
}

/**
 * The cart check of the spec, for the browser and for checkout. The cart is unchanged only when the server's cart is
 * enabled and available in the user's area, and both have the same products in id, options, priceInfo and quantity, in
 * any order.
 */
export function compareWithServer<C extends ServerCart>(
  mine: { readonly products: readonly BelievedProduct[] },
  theirs: C | null,
): CartCheck<C> {
  if (theirs === null) return { outcome: 'replaced', reason: 'notFound', cart: null, notFound: true, differences: [] }
  const mineByKey = new Map(mine.products.map((product) => [keyOf(product), product]))
  const theirsByKey = new Map(theirs.products.map((product) => [keyOf(product), product]))
  const keys = new Set([...theirsByKey.keys(), ...mineByKey.keys()])
  const differences = [...keys].flatMap((key) => differencesOf(mineByKey.get(key), theirsByKey.get(key)))
  const replaced = (reason: ReplacedReason): CartCheck<C> => ({
    outcome: 'replaced',
    reason,
    cart: theirs,
    notFound: true,
    differences,
  })
  if (!theirs.enabled || !theirs.isAvailableAtUserArea) return replaced('notEnabled')
  const isSame =
    mineByKey.size === theirsByKey.size &&
    [...theirsByKey].every(([key, product]) => {
      const own = mineByKey.get(key)
      return own && own.quantityInCart === product.quantityInCart && samePrices(own.priceInfo, product.priceInfo)
    })
  return isSame ? { outcome: 'unchanged', cart: theirs } : replaced('productsMismatch')
}
