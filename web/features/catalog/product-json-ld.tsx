import type { Product } from '@okolitsa/contracts/catalog/product.ts'
import { productPath } from '../../data/catalog/addresses.ts'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { JsonLd } from '../../ui/json-ld.tsx'

export function ProductJsonLd({ product }: { product: Product }) {
  const absolute = useAbsoluteUrl()
  const { site } = useRootData()
  const { priceInfo, availability, rating, reviewsCount, farmer, harvestReadyOn } = product
  const stock = !availability.isAvailableForCart ? 'OutOfStock' : harvestReadyOn ? 'PreOrder' : 'InStock'
  return (
    <JsonLd
      data={{
        '@type': 'Product',
        name: product.title,
        description: product.description,
        sku: product.sku,
        image: product.images.map(({ url }) => absolute(url)),
        category: product.mainCategoryName,
        brand: { '@type': 'Brand', name: farmer.title },
        ...(rating !== null &&
          reviewsCount > 0 && {
            aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount: reviewsCount },
          }),
        offers: {
          '@type': 'Offer',
          url: absolute(productPath(product, site)),
          price: priceInfo.finalPrice,
          priceCurrency: 'RUB',
          ...(priceInfo.specialPrice !== null &&
            priceInfo.specialToDate !== null && { priceValidUntil: priceInfo.specialToDate }),
          availability: `https://schema.org/${stock}`,
          seller: { '@type': 'Organization', name: farmer.title },
        },
      }}
    />
  )
}
