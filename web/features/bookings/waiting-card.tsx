import type { WaitingAnswer } from '@okolitsa/contracts/bookings/booking.ts'
import { bookings as text } from '@okolitsa/strings/ru/bookings.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { tourPath } from '../../data/tours/addresses.ts'
import { useWaiting } from '../../data/tours/use-waitings.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { BookingHead } from './booking-head.tsx'

/** A date on whose waiting list the customer is; an offer links to the booking. */
export function WaitingCard({ waiting }: { waiting: WaitingAnswer }) {
  const reference = { ...useDayReference(), zone: waiting.tour.timeZone }
  const { leave } = useWaiting()
  return (
    <Card as="li" className="stack g4">
      <BookingHead {...waiting} />
      <div className="row fw">
        <Badge size="large" color={waiting.offeredUntil ? 'green' : 'gray'}>
          {waiting.offeredUntil
            ? text.offered(formatMoment(new Date(waiting.offeredUntil), reference))
            : text.ahead(waiting.ahead)}
        </Badge>
      </div>
      <div className="row fw">
        {waiting.offeredUntil && waiting.tour.isShown && (
          <Button size="medium" href={tourPath(waiting.tour.id, waiting.date.id)}>
            {text.takeOffer}
          </Button>
        )}
        <Button size="medium" look="secondary-gray" busy={leave.isPending} onClick={() => leave.mutate(waiting.id)}>
          {text.leave}
        </Button>
      </div>
    </Card>
  )
}
