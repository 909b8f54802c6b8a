import type { ProductCard as ProductCardData } from '@okolitsa/contracts/catalog/product.ts'
import { BuyProduct } from '../../features/cart/buy-product.tsx'
import { ProductCard } from '../../features/catalog/product-card.tsx'
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'

/** A product with everything that can be done to it: the one place that joins card, buying and heart. */
export function ProductTile({
  product,
  priority,
  headingLevel,
}: {
  product: ProductCardData
  priority?: boolean | undefined
  headingLevel?: 2 | 3 | 4 | undefined
}) {
  return (
    <ProductCard
      product={product}
      corner={<FavoriteButton kind="products" id={product.id} title={product.title} look="picture" />}
      buyBar={<BuyProduct product={product} />}
      priority={priority}
      headingLevel={headingLevel}
    />
  )
}
