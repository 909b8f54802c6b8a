import type { Product } from '@okolitsa/contracts/catalog/product.ts'
import { productPage as text } from '@okolitsa/strings/ru/product-page.ts'
import { Price } from '../../ui/price.tsx'

/** From this many grams or millilitres a price per kilogram or litre says something. */
const COMPARABLE_FROM = 1

/** The price of one sale step: today's, the old one, and per kilogram. */
export function ProductPrice({ product }: { product: Product }) {
  const { priceInfo, measure, unit, pricePerUnit } = product
  const isOnSale = priceInfo.finalPrice < priceInfo.price
  // one piece, one kilogram: the price says it already
  const isComparable = Math.abs(pricePerUnit - priceInfo.finalPrice) >= COMPARABLE_FROM
  return (
    <div>
      <Price
        size="large"
        price={text.price(priceInfo.finalPrice)}
        oldPrice={isOnSale ? text.price(priceInfo.price) : undefined}
        oldPriceLabel={text.oldPrice}
      />
      <p className="sm muted" style={{ marginTop: 8 }}>
        {text.per(measure, unit, pricePerUnit, isComparable)}
      </p>
    </div>
  )
}
