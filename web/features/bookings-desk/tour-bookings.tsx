import { bookingsDesk as text } from '@okolitsa/strings/ru/bookings-desk.ts'
import { formatMoment, formatOrderNumber, formatPhone, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { tourDays } from '@okolitsa/strings/ru/tours.ts'
import { useState } from 'react'
import ticketPicture from '../../assets/food/i-ticket.webp'
import { BOOKING_QUEUES, type DeskQuery, deskHref } from '../../data/bookings/desk/bookings-query.ts'
import {
  type DeskBooking,
  type DeskBookings,
  type DeskDate,
  useTourDesk,
} from '../../data/bookings/desk/use-tour-desk.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { HandBookings } from './hand-bookings.tsx'
import css from './tour-desk.module.css'

/** Queues of bookings; the queue to answer is first. */
export function TourBookings({
  query,
  page,
  date,
  mayWork,
}: {
  query: DeskQuery
  page: DeskBookings
  /** The date of the list; absent = all dates, or a date that is not in the list. */
  date: DeskDate | undefined
  /** Whether the member has the permission to handle orders. */
  mayWork: boolean
}) {
  const { now } = useDayReference()
  // a date of another page is known from its bookings
  const [first] = page.items
  const shown =
    query.dateId === null
      ? null
      : date
        ? { title: date.tourTitle, startsAt: date.startsAt, endsAt: date.endsAt, zone: date.timeZone }
        : first && { title: first.tour.title, ...first.date, zone: first.tour.timeZone }
  return (
    <section className="stack g4">
      <h2 className="h3">{query.dateId === null ? text.bookings : text.participants}</h2>
      {shown && (
        <p className="strong">
          {text.ofDate(
            shown.title,
            tourDays(new Date(shown.startsAt), new Date(shown.endsAt), { now, zone: shown.zone }),
          )}
        </p>
      )}
      <ChipGroup label={text.queuesLabel} scroll>
        {BOOKING_QUEUES.map((queue) => (
          <Chip
            key={queue}
            href={deskHref({ ...query, queue, page: 1 })}
            selected={queue === query.queue}
            note={page.queues[queue] > 0 ? String(page.queues[queue]) : undefined}
          >
            {text.queues[queue]}
          </Chip>
        ))}
        {query.dateId !== null && <Chip href={deskHref({ ...query, dateId: null, page: 1 })}>{text.allDates}</Chip>}
      </ChipGroup>
      {query.dateId !== null && <HandBookings key={query.dateId} dateId={query.dateId} mayWork={mayWork} />}
      {page.items.length === 0 ? (
        <Card>
          <EmptyState picture={ticketPicture} title={text.empty[query.queue]} level={3} />
        </Card>
      ) : (
        <ul className="stack g4">
          {page.items.map((booking) => (
            <Booking key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
      <Pagination
        text={text.pages}
        page={page.currentPage}
        pageCount={page.totalPages}
        hrefOf={(number) => deskHref({ ...query, page: number })}
      />
    </section>
  )
}

/** A booking: participants, payment to collect, awaited answer. */
function Booking({ booking }: { booking: DeskBooking }) {
  const reference = { ...useDayReference(), zone: booking.tour.timeZone }
  const at = (moment: string) => formatMoment(new Date(moment), reference)
  const { confirm, refuse } = useTourDesk()
  const [isRefusing, setRefusing] = useState(false)
  const { date, contact, may } = booking
  return (
    <Card as="li" className="stack g4">
      <div className="row fw between">
        <h3 className="h4">{formatOrderNumber(booking.id)}</h3>
        <b>{formatPrice(booking.total)}</b>
      </div>
      <p>
        {text.ofDate(booking.tour.title, tourDays(new Date(date.startsAt), new Date(date.endsAt), reference))} ·{' '}
        {text.people(booking.people)}
      </p>
      <ul className={css.people}>
        {booking.places
          .filter(({ isCanceled }) => !isCanceled)
          .map((place) => (
            <li key={place.id}>
              {place.name || text.noName} <small className="muted">{place.title}</small>
            </li>
          ))}
      </ul>
      <p className="sm">
        {contact.name},{' '}
        <a className="link" href={`tel:+${contact.phone}`}>
          {formatPhone(contact.phone)}
        </a>
      </p>
      {booking.comment && <p className="sm">{text.comment(booking.comment)}</p>}
      <div className="row fw">
        {booking.due > 0 && <Badge color="orange">{text.due(booking.due)}</Badge>}
        {booking.checkedAt && <Badge color="green">{text.checked(at(booking.checkedAt))}</Badge>}
      </div>
      {may.confirm && booking.confirmBefore && (
        <p className="sm muted">{text.answerBefore(at(booking.confirmBefore))}</p>
      )}
      {(may.confirm || may.refuse) && (
        <div className="row fw">
          {may.confirm && (
            <Button size="medium" busy={confirm.isPending} onClick={() => confirm.mutate(booking.id)}>
              {text.confirm}
            </Button>
          )}
          {may.refuse && (
            <Button size="medium" look="secondary-gray" onClick={() => setRefusing(true)}>
              {text.refuse}
            </Button>
          )}
        </div>
      )}
      {isRefusing && (
        <ReasonDialog
          draftId={`refuse-booking-${booking.id}`}
          title={text.refuseTitle}
          text={<p>{text.refuseText}</p>}
          label={text.reason}
          error={text.reasonError}
          save={text.refuse}
          keep={text.keep}
          busy={refuse.isPending}
          onClose={() => setRefusing(false)}
          onSave={(reason) => refuse.mutate({ id: booking.id, reason }, { onSettled: () => setRefusing(false) })}
        />
      )}
    </Card>
  )
}
