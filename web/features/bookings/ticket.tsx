import type { BookingAnswer } from '@okolitsa/contracts/bookings/booking.ts'
import { bookings as text } from '@okolitsa/strings/ru/bookings.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import css from './bookings.module.css'

/** The ticket: QR code, code in letters, PDF. The screen works offline. */
export function Ticket({ booking, ticket }: { booking: BookingAnswer; ticket: NonNullable<BookingAnswer['ticket']> }) {
  const reference = { ...useDayReference(), zone: booking.tour.timeZone }
  return (
    <Card as="section" className={css.ticket}>
      <h2 className="h3">{text.ticket}</h2>
      <img src={`data:image/svg+xml,${encodeURIComponent(ticket.qr)}`} alt={text.ticketAlt} width={240} height={240} />
      <p className={css.code}>
        <b>{ticket.code}</b>
      </p>
      <p className="sm muted">
        {ticket.checkedAt ? text.ticketChecked(formatMoment(new Date(ticket.checkedAt), reference)) : text.ticketShow}
      </p>
      <Button icon={DownloadIcon} href={ticket.url} download={`${booking.number}.pdf`}>
        {text.save}
      </Button>
    </Card>
  )
}
