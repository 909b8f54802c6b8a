import { handBookings as text } from '@okolitsa/strings/ru/hand-bookings.ts'
import { lazy, Suspense, useState } from 'react'
import { type HandBooking, useHandBookingActions, useHandBookings } from '../../data/bookings/desk/use-hand-bookings.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { HandPhone } from './hand-phone.tsx'

const HandBookingDialog = lazy(() => import('./hand-booking-dialog.tsx'))
const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

/** Bookings made by telephone for a date: adding, payment, cancellation. */
export function HandBookings({ dateId, mayWork }: { dateId: number; mayWork: boolean }) {
  const { byHand, isError } = useHandBookings(dateId)
  const { add, change, cancel } = useHandBookingActions(dateId)
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<HandBooking | null>(null)
  return (
    <Card as="section" className="stack g4">
      <h3 className="h4">{text.title}</h3>
      {!byHand && <p className="muted">{isError ? text.failed : text.loading}</p>}
      {byHand?.items.length === 0 && <p className="muted">{text.none}</p>}
      {byHand && byHand.items.length > 0 && (
        <ul className="stack g4">
          {byHand.items.map((booking) => (
            <li key={booking.id} className="stack g2">
              <p>
                <b>{booking.name}</b>, {text.peopleOf(booking.people)}{' '}
                <Badge color={booking.isPaid ? 'green' : 'orange'}>
                  {booking.isPaid ? text.isPaid : text.isNotPaid}
                </Badge>
              </p>
              <HandPhone phone={booking.phone} />
              {booking.comment && <p className="sm">{booking.comment}</p>}
              {mayWork && (
                <div className="row fw">
                  {!booking.isPaid && (
                    <Button
                      size="medium"
                      look="secondary"
                      busy={change.isPending && change.variables.id === booking.id}
                      aria-label={text.markPaidOf(booking.name)}
                      onClick={() => change.mutate({ id: booking.id, isPaid: true })}
                    >
                      {text.markPaid}
                    </Button>
                  )}
                  <Button
                    size="medium"
                    look="secondary-gray"
                    aria-label={text.cancelOf(booking.name)}
                    onClick={() => setLeaving(booking)}
                  >
                    {text.cancel}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {byHand && byHand.unnamed > 0 && <p className="sm muted">{text.unnamed(byHand.unnamed)}</p>}
      {mayWork && byHand && (
        <Button look="secondary" onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      )}
      {isAdding && byHand && (
        <Suspense>
          <HandBookingDialog
            dateId={dateId}
            left={byHand.left}
            add={add}
            onClose={() => {
              add.reset()
              setAdding(false)
            }}
          />
        </Suspense>
      )}
      {leaving && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => setLeaving(null)}
            title={text.cancelTitle(leaving.name)}
            text={text.cancelText}
            confirmText={text.cancel}
            cancelText={text.keep}
            busy={cancel.isPending}
            onConfirm={() => cancel.mutate(leaving.id, { onSettled: () => setLeaving(null) })}
          />
        </Suspense>
      )}
    </Card>
  )
}
