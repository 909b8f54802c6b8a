import type { ProductCard as ProductCardData } from '@okolitsa/contracts/catalog/product.ts'
import { BuyProduct } from '../../features/cart/buy-product.tsx'
import { ProductCard } from '../../features/catalog/product-card.tsx'
import { ProductTools } from './product-tools.tsx'
import { StockAlert } from './stock-alert.tsx'

/** A product with all its actions: the only place that combines card, buying and tools. */
export function ProductTile({
  product,
  priority,
  headingLevel,
  typed,
}: {
  product: ProductCardData
  priority?: boolean | undefined
  headingLevel?: 2 | 3 | 4 | undefined
  /** The search text: matching words are highlighted. */
  typed?: string | undefined
}) {
  return (
    <ProductCard
      product={product}
      corner={<ProductTools product={product} look="picture" />}
      buyBar={
        <BuyProduct
          product={product}
          renderGone={(still) => <StockAlert product={product} kind="card" still={still} />}
        />
      }
      priority={priority}
      headingLevel={headingLevel}
      typed={typed}
    />
  )
}
