import { boundOrMost, demandOnSale, demandQuantity } from '@okolitsa/domain/cart/change-line.ts'
import { type ChosenOption, choiceKey } from '@okolitsa/domain/restaurants/options.ts'
import type { CartScope } from '../cart-scope.ts'
import { demandCart } from '../policy.ts'
import { chosenProduct, reachOf } from '../public.ts'
import { rechooseLine } from '../store/change-lines.ts'
import { demandChoice } from './add-products.ts'
import { type CartDeps, changeBy } from './cart-deps.ts'
import { changeQuantity, lineNamed } from './change-line.ts'
import { type CountedCart, countCarts, snapshotsOf } from './count-carts.ts'
import { notifyMembers } from './notify-members.ts'
import { ConflictError, retryOnConflict } from './retry-on-conflict.ts'

/**
 * Changes the options of a dish line in place; a line with the same choice is merged. @throws {Refusal} NOT_FOUND (cart
 * or line), FARMER_OR_PRODUCTS_UNAVAILABLE, UNAVAILABLE_AT_USER_AREA, GOODS_WILL_NOT_LAST, DISH_CHOICE_WRONG,
 * NOT_ENOUGH_STOCK, QUANTITY_OVER_LIMIT
 */
export function chooseAgain(
  deps: CartDeps,
  scope: CartScope,
  cartId: string,
  named: { readonly productId: number; readonly optionsKey?: string | undefined },
  { quantity, options }: { readonly quantity: number; readonly options: readonly ChosenOption[] },
): Promise<CountedCart> {
  const optionsKey = choiceKey(options)
  return retryOnConflict(async () => {
    const { executor } = deps
    const now = deps.clock()
    const cart = await demandCart(executor, scope, cartId, now)
    const line = lineNamed(cart, named)
    if (line.optionsKey === optionsKey) return changeQuantity(deps, scope, cartId, line, quantity)
    const { productId } = line
    const [snapshots, offer] = await Promise.all([
      snapshotsOf(deps, executor, [{ type: cart.type, productIds: [productId] }]),
      deps.delivery.offerAt({ organizationId: cart.organizationId, location: cart.place, now }),
    ])
    const product = snapshots.get(productId)
    const sellable = product && chosenProduct(product, optionsKey, reachOf(offer)).sellable
    demandOnSale(sellable, productId, cart.organizationId)
    demandChoice(product?.dish ?? null, productId, optionsKey)
    // lines of one dish with different options share its stock and its limit
    const others = cart.lines.filter((one) => one.productId === productId && one.optionsKey !== line.optionsKey)
    demandQuantity(
      sellable,
      others.reduce((sum, one) => sum + one.quantity, quantity),
    )
    const othersQuantity = others.reduce((sum, one) => (one.optionsKey === optionsKey ? sum : sum + one.quantity), 0)
    const to = {
      productId,
      optionsKey,
      quantity,
      price: sellable.finalPrice,
      bound: boundOrMost(sellable) - othersQuantity,
    }
    await deps.inTransaction(async (tx) => {
      const written = await rechooseLine(tx, changeBy(scope, cartId, now), { from: line, to })
      if (written.version === null) throw new ConflictError()
      await notifyMembers(tx, cart)
    })
    const [counted] = await countCarts(deps, executor, [await demandCart(executor, scope, cartId, now)])
    return counted as CountedCart
  })
}
