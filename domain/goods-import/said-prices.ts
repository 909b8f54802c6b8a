import { comparisonMeasure } from '../catalog/unit.ts'
import { isFarPrice, kilogramPrice, portionPrice, saidPrice } from '../goods/kilogram-price.ts'
import type { GoodsRecord } from './columns.ts'

type Priced = Pick<GoodsRecord, 'price' | 'specialPrice' | 'measure' | 'isWeight' | 'unit'>
type Said = { readonly [K in 'price' | 'specialPrice' | 'measure']?: GoodsRecord[K] }

/**
 * The portion of weighed goods and its prices as a row says them: of a kilogram or a litre. A row that changes the
 * portion alone keeps the price of a kilogram; of a new product it sells a kilogram unless it says how much.
 * @param before the product as it is; null = a new one
 */
export function weighedAs(
  said: Said,
  before: Priced | null,
  after: Priced,
): Pick<Priced, 'price' | 'specialPrice' | 'measure'> {
  const measure = before || said.measure !== undefined ? after.measure : comparisonMeasure(after.unit)
  const priceOf = (kilogram: number | null | undefined, was: number | null | undefined): number | null => {
    const step = before && was != null ? { price: was, measure: before.measure } : undefined
    if (kilogram === null) return null
    if (kilogram !== undefined) return portionPrice(kilogram, measure, step)
    return step ? portionPrice(kilogramPrice(step), measure, step) : null
  }
  return {
    measure,
    price: priceOf(said.price, before?.price) ?? after.price,
    specialPrice: priceOf(said.specialPrice, before?.specialPrice),
  }
}

/** Is the price for some days below half of the usual one? */
const isSpecialFar = ({ price, specialPrice }: Priced): boolean =>
  specialPrice !== null && isFarPrice(price, specialPrice)

/** Does the price or the discount change beyond twice? Of weighed goods the price is that of a kilogram. */
export const isPriceFar = (before: Priced, after: Priced): boolean =>
  isFarPrice(saidPrice(before, after.isWeight), saidPrice(after, after.isWeight)) ||
  (isSpecialFar(after) && !isSpecialFar(before))
