import type { TourCardAnswer } from '@okolitsa/contracts/tours/tour.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { tours as text, tourDays, tourLength } from '@okolitsa/strings/ru/tours.ts'
import { landscapePicture } from '../../data/catalog/picture.ts'
import { useDistanceWords } from '../../data/geo/use-viewpoint.ts'
import { tourPath } from '../../data/tours/addresses.ts'
import { pricesOn } from '../../data/tours/prices-on.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { FarPlace } from '../../ui/far-place.tsx'
import { BellIcon, ClockIcon, MapPinIcon, UsersRoundIcon } from '../../ui/icons.ts'
import { SoftPicture } from '../../ui/soft-picture.tsx'
import { TourGathering } from './tour-gathering.tsx'
import css from './tours.module.css'

/** Maximum number of free places displayed as the last ones. */
const FEW = 5

/** A tour in the list: place, duration, title, price, free places of the next date. */
export function TourCard({ tour, priority }: { tour: TourCardAnswer; priority?: boolean | undefined }) {
  const reference = { ...useDayReference(), zone: tour.timeZone }
  const [next, ...others] = tour.dates
  const [price] = pricesOn(tour, next)
  const isFull = next !== undefined && !next.isBookable
  const distanceTo = useDistanceWords()
  const { placeTitle, coords, distanceKm } = tour
  const distance = distanceKm === null ? null : distanceTo({ coords, distanceKm, place: placeTitle })
  const place = distance === null ? placeTitle : <FarPlace place={placeTitle} distance={distance} />
  return (
    <article className={css.card}>
      <SoftPicture
        picture={landscapePicture(tour.imageUrl)}
        hue={tour.hue}
        fit="cover"
        ratio="fill"
        faded={isFull}
        priority={priority}
        className={css.picture}
      />
      <div className={css.words}>
        <Facts
          items={[
            { icon: MapPinIcon, text: place },
            { icon: ClockIcon, text: tourLength(tour.durationMinutes) },
          ]}
        />
        <h3 className="h4">
          <a href={tourPath(tour.id)} className={css.title}>
            {tour.title}
          </a>
        </h3>
        <p className="sm muted">{tour.tagline}</p>
        {next && (
          <p className="sm">
            <b>{tourDays(new Date(next.startsAt), new Date(next.endsAt), reference)}</b>
            {others.length > 0 && <span className="muted"> {text.moreDates(others.length)}</span>}
          </p>
        )}
        {next && <TourGathering date={next} zone={tour.timeZone} />}
      </div>
      <div className={css.end}>
        <p className={css.price}>
          <b>{price && formatPrice(price.sum)}</b>
          <small>{price?.kind === 'group' ? price.title : text.perAdult}</small>
        </p>
        {next && (
          <Badge
            color={isFull ? 'gray' : next.placesLeft < FEW ? 'orange' : 'green'}
            icon={isFull ? undefined : UsersRoundIcon}
          >
            {isFull ? text.noPlaces : text.placesLeft(next.placesLeft)}
          </Badge>
        )}
        <Button
          look={isFull ? 'secondary-gray' : 'secondary'}
          size="medium"
          href={tourPath(tour.id)}
          icon={isFull ? BellIcon : undefined}
          tabIndex={-1}
          aria-hidden="true"
        >
          {isFull ? text.toWaiting : text.choose}
        </Button>
      </div>
    </article>
  )
}
