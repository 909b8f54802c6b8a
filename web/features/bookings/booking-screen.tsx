import type { BookingAnswer } from '@okolitsa/contracts/bookings/booking.ts'
import { bookings as text } from '@okolitsa/strings/ru/bookings.ts'
import { formatMoment, formatPhone, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { tours } from '@okolitsa/strings/ru/tours.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { bookingsPath } from '../../data/bookings/addresses.ts'
import { useBooking } from '../../data/bookings/use-booking.ts'
import { yandexMapsUrl } from '../../data/delivery/points.ts'
import { reasonsOf } from '../../data/orders/step-reasons.ts'
import { payPath } from '../../data/payments/pay-path.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useHashModal } from '../../platform/navigation/use-hash-modal.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckIcon, NavigationIcon } from '../../ui/icons.ts'
import { SumList } from '../../ui/sum-list.tsx'
import { BookingBadge } from './booking-badge.tsx'
import { BookingHead } from './booking-head.tsx'
import css from './bookings.module.css'
import { Ticket } from './ticket.tsx'

const CancelWindow = lazy(() => import('./cancel-window.tsx'))

/** The awaited step (payment, the organizer's answer, a full group) or the outcome. */
function State({ booking }: { booking: BookingAnswer }) {
  const reference = { ...useDayReference(), zone: booking.tour.timeZone }
  const at = (moment: string) => formatMoment(new Date(moment), reference)
  const { deliveryStatus, payBefore, confirmBefore, history } = booking
  if (deliveryStatus === 'canceled') {
    const step = history.findLast(({ to }) => to === 'canceled')
    const [reason] = step ? reasonsOf(step) : []
    return (
      <Notification tone="warning" title={text.canceledTitle}>
        {reason && <p>{reason}</p>}
      </Notification>
    )
  }
  if (deliveryStatus === 'formed' && payBefore) {
    return (
      <section className={css.waits}>
        <h2 className="h3">{text.payTitle}</h2>
        <p>{text.payText(at(payBefore))}</p>
        {booking.may.pay && <Button href={payPath(booking.id, true)}>{text.payShort}</Button>}
      </section>
    )
  }
  if (deliveryStatus === 'formed') {
    return (
      <section className={css.waits}>
        <h2 className="h2">{text.waitsTitle}</h2>
        {confirmBefore && <p>{text.waitsText(at(confirmBefore))}</p>}
        <p>{text.waitsBack}</p>
      </section>
    )
  }
  if (deliveryStatus === 'booked')
    return (
      <Notification tone="success" title={text.confirmedTitle}>
        <p>{text.confirmedText}</p>
      </Notification>
    )
  return null
}

/** Start, end, meeting place and organizer. */
function Journey({ booking }: { booking: BookingAnswer }) {
  const reference = { ...useDayReference(), zone: booking.tour.timeZone }
  const { date, meetingPoint, organizer } = booking
  return (
    <Card as="section" className="stack g4">
      <BookingHead {...booking} />
      <dl className={css.facts}>
        <div>
          <dt>{text.when}</dt>
          <dd>{formatMoment(new Date(date.startsAt), reference)}</dd>
        </div>
        <div>
          <dt>{text.returns}</dt>
          <dd>{formatMoment(new Date(date.endsAt), reference)}</dd>
        </div>
        <div>
          <dt>{text.meeting}</dt>
          <dd>{meetingPoint.title}</dd>
        </div>
        <div>
          <dt>{text.organizer}</dt>
          <dd>
            {organizer.title}
            {organizer.phone && (
              <a className="link sm" href={`tel:+${organizer.phone}`}>
                {' '}
                {formatPhone(organizer.phone)}
              </a>
            )}
          </dd>
        </div>
      </dl>
      <p className="sm muted">
        {meetingPoint.address}. {meetingPoint.note}
      </p>
      <div>
        <Button
          look="secondary"
          size="medium"
          icon={NavigationIcon}
          href={yandexMapsUrl(meetingPoint)}
          target="_blank"
          rel="noreferrer"
        >
          {text.route}
        </Button>
      </div>
    </Card>
  )
}

function BackTable({ booking }: { booking: BookingAnswer }) {
  const reference = { ...useDayReference(), zone: booking.tour.timeZone }
  if (!booking.may.cancel || booking.cancellation.length === 0) return null
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.cancelTable}</h2>
      <SumList
        items={booking.cancellation.map(({ until, back }) => ({
          title: until ? tours.until(formatMoment(new Date(until), reference)) : tours.later,
          value: back > 0 ? formatPrice(back) : tours.nothing,
        }))}
      />
    </Card>
  )
}

/** A booking: state, ticket, participants, payment and cancellation. */
export function BookingScreen({
  initial,
  rating,
  debts,
}: {
  initial: BookingAnswer
  rating: (booking: BookingAnswer) => ReactNode
  /** Renders refunds that the organizer makes. */
  debts: (booking: BookingAnswer) => ReactNode
}) {
  const booking = useBooking(initial)
  const canceling = useHashModal('cancel')
  const isLive = booking.deliveryStatus !== 'canceled' && booking.deliveryStatus !== 'received'
  return (
    <>
      <div className="stack g2">
        <a className="link sm" href={bookingsPath()}>
          {text.back}
        </a>
        <h1 className="h1">{text.booking(booking.number)}</h1>
        <div className="row fw">
          <BookingBadge booking={booking} />
        </div>
      </div>
      <div className={css.layout}>
        <div className="stack g4" aria-live="polite">
          <State booking={booking} />
          {booking.deliveryStatus === 'received' && rating(booking)}
          {debts(booking)}
          {booking.ticket && <Ticket booking={booking} ticket={booking.ticket} />}
          <Journey booking={booking} />
          <Card as="section" className="stack g4">
            <h2 className="h4">{text.places}</h2>
            <ul className={css.places}>
              {booking.places.map((place) => (
                <li key={place.id}>
                  <span className={place.isCanceled ? css.gone : undefined}>
                    {place.name || text.noName}
                    <small>{place.title}</small>
                  </span>
                  <b>{place.isCanceled ? text.placeCanceled : formatPrice(place.price)}</b>
                </li>
              ))}
            </ul>
          </Card>
          {isLive && booking.toTake.length > 0 && (
            <Card as="section" className="stack g4">
              <h2 className="h4">{text.toTake}</h2>
              <ul className={css.take}>
                {booking.toTake.map((thing) => (
                  <li key={thing}>
                    <CheckIcon size={20} />
                    {thing}
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <BackTable booking={booking} />
        </div>
        <Card as="aside" className={css.aside}>
          <h2 className="h3">{text.total}</h2>
          <SumList
            items={[
              { title: text.people(booking.people), value: formatPrice(booking.total) },
              { title: text.paid, value: formatPrice(booking.paid) },
              ...(booking.payLater > 0 ? [{ title: text.later, value: formatPrice(booking.payLater) }] : []),
            ]}
          />
          {booking.refunds.map(({ amount, status, createdAt }) => (
            <p key={createdAt + amount} className="sm">
              {text.refunds[status](amount)}
            </p>
          ))}
          {booking.may.cancel && (
            <Button look="secondary-gray" block onClick={canceling.open}>
              {text.cancel}
            </Button>
          )}
        </Card>
      </div>
      {canceling.isOpen && booking.may.cancel && (
        <Suspense>
          <CancelWindow booking={booking} onClose={canceling.close} />
        </Suspense>
      )}
    </>
  )
}
