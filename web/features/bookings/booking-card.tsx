import type { BookingSummaryAnswer } from '@okolitsa/contracts/bookings/booking.ts'
import { bookings as text } from '@okolitsa/strings/ru/bookings.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { bookingPath } from '../../data/bookings/addresses.ts'
import { payPath } from '../../data/payments/pay-path.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { BookingBadge } from './booking-badge.tsx'
import { BookingHead } from './booking-head.tsx'

export function BookingCard({ booking }: { booking: BookingSummaryAnswer }) {
  return (
    <Card as="article" className="stack g4">
      <div className="row fw between">
        <h2 className="h4">
          <a href={bookingPath(booking.id)}>{text.booking(booking.number)}</a>
        </h2>
        <BookingBadge booking={booking} />
      </div>
      <BookingHead {...booking} />
      <div className="row fw between">
        <b>{formatPrice(booking.total)}</b>
        <div className="row fw">
          {booking.may.pay && (
            <Button size="medium" href={payPath(booking.id, true)}>
              {text.payShort}
            </Button>
          )}
          <Button size="medium" look="secondary" href={bookingPath(booking.id)}>
            {booking.may.ticket ? text.ticket : text.open}
          </Button>
        </div>
      </div>
    </Card>
  )
}
