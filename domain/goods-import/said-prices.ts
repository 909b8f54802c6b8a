import { comparisonMeasure } from '../catalog/unit.ts'
import { isFarPrice, kilogramPrice, portionPrice, saidPrice } from '../goods/kilogram-price.ts'
import type { GoodsRecord } from './columns.ts'

type Priced = Pick<GoodsRecord, 'price' | 'specialPrice' | 'measure' | 'isWeight' | 'unit'>
type Said = { readonly [K in 'price' | 'specialPrice' | 'measure']?: GoodsRecord[K] }

/**
 * The portion of weighed goods and its prices, from a row whose prices are per kilogram or litre. A row that changes
 * only the portion keeps the price per kilogram; a new product is sold by the kilogram unless the row gives a portion.
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

/** Whether the special price is below half of the usual price. */
const isSpecialFar = ({ price, specialPrice }: Priced): boolean =>
  specialPrice !== null && isFarPrice(price, specialPrice)

/**
 * Whether the price more than doubles or falls below a half, or the special price newly falls below half of the usual
 * one. Weighed goods are compared by the price per kilogram.
 */
export const isPriceFar = (before: Priced, after: Priced): boolean =>
  isFarPrice(saidPrice(before, after.isWeight), saidPrice(after, after.isWeight)) ||
  (isSpecialFar(after) && !isSpecialFar(before))
