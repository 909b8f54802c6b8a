import type { ProductCard as ProductCardData } from '@okolitsa/contracts/catalog/product.ts'
import { isFreshOnDelivery } from '@okolitsa/domain/catalog/made.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { willNotArrive } from '@okolitsa/strings/ru/arrival.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { farmPause } from '@okolitsa/strings/ru/farm-pause.ts'
import { type DayReference, formatRating, MOSCOW } from '@okolitsa/strings/ru/format.ts'
import type { ReactNode } from 'react'
import { productPath } from '../../data/catalog/addresses.ts'
import { shelfPicture } from '../../data/catalog/picture.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Rating } from '../../ui/rating.tsx'
import { ShelfCard } from '../../ui/shelf-card.tsx'

const text = catalog.productCard
/** Maximum remaining sale steps that the card shows. */
const FEW_LEFT = 3

/** At most one badge, by priority: unavailable, harvest date, discount, nearly sold out, made today, new, organic. */
function badgeOf(product: ProductCardData, reference: DayReference): ReactNode {
  const { availability, discountPercent, harvestReadyOn, isNew, made, isOrganic, nearestDelivery } = product
  if (availability.reason === 'notDeliveredHere') return <Badge>{text.notDelivered}</Badge>
  if (availability.reason === 'paused')
    return <Badge>{farmPause.rests({ until: availability.pausedUntil }, reference)}</Badge>
  if (availability.perishes) return <Badge>{willNotArrive(availability.perishes)}</Badge>
  if (!availability.isAvailableForCart) return null
  if (harvestReadyOn) return <Badge color="green">{text.harvest(harvestReadyOn, reference)}</Badge>
  if (discountPercent > 0) return <Badge color="sale">{text.discount(discountPercent)}</Badge>
  if (availability.available !== null && availability.available > 0 && availability.available <= FEW_LEFT)
    return <Badge color="orange">{text.lastSteps(availability.available)}</Badge>
  if (made && isFreshOnDelivery(made, dayIn(reference.zone ?? MOSCOW, reference.now), nearestDelivery?.date ?? null))
    return <Badge color="green">{text.madeToday[made.how]}</Badge>
  if (!isNew && isOrganic) return <Badge color="green">{text.organic}</Badge>
  return isNew ? <Badge color="lime">{text.isNew}</Badge> : null
}

/** A product on a shelf. Routes pass parts of other nouns as `buyBar` and `corner`. */
export function ProductCard({
  product,
  buyBar,
  corner,
  priority,
  headingLevel,
  typed,
}: {
  product: ProductCardData
  buyBar?: ReactNode
  corner?: ReactNode
  /** The picture is above the fold: load it eagerly. */
  priority?: boolean | undefined
  headingLevel?: 2 | 3 | 4 | undefined
  /** The search text: matching words are highlighted. */
  typed?: string | undefined
}) {
  const reference = useDayReference()
  const { site } = useRootData()
  const rating = product.rating === null ? null : formatRating(product.rating)
  return (
    <ShelfCard
      href={productPath(product, site)}
      title={text.title(product.title)}
      picture={shelfPicture(product.smallImageUrl, product.imageAlt || product.title, product.imageFocus)}
      hue={product.hue}
      priority={priority}
      faded={!product.availability.isAvailableForCart}
      badges={badgeOf(product, reference)}
      corner={corner}
      overline={
        <>
          <span>{product.farmer.title}</span>
          {rating && <Rating size="small" value={rating} label={text.rated(rating)} />}
        </>
      }
      note={text.size(product)}
      bar={buyBar}
      headingLevel={headingLevel}
      typed={typed}
    />
  )
}
