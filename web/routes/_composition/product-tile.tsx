import type { ProductCard as ProductCardData } from '@okolitsa/contracts/catalog/product.ts'
import { BuyProduct } from '../../features/cart/buy-product.tsx'
import { ProductCard } from '../../features/catalog/product-card.tsx'
import { ProductTools } from './product-tools.tsx'

/** A product with everything that can be done to it: the one place that joins card, buying and tools. */
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
      corner={<ProductTools product={product} look="picture" />}
      buyBar={<BuyProduct product={product} />}
      priority={priority}
      headingLevel={headingLevel}
    />
  )
}
