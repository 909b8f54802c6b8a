import type { BookingSummaryAnswer } from '@okolitsa/contracts/bookings/booking.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import { bookings as text } from '@okolitsa/strings/ru/bookings.ts'
import { tourDays } from '@okolitsa/strings/ru/tours.ts'
import { tourPath } from '../../data/tours/addresses.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { OpenLink } from '../../platform/navigation/open-link.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import css from './bookings.module.css'

const SIZE = 72

/** The tour of a booking in one line: picture, title, days, number of participants. */
export function BookingHead({
  tour,
  date,
  people,
}: Pick<BookingSummaryAnswer, 'people'> & {
  tour: Pick<BookingSummaryAnswer['tour'], 'id' | 'title' | 'imageUrl' | 'hue' | 'timeZone'> & {
    /** Whether the tour has a page to link to. */
    readonly isShown?: boolean
  }
  date: Pick<BookingSummaryAnswer['date'], 'startsAt' | 'endsAt'>
}) {
  const reference = { ...useDayReference(), zone: tour.timeZone }
  return (
    <div className={css.head}>
      <Thumb
        size={SIZE}
        hue={tour.hue}
        picture={{ src: resizedImageUrl(tour.imageUrl, { width: SIZE * 2, height: SIZE * 2 }), alt: '' }}
      />
      <div>
        {tour.isShown === false ? (
          <b>{tour.title}</b>
        ) : (
          <OpenLink href={tourPath(tour.id)} className="strong">
            {tour.title}
          </OpenLink>
        )}
        <p className="sm muted">
          {tourDays(new Date(date.startsAt), new Date(date.endsAt), reference)} · {text.people(people)}
        </p>
      </div>
    </div>
  )
}
