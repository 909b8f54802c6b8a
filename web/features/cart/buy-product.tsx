import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { buying as text } from '@okolitsa/strings/ru/buying.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { BuyBar } from '../../ui/buy-bar.tsx'
import { useBuying } from './use-buying.ts'

/** The strip of a card: price and plus, a stepper once taken, or why it cannot be had. */
export function BuyProduct({ product }: { product: ProductCard }) {
  const buying = useBuying(product)
  if (buying.quantity > 0) {
    return (
      <BuyBar
        state="taken"
        text={buying.taken}
        note={buying.sum}
        labels={{
          group: text.group(product.title),
          decrease: text.decrease(product.title),
          increase: text.increase(product.title),
          remove: text.remove(product.title),
        }}
        isLast={buying.quantity === 1}
        noMoreText={buying.noMore}
        onDecrease={buying.removeOne}
        onIncrease={buying.add}
      />
    )
  }
  const { isAvailableForCart, reason } = product.availability
  if (!isAvailableForCart) return <BuyBar state="sold-out" text={text[reason ?? 'outOfStock']} label={product.title} />
  const { price, finalPrice } = product.priceInfo
  return (
    <BuyBar
      state="offer"
      label={text.add(product.title)}
      price={formatPrice(finalPrice)}
      oldPrice={finalPrice < price ? formatPrice(price) : undefined}
      oldPriceLabel={text.oldPrice}
      onAdd={buying.add}
    />
  )
}
