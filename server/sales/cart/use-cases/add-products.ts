import { lineKey } from '@okolitsa/domain/cart/cart-line.ts'
import { boundOrMost, demandOnSale, demandQuantity } from '@okolitsa/domain/cart/change-line.ts'
import type { ChosenWay } from '@okolitsa/domain/cart/chosen-way.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type ChosenOption, choiceKey } from '@okolitsa/domain/restaurants/options.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import type { CartScope } from '../cart-scope.ts'
import { demandCart, membershipOf } from '../policy.ts'
import { choiceNow, chosenProduct, type Reach, reachOf } from '../public.ts'
import { type AddedLine, addToLines, type Written } from '../store/change-lines.ts'
import { findCart, type StoredCart } from '../store/find-carts.ts'
import { type CartDeps, changeBy } from './cart-deps.ts'
import { type CountedCart, countCart, countCarts, type ProductSnapshots, readToChange } from './count-carts.ts'
import { notifyMembers } from './notify-members.ts'
import { ConflictError, retryOnConflict } from './retry-on-conflict.ts'

export interface AddedProduct {
  readonly productId: number
  /** Sale steps, at least 1. */
  readonly quantity: number
  /** Chosen options of a dish; absent = none. */
  readonly options?: readonly ChosenOption[]
  /** Chosen delivery; absent = none. */
  readonly chosenWay?: ChosenWay | null | undefined
}

/** A product with its options as a new line. */
interface NewLine {
  readonly productId: number
  readonly optionsKey: string
  readonly quantity: number
  readonly chosenWay: ChosenWay | null
}

const distinct = (added: readonly AddedProduct[]): NewLine[] => {
  const lines = new Map<string, NewLine>()
  for (const { productId, quantity, options = [], chosenWay = null } of added) {
    const line = { productId, optionsKey: choiceKey(options), quantity }
    const known = lines.get(lineKey(line))
    lines.set(lineKey(line), {
      ...line,
      quantity: (known?.quantity ?? 0) + quantity,
      chosenWay: chosenWay ?? known?.chosenWay ?? null,
    })
  }
  return [...lines.values()]
}

/** Checks every product against price, place, stock and limit, including the existing lines. */
function linesToAdd(
  cart: StoredCart,
  added: readonly NewLine[],
  snapshots: ProductSnapshots,
  reach: Reach,
): AddedLine[] {
  // lines of one dish with different options share its stock and its limit
  const taken = new Map<number, number>()
  for (const { productId, quantity } of cart.lines) taken.set(productId, (taken.get(productId) ?? 0) + quantity)
  return added.map(({ productId, optionsKey, quantity, chosenWay }) => {
    const product = snapshots.get(productId)
    const sellable = product && chosenProduct(product, optionsKey, reach).sellable
    demandOnSale(sellable, productId, cart.organizationId)
    demandChoice(product?.dish ?? null, productId, optionsKey)
    const wanted = (taken.get(productId) ?? 0) + quantity
    demandQuantity(sellable, wanted)
    taken.set(productId, wanted)
    const own = cart.lines.find((line) => line.productId === productId && line.optionsKey === optionsKey)
    const othersQuantity = wanted - quantity - (own?.quantity ?? 0)
    const bound = boundOrMost(sellable) - othersQuantity
    return { productId, optionsKey, quantity, price: sellable.finalPrice, bound, chosenWay }
  })
}

/** Requires that the choice is complete and available. @throws {Refusal} DISH_CHOICE_WRONG */
export function demandChoice(dish: Parameters<typeof choiceNow>[0], productId: number, optionsKey: string): void {
  const choice = choiceNow(dish, optionsKey)
  if (!choice.ok) throw new Refusal('DISH_CHOICE_WRONG', { productId, mistakes: [...choice.mistakes] })
}

