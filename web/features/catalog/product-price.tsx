import type { Product } from '@okolitsa/contracts/catalog/product.ts'
import { isAtMost, subtractRoubles } from '@okolitsa/domain/money/roubles.ts'
import { productPage as text } from '@okolitsa/strings/ru/product-page.ts'
import { Price } from '../../ui/price.tsx'

/** Smallest difference, roubles, at which the price per kilogram or litre is shown. */
const COMPARABLE_FROM = 1

/** The price of one sale step: current, previous, and per kilogram. */
export function ProductPrice({ product }: { product: Product }) {
  const { priceInfo, measure, unit, pricePerUnit } = product
  const isOnSale = !isAtMost(priceInfo.price, priceInfo.finalPrice)
  // a step of one piece or one kilogram has the same price
  const isComparable = isAtMost(COMPARABLE_FROM, Math.abs(subtractRoubles(pricePerUnit, priceInfo.finalPrice)))
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
