import type { GoodsItem } from '@okolitsa/contracts/products/goods.ts'
import type { GoodsProduct, ProductForm } from '@okolitsa/contracts/products/goods-product.ts'
import { enteredPrice, isFarPrice } from '@okolitsa/domain/goods/kilogram-price.ts'
import { kopecksOf, roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import type { GoodsChange } from './use-goods.ts'

/**
 * A price that more than doubles or falls by more than half, roubles: per kilogram or litre for weighed goods, per sale
 * step for all others.
 */
export interface FarPrice {
  readonly title: string
  readonly before: number
  readonly after: number
  /** Unit of goods sold by weight; null = a price of a sale step. */
  readonly unit: string | null
}

type Priced = Pick<ProductForm, 'price' | 'measure'>

function farPrice(
  { title, unit, isWeight }: { readonly title: string; readonly unit: string; readonly isWeight: boolean },
  was: Priced,
  becomes: Priced,
): FarPrice | null {
  const displayed = ({ price, measure }: Priced) => enteredPrice({ price: kopecksOf(price), measure }, isWeight)
  const [before, after] = [displayed(was), displayed(becomes)]
  return isFarPrice(before, after)
    ? { title, before: roublesOf(before), after: roublesOf(after), unit: isWeight ? unit : null }
    : null
}

/** Changes of the price and of the discounts that are large enough to need a confirmation. */
export function farPricesOfForm(
  { form, unit, isWeight }: Pick<GoodsProduct, 'form' | 'unit' | 'isWeight'>,
  change: Partial<ProductForm>,
): readonly FarPrice[] {
  const next = { ...form, ...change }
  const ofPrice = farPrice({ title: form.title, unit, isWeight }, form, next)
  const discountsOf = ({ specialPrices, ...priced }: Pick<ProductForm, 'specialPrices' | 'price' | 'measure'>) =>
    specialPrices.flatMap(
      ({ price }) =>
        farPrice({ title: productsForm.specials.title, unit, isWeight }, priced, { ...priced, price }) ?? [],
    )
  const known = new Set(discountsOf(form).map(({ after }) => after))
  return [...(ofPrice ? [ofPrice] : []), ...discountsOf(next).filter(({ after }) => !known.has(after))]
}

export function farPricesOf(items: readonly GoodsItem[], changes: readonly GoodsChange[]): readonly FarPrice[] {
  const shown = new Map(items.map((item) => [item.id, item]))
  return changes.flatMap(({ id, price }) => {
    const item = shown.get(id)
    return price === undefined || !item ? [] : (farPrice(item, item, { ...item, price }) ?? [])
  })
}
