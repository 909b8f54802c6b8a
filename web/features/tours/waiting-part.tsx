import type { TourDateAnswer } from '@okolitsa/contracts/tours/tour.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { tours as text } from '@okolitsa/strings/ru/tours.ts'
import { useWaiting, useWaitings } from '../../data/tours/use-waitings.ts'
import { signInFor } from '../../data/visitor/deferred-action.ts'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { navigate } from '../../platform/router/router.ts'
import { useLocation } from '../../platform/router/screens.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { BellIcon } from '../../ui/icons.ts'

/** A full date: the waiting list, the customer's position, and the link to reserved places. */
export function WaitingPart({
  date,
  people,
  zone,
  bookHref,
}: {
  date: TourDateAnswer
  people: number
  zone: string
  /** URL of the booking once places are reserved for this customer. */
  bookHref: string
}) {
  const { now } = useDayReference()
  const isSignedIn = useIsSignedIn()
  const { pathname } = useLocation()
  const { join, leave } = useWaiting()
  const own = useWaitings().find(
    ({ date: { id }, state }) => id === date.id && (state === 'waiting' || state === 'offered'),
  )
  if (own) {
    return (
      <div className="stack g4">
        <Notification
          tone="success"
          title={
            own.offeredUntil
              ? text.offered(formatMoment(new Date(own.offeredUntil), { now, zone }))
              : text.waiting(own.ahead)
          }
        />
        {own.offeredUntil &&
          (people <= own.people ? (
            <Button block href={bookHref}>
              {text.book}
            </Button>
          ) : (
            <Notification tone="warning" title={text.fits(own.people)} />
          ))}
        <Button look="secondary-gray" block busy={leave.isPending} onClick={() => leave.mutate(own.id)}>
          {text.leave}
        </Button>
      </div>
    )
  }
  const onJoin = () => {
    if (isSignedIn) join.mutate({ dateId: date.id, people })
    else void navigate(signInFor({ kind: 'waiting', id: date.id, people }, pathname))
  }
  return (
    <div className="stack g4">
      <Notification title={text.waitTitle}>
        <p>{text.waitText}</p>
      </Notification>
      <Button look="secondary" block icon={BellIcon} busy={join.isPending} onClick={onJoin}>
        {text.wait}
      </Button>
    </div>
  )
}
