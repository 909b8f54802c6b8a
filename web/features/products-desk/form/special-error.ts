import { unitsTyped } from '@okolitsa/domain/goods/typed-amount.ts'
import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import type { ProductDraft } from '../../../data/products/desk/product-draft.ts'

/**
 * The error of a refused discount: a price that is not below the usual one is displayed with that price, any other
 * error as the server answered it.
 */
export function specialError(
  { price, specialPrices }: Pick<ProductDraft, 'price' | 'specialPrices'>,
  answered: string | undefined,
): string | undefined {
  const usual = unitsTyped(price, 100)
  const isTooHigh = usual !== null && specialPrices.some((special) => (unitsTyped(special.price, 100) ?? 0) >= usual)
  return answered !== undefined && isTooHigh ? productsForm.specials.below(usual / 100) : answered
}
