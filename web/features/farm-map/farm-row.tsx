import type { FarmerCard } from '@okolitsa/contracts/catalog/farmer.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { farmMap as text } from '@okolitsa/strings/ru/farm-map.ts'
import { farmersText } from '@okolitsa/strings/ru/farmer-list.ts'
import { formatRating } from '@okolitsa/strings/ru/format.ts'
import { farmerPath } from '../../data/catalog/addresses.ts'
import { nearestWords } from '../../data/catalog/nearest-words.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { isSentOnly } from '../../data/catalog/sent-only.ts'
import { useDistanceWords } from '../../data/geo/use-viewpoint.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { FarPlace } from '../../ui/far-place.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MapPinIcon, PackageIcon, StoreIcon, TruckIcon } from '../../ui/icons.ts'
import { Rating } from '../../ui/rating.tsx'
import css from './farm-map.module.css'

const SIGN_PX = 56

/** The nearest delivery day in the colour of its method. */
export function NearestBadge({ farmer }: { farmer: FarmerCard }) {
  const reference = useDayReference()
  if (!farmer.isAvailableHere) return <Badge>{text.notHere}</Badge>
  const words = nearestWords(farmer, reference)
  if (isSentOnly(farmer.methods))
    return (
      <Badge color="blue" icon={PackageIcon}>
        {words}
      </Badge>
    )
  return (
    <Badge color="green" icon={farmer.nearestDelivery?.methodCode === 'pickup' ? StoreIcon : TruckIcon}>
      {words}
    </Badge>
  )
}

/** Place and distance of a farm: `Истра, Московская область, 58 км от вас`. */
export function FarmPlace({ farmer }: { farmer: FarmerCard }) {
  const distanceTo = useDistanceWords()
  return <FarPlace place={farmer.place} distance={distanceTo(farmer)} />
}

export function FarmRating({ farmer, withCount }: { farmer: FarmerCard; withCount?: boolean }) {
  if (farmer.rating === null) return null
  const mark = formatRating(farmer.rating)
  return (
    <Rating
      value={mark}
      label={catalog.productCard.rated(mark)}
      note={withCount ? farmersText.card.reviews(farmer.reviewsCount) : undefined}
    />
  )
}

export function FarmRow({
  farmer,
  isSelected,
  onSelect,
}: {
  farmer: FarmerCard
  isSelected: boolean
  /** Called to show the farm on the map; null while there is no map. */
  onSelect: (() => void) | null
}) {
  return (
    <li className={css.row} data-selected={isSelected || undefined} data-farm={farmer.id}>
      <Avatar
        picture={pictureOf(farmer.smallImageUrl, '', { width: SIGN_PX, height: SIGN_PX }).src}
        hue={farmer.hue}
        size={SIGN_PX}
      />
      <div className={css.about}>
        <h2 className={css.name}>
          <a className={css.cover} href={farmerPath(farmer.id)}>
            {farmer.title}
          </a>
          <FarmRating farmer={farmer} />
        </h2>
        <p className="sm muted">
          <FarmPlace farmer={farmer} /> · {catalog.counts.products(farmer.productsCount)}
        </p>
        <span className={css.when}>
          <NearestBadge farmer={farmer} />
        </span>
      </div>
      {onSelect && (
        <span className={css.aside}>
          <IconButton icon={MapPinIcon} look="gray" label={text.select(farmer.title)} onClick={onSelect} />
        </span>
      )}
    </li>
  )
}
