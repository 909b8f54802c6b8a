import { lineKey } from '@okolitsa/domain/cart/cart-line.ts'
import { demandQuantity } from '@okolitsa/domain/cart/change-line.ts'
import type { ChosenWay } from '@okolitsa/domain/cart/chosen-way.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import type { CartScope } from '../cart-scope.ts'
import { demandCart } from '../policy.ts'
import { chosenProduct, reachOf } from '../public.ts'
import { removeLine, setLine } from '../store/change-lines.ts'
import { findCart, type StoredCart, type StoredLine } from '../store/find-carts.ts'
import { afterWriting } from './add-products.ts'
import { type CartDeps, changeBy } from './cart-deps.ts'
import { type CountedCart, countCart, countCarts, readToChange } from './count-carts.ts'
import { notifyMembers } from './notify-members.ts'

/**
 * Sets the quantity of a line; 0 removes it in any case.
 * @throws {Refusal} NOT_FOUND (cart or line), FARMER_OR_PRODUCTS_UNAVAILABLE, UNAVAILABLE_AT_USER_AREA,
 * GOODS_WILL_NOT_LAST, DISH_CHOICE_WRONG, NOT_ENOUGH_STOCK, QUANTITY_OVER_LIMIT
 */
export async function changeQuantity(
  deps: CartDeps,
  scope: CartScope,
  cartId: string,
  named: { readonly productId: number; readonly optionsKey?: string | undefined },
  quantity: number,
  chosenWay: ChosenWay | null = null,
): Promise<CountedCart> {
  const { executor, clock } = deps
  const now = clock()
  const read = () => demandCart(executor, scope, cartId, now)
  const asked = quantity === 0 ? [] : [named.productId]
  const { cart, named: known, others, kitchens } = await readToChange(deps, executor, asked, read)
  const line = lineNamed(cart, named)
  const { productId, optionsKey } = line
  const change = changeBy(scope, cartId, now)
  let writing: ReturnType<typeof setLine>
  let seenPrice = line.seenPrice
  if (quantity === 0) {
    writing = removeLine(executor, change, line)
  } else {
    const product = known.get(productId)
    if (!product) throw new Refusal('FARMER_OR_PRODUCTS_UNAVAILABLE', { productIds: [productId] })
    const offer = await deps.delivery.offerAt({ organizationId: cart.organizationId, location: cart.place, now })
    const { sellable } = chosenProduct(product, optionsKey, reachOf(offer))
    demandQuantity(sellable, quantity + quantityOfOthers(cart, line))
    seenPrice = sellable.finalPrice
    writing = setLine(executor, change, { productId, optionsKey, quantity, price: seenPrice, chosenWay })
  }
  const [written, rest] = await pipelined([writing, others()])
  // another tab removed the line meanwhile
  if (written.version === null) throw new Refusal('NOT_FOUND')
  await notifyMembers(executor, cart)
  if (written.version !== cart.version + 1) {
    // another change was committed first: the response includes both
    const both = await findCart(executor, scope, cartId, now)
    const [counted] = both ? await countCarts(deps, executor, [both]) : []
    // not found = the cart became an order, which includes the change
    if (counted) return counted
  }
  const key = lineKey(line)
  const after = afterWriting(cart, written, new Map([[key, seenPrice]]), now, new Map([[key, chosenWay]]))
  return countCart(deps, after, new Map([...known, ...rest]), kitchens)
}

/**
 * Finds a line; without a key, the only line of the product.
 * @throws {Refusal} NOT_FOUND
 */
export function lineNamed(
  { lines }: StoredCart,
  { productId, optionsKey }: { readonly productId: number; readonly optionsKey?: string | undefined },
): StoredLine {
  const meant = lines.filter(
    (line) => line.productId === productId && (optionsKey === undefined || line.optionsKey === optionsKey),
  )
  const [line] = meant
  if (!line || meant.length > 1) throw new Refusal('NOT_FOUND')
  return line
}

/** Steps of the same dish with other options, which share its stock and its limit. */
const quantityOfOthers = ({ lines }: StoredCart, { productId, optionsKey }: StoredLine): number =>
  lines.reduce(
    (sum, line) => (line.productId === productId && line.optionsKey !== optionsKey ? sum + line.quantity : sum),
    0,
  )
