import type { TourAnswer } from '@okolitsa/contracts/tours/tour.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { tours as text, tourDays, tourWeekdays } from '@okolitsa/strings/ru/tours.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { TourGathering } from './tour-gathering.tsx'
import css from './tour-page.module.css'

/** When a tour goes and what a place costs. */
export function TourDates({ tour }: { tour: TourAnswer }) {
  const reference = { ...useDayReference(), zone: tour.timeZone }
  if (tour.dates.length === 0) {
    return (
      <Card as="section" className="stack g2">
        <h2 className="h4">{text.noDates}</h2>
        <p className="muted">{text.noDatesText}</p>
      </Card>
    )
  }
  return (
    <Card as="section" className={css.panelCard}>
      <ul className={css.people}>
        {tour.prices.map((price) => (
          <li key={price.id} className={css.person}>
            {price.title}
            <b>{price.kind === 'group' ? text.groupPrice(price.sum, price.places) : formatPrice(price.price)}</b>
          </li>
        ))}
      </ul>
      <h2 className="strong">{text.bookTitle}</h2>
      <ul className={css.people}>
        {tour.dates.map((date) => (
          <li key={date.id} className={css.person}>
            <span className={css.date}>
              {tourDays(new Date(date.startsAt), new Date(date.endsAt), reference)}
              <small>{tourWeekdays(new Date(date.startsAt), new Date(date.endsAt), tour.timeZone)}</small>
              <TourGathering date={date} zone={tour.timeZone} />
            </span>
            <b>{date.isBookable ? text.placesLeft(date.placesLeft) : text.noPlaces}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