/** The cart after a write without concurrent changes, so that it need not be read again. */
export function afterWriting(
  cart: StoredCart,
  written: Written,
  seenPrices: ReadonlyMap<string, Kopecks>,
  now: Date,
  chosenWays: ReadonlyMap<string, ChosenWay | null> = new Map(),
): StoredCart {
  const lines = cart.lines.map((line) => ({ ...line }))
  const memberId = membershipOf(cart)?.id ?? null
  for (const { productId, optionsKey, quantity } of written.lines) {
    const key = lineKey({ productId, optionsKey })
    const line = lines.find((one) => lineKey(one) === key)
    const seenPrice = seenPrices.get(key)
    const isJoint = line !== undefined && (line.isJoint || (line.memberId !== memberId && line.quantity !== quantity))
    const chosenWay = chosenWays.get(key) ?? line?.chosenWay ?? null
    if (line) Object.assign(line, { quantity, isJoint, chosenWay, ...(seenPrice !== undefined && { seenPrice }) })
    else if (seenPrice !== undefined)
      lines.push({ productId, optionsKey, quantity, seenPrice, substitution: 'none', memberId, isJoint, chosenWay })
  }
  return {
    ...cart,
    version: written.version ?? cart.version,
    touchedAt: now,
    lines: lines.filter((line) => line.quantity > 0),
  }
}

/**
 * Adds to a cart returned by `read`. Uses the given transaction; otherwise a single product needs one statement and
 * several use a transaction.
 * @throws {ConflictError} another request took the remaining stock: read the cart and try again
 */
export async function addToCart(
  deps: CartDeps,
  scope: CartScope,
  products: readonly AddedProduct[],
  read: () => Promise<StoredCart>,
  tx?: Executor,
): Promise<CountedCart> {
  const executor = tx ?? deps.executor
  const now = deps.clock()
  const added = distinct(products)
  const addedIds = added.map(({ productId }) => productId)
  const { cart, named, others, kitchens } = await readToChange(deps, executor, addedIds, read)
  const offer = await deps.delivery.offerAt({ organizationId: cart.organizationId, location: cart.place, now })
  const lines = linesToAdd(cart, added, named, reachOf(offer))
  const write = async (on: Executor): Promise<Written> => {
    const written = await addToLines(on, changeBy(scope, cart.id, now), lines)
    if (written.lines.length < lines.length) throw new ConflictError()
    return written
  }
  const [written, rest] = await pipelined([
    tx || lines.length === 1 ? write(executor) : deps.inTransaction(write),
    others(),
  ])
  await notifyMembers(executor, cart)
  if (written.version !== cart.version + 1) {
    // another change was committed first: the response includes both
    const both = await findCart(executor, scope, cart.id, now)
    const [counted] = both ? await countCarts(deps, executor, [both]) : []
    // not found = the cart became an order, which includes the addition
    if (counted) return counted
  }
  const seenPrices = new Map(lines.map((line) => [lineKey(line), line.price]))
  const snapshots = new Map([...named, ...rest])
  const chosenWays = new Map(lines.map((line) => [lineKey(line), line.chosenWay ?? null]))
  return countCart(deps, afterWriting(cart, written, seenPrices, now, chosenWays), snapshots, kitchens)
}

/**
 * Adds products; quantities add up, also for concurrent requests; adds all products or none.
 * @throws {Refusal} NOT_FOUND, FARMER_OR_PRODUCTS_UNAVAILABLE, DISH_CHOICE_WRONG, UNAVAILABLE_AT_USER_AREA,
 * GOODS_WILL_NOT_LAST, NOT_ENOUGH_STOCK, QUANTITY_OVER_LIMIT
 */
export const addProducts = (
  deps: CartDeps,
  scope: CartScope,
  cartId: string,
  products: readonly AddedProduct[],
): Promise<CountedCart> =>
  retryOnConflict(() => addToCart(deps, scope, products, () => demandCart(deps.executor, scope, cartId, deps.clock())))
