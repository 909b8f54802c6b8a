import type { FarmerCard as FarmerCardData } from '@okolitsa/contracts/catalog/farmer.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { farmPause } from '@okolitsa/strings/ru/farm-pause.ts'
import { farmersText } from '@okolitsa/strings/ru/farmer-list.ts'
import { type DayReference, formatRating } from '@okolitsa/strings/ru/format.ts'
import type { ReactNode } from 'react'
import { farmerPath } from '../../data/catalog/addresses.ts'
import { nearestWords } from '../../data/catalog/nearest-words.ts'
import { landscapePicture, pictureOf } from '../../data/catalog/picture.ts'
import { isSentOnly } from '../../data/catalog/sent-only.ts'
import { useDistanceWords } from '../../data/geo/use-viewpoint.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Facts } from '../../ui/facts.tsx'
import { FarPlace } from '../../ui/far-place.tsx'
import { MapPinIcon, PackageIcon, StoreIcon, TruckIcon } from '../../ui/icons.ts'
import { MediaCard } from '../../ui/media-card.tsx'
import { Rating } from '../../ui/rating.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import css from './farmer-card.module.css'

const text = farmersText.card
const SIGN_PX = 64
const MINI_PX = 46
/** Number of thumbnails that fit next to «+38» on the narrowest card. */
const MINIS = 4

function nearestIcon({ nearestDelivery, methods }: FarmerCardData) {
  if (isSentOnly(methods)) return PackageIcon
  return nearestDelivery?.methodCode === 'pickup' ? StoreIcon : TruckIcon
}

function badgesOf(farmer: FarmerCardData, reference: DayReference): ReactNode {
  if (!farmer.isAvailableHere) return <Badge>{text.notHere}</Badge>
  if (farmer.pause) return <Badge>{farmPause.rests(farmer.pause, reference)}</Badge>
  if (farmer.isNew) return <Badge color="lime">{text.isNew}</Badge>
  if (farmer.methods.includes('courier'))
    return (
      <Badge color="green" icon={TruckIcon}>
        {text.ownDelivery}
      </Badge>
    )
  if (farmer.methods.includes('cdek'))
    return (
      <Badge color="blue" icon={PackageIcon}>
        {text.cdek}
      </Badge>
    )
  return (
    <Badge color="white" icon={StoreIcon}>
      {text.pickup}
    </Badge>
  )
}

/**
 * A farm: landscape, logo, badge, place, next delivery day, products. The page passes the favourites button as
 * `corner`.
 */
export function FarmerCard({
  farmer,
  corner,
  priority,
  headingLevel,
}: {
  farmer: FarmerCardData
  corner?: ReactNode
  priority?: boolean | undefined
  headingLevel?: 2 | 3 | 4 | undefined
}) {
  const reference = useDayReference()
  const distanceTo = useDistanceWords()
  const minis = farmer.products.slice(0, MINIS)
  const rest = farmer.productsCount - minis.length
  return (
    <MediaCard
      href={farmerPath(farmer.id)}
      title={farmer.title}
      picture={landscapePicture(farmer.imageUrl, farmer.imageFocus)}
      priority={priority}
      headingLevel={headingLevel}
      corner={corner}
      badges={badgesOf(farmer, reference)}
      seal={
        <Avatar
          picture={pictureOf(farmer.smallImageUrl, '', { width: SIGN_PX, height: SIGN_PX }).src}
          hue={farmer.hue}
          size={SIGN_PX}
          onEdge
        />
      }
      before={
        farmer.rating !== null && (
          <Rating
            value={formatRating(farmer.rating)}
            label={catalog.productCard.rated(formatRating(farmer.rating))}
            note={text.reviews(farmer.reviewsCount)}
          />
        )
      }
    >
      <Facts
        items={[
          {
            icon: MapPinIcon,
            text: <FarPlace place={farmer.place} distance={distanceTo(farmer)} />,
          },
          {
            icon: nearestIcon(farmer),
            text: nearestWords(farmer, reference),
          },
        ]}
      />
      {minis.length > 0 && (
        <div className={css.minis}>
          {minis.map((product) => (
            <Thumb
              key={product.id}
              picture={pictureOf(product.smallImageUrl, '', { width: MINI_PX, height: MINI_PX })}
              hue={product.hue}
              size={MINI_PX}
            />
          ))}
          {rest > 0 && (
            <span className={css.more}>
              <span aria-hidden="true">{text.moreProducts(rest)}</span>
              <span className="visually-hidden">{text.allProducts(farmer.productsCount)}</span>
            </span>
          )}
        </div>
      )}
    </MediaCard>
  )
}
