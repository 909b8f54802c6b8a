import type { Product } from '@okolitsa/contracts/catalog/product.ts'
import { productPage as text } from '@okolitsa/strings/ru/product-page.ts'
import { type ReactNode, useState } from 'react'
import { pictureOf } from '../../data/catalog/picture.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { SoftPicture } from '../../ui/soft-picture.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import css from './product-gallery.module.css'

const MAIN_PX = 440
const THUMB_PX = 72

/** Pictures of a product: one big, the others to choose from. */
export function ProductGallery({ product, tools }: { product: Product; tools?: ReactNode }) {
  const [chosen, setChosen] = useState(0)
  const reference = useDayReference()
  const { images, hue, title, discountPercent, availability, priceInfo } = product
  const main = images[chosen]?.url ?? product.smallImageUrl
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of pictures, not of fields
    <div className={css.gallery} role="group" aria-label={text.gallery}>
      <SoftPicture
        picture={pictureOf(main, title, { width: MAIN_PX, height: MAIN_PX })}
        hue={hue}
        ratio="gallery"
        priority
        faded={!availability.isAvailableForCart}
      >
        {discountPercent > 0 && (
          <div className={css.badge}>
            <Badge color="sale" size="large">
              {text.saleUntil(discountPercent, priceInfo.specialToDate, reference)}
            </Badge>
          </div>
        )}
        {tools && <div className={css.tools}>{tools}</div>}
      </SoftPicture>
      {images.length > 1 && (
        <div className={css.thumbs}>
          {images.map(({ url }, index) => (
            <button
              key={url}
              type="button"
              className={css.thumb}
              aria-pressed={index === chosen}
              aria-label={text.picture(index + 1, images.length)}
              onClick={() => setChosen(index)}
            >
              <Thumb picture={pictureOf(url, '', { width: THUMB_PX, height: THUMB_PX })} hue={hue} size={72} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
