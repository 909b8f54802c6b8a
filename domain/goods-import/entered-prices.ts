import { comparisonMeasure } from '../catalog/unit.ts'
import { enteredPrice, isFarPrice, kilogramPrice, portionPrice } from '../goods/kilogram-price.ts'
import type { GoodsRecord } from './columns.ts'

type Priced = Pick<GoodsRecord, 'price' | 'specialPrice' | 'measure' | 'isWeight' | 'unit'>
type EnteredCells = { readonly [K in 'price' | 'specialPrice' | 'measure']?: GoodsRecord[K] }

/**
 * Portion and prices of weighed goods from a row with prices per kilogram or litre. A row that changes only the portion
 * leaves the price per kilogram unchanged. A new product is sold by the kilogram unless the row states a portion.
 * @param before the existing product; null = a new one
 */
export function weighedAs(
  given: EnteredCells,
  before: Priced | null,
  after: Priced,
): Pick<Priced, 'price' | 'specialPrice' | 'measure'> {
  const measure = before || given.measure !== undefined ? after.measure : comparisonMeasure(after.unit)
  const priceOf = (kilogram: number | null | undefined, was: number | null | undefined): number | null => {
    const step = before && was != null ? { price: was, measure: before.measure } : undefined
    if (kilogram === null) return null
    if (kilogram !== undefined) return portionPrice(kilogram, measure, step)
    return step ? portionPrice(kilogramPrice(step), measure, step) : null
  }
  return {
    measure,
    price: priceOf(given.price, before?.price) ?? after.price,
    specialPrice: priceOf(given.specialPrice, before?.specialPrice),
  }
}

/** True = the special price is below half of the usual one. */
const isSpecialFar = ({ price, specialPrice }: Priced): boolean =>
  specialPrice !== null && isFarPrice(price, specialPrice)

/**
 * True = the price more than doubles or falls below a half, or the special price newly falls below half of the usual
 * price. Weighed goods are compared per kilogram.
 */
export const isPriceFar = (before: Priced, after: Priced): boolean =>
  isFarPrice(enteredPrice(before, after.isWeight), enteredPrice(after, after.isWeight)) ||
  (isSpecialFar(after) && !isSpecialFar(before))
