import type { Product } from '@okolitsa/contracts/catalog/product.ts'
import { productPage as text } from '@okolitsa/strings/ru/product-page.ts'
import type { ReactNode } from 'react'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { PictureGallery } from './picture-gallery.tsx'
import css from './product-gallery.module.css'

export function ProductGallery({ product, tools }: { product: Product; tools?: ReactNode }) {
  const reference = useDayReference()
  const { images, hue, title, discountPercent, availability, priceInfo } = product
  return (
    <PictureGallery of="product" pictures={images} title={title} hue={hue} faded={!availability.isAvailableForCart}>
      {discountPercent > 0 && (
        <div className={css.badge}>
          <Badge color="sale" size="large">
            {text.saleUntil(discountPercent, priceInfo.specialToDate, reference)}
          </Badge>
        </div>
      )}
      {tools && <div className={css.tools}>{tools}</div>}
    </PictureGallery>
  )
}
