import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { isAtMost } from '@okolitsa/domain/money/roubles.ts'
import { buying as text } from '@okolitsa/strings/ru/buying.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import type { ReactNode } from 'react'
import { useBuying } from '../../data/cart/use-buying.ts'
import { BuyBar } from '../../ui/buy-bar.tsx'
import { earlyButton } from '../../ui/early-form.tsx'

/**
 * The bottom strip of a card: price and plus, a stepper once the product is in the cart, or the reason why it is
 * unavailable.
 */
export function BuyProduct({
  product,
  renderGone,
}: {
  product: ProductCard
  renderGone?: ((words: ReactNode) => ReactNode) | undefined
}) {
  const buying = useBuying(product)
  if (buying.quantity > 0) {
    return <BuyBar state="taken" {...buying.stepper} />
  }
  const { isAvailableForCart, reason } = product.availability
  if (!isAvailableForCart) {
    const words = <BuyBar state="sold-out" text={text[reason ?? 'outOfStock']} label={product.title} />
    return renderGone ? renderGone(words) : words
  }
  const { price, finalPrice } = product.priceInfo
  return (
    <BuyBar
      state="offer"
      label={text.add(product.title)}
      price={formatPrice(finalPrice)}
      oldPrice={!isAtMost(price, finalPrice) ? formatPrice(price) : undefined}
      oldPriceLabel={text.oldPrice}
      onAdd={() => buying.want(1)}
      early={earlyButton(`${product.id}:1`)}
    />
  )
}
