import type { CourierDay, RouteStop } from '@okolitsa/contracts/couriers/couriers.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import {
  formatDay,
  formatOrderNumber,
  formatPrice,
  formatTime,
  formatWindowShort,
} from '@okolitsa/strings/ru/format.ts'
import { lazy, Suspense, useState } from 'react'
import { wayUrl } from '../../data/courier/route-link.ts'
import { useCourierDay } from '../../data/courier/use-courier-day.ts'
import { useKeptPage } from '../../data/courier/use-kept-page.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckIcon, PhoneIcon, RouteIcon } from '../../ui/icons.ts'
import css from './courier.module.css'
import { CourierGone } from './courier-gone.tsx'
import { CourierStop } from './courier-stop.tsx'

const deliverDialog = () => import('./deliver-dialog.tsx')
const refuseDialog = () => import('./refuse-dialog.tsx')
const missDialog = () => import('./miss-dialog.tsx')
const DeliverDialog = lazy(deliverDialog)
const RefuseDialog = lazy(refuseDialog)
const MissDialog = lazy(missDialog)
/** Dialogs loaded on demand are cached with the page. */
const loadWindows = () => Promise.all([deliverDialog(), refuseDialog(), missDialog()])
const text = couriers.day

/** A courier's day on a phone: the next stop is expanded, the others are listed below. */
export function CourierScreen({ token, initial }: { token: string; initial: CourierDay }) {
  const { day, say, refusing, waiting, isOffline, troubleOf, isGone } = useCourierDay(token, initial)
  useKeptPage(loadWindows)
  const reference = { ...useDayReference(), zone: day.timeZone }
  const [openId, setOpenId] = useState<number | null>(null)
  const [asking, setAsking] = useState<'deliver' | 'miss' | 'refuse' | null>(null)
  if (isGone) return <CourierGone />
  const { stops } = day
  const ahead = stops.filter(({ state }) => state === 'ready')
  const done = stops.filter(({ state }) => state === 'delivered').length
  // stops not tried yet come before missed ones
  const open = ahead.find(({ id }) => id === openId) ?? ahead.find(({ missed }) => missed === null) ?? ahead[0]
  const close = () => setAsking(null)
  // an order that its seller sent early may be delivered early
  const mayMark = open !== undefined && (open.isSent || dayIn(day.timeZone, reference.now) >= day.date)
  const trouble = open && troubleOf(open.id)
  return (
    <div className={css.screen}>
      <header>
        <h1 className="h2">{text.hello(day.courierName)}</h1>
        <p className="muted">{text.of(day.sellerTitle, formatDay(day.date, reference))}</p>
        {stops.length > 0 && <p className="muted">{text.summary(stops.length, done)}</p>}
      </header>
      {isOffline && (
        <Notification tone="warning" title={text.offline(waiting)}>
          {text.offlineText}
        </Notification>
      )}
      {trouble && (
        <Notification tone="error" title={text.trouble}>
          {trouble}
        </Notification>
      )}
      {open && (
        <CourierStop
          stop={open}
          place={stops.indexOf(open) + 1}
          onMiss={mayMark ? () => setAsking('miss') : null}
          onRefuse={mayMark && open.inside.length > 1 ? () => setAsking('refuse') : null}
        />
      )}
      {!open && <Finished day={day} />}
      <Others day={day} openId={open?.id ?? null} onOpen={setOpenId} />
      {ahead.length > 1 && (
        <Button block look="secondary" icon={RouteIcon} href={wayUrl(ahead)} target="_blank" rel="noopener noreferrer">
          {text.way}
        </Button>
      )}
      {day.taken > 0 && open && (
        <p className={css.taken}>
          <span className="muted">{text.taken}</span>
          <b>{formatPrice(day.taken)}</b>
        </p>
      )}
      {day.sellerPhone && (
        <Button block look="secondary-gray" icon={PhoneIcon} href={`tel:+${day.sellerPhone}`}>
          {text.callSeller}
        </Button>
      )}
      {open && !mayMark && <p className="muted">{text.early(formatDay(day.date, reference))}</p>}
      {open && mayMark && (
        <div className={css.bar}>
          <Button block size="xlarge" icon={CheckIcon} onClick={() => setAsking('deliver')}>
            {open.due ? text.deliverWith(open.due.sum) : text.deliver}
          </Button>
        </div>
      )}
      <Suspense>
        {open && asking === 'deliver' && (
          <DeliverDialog
            stop={open}
            onClose={close}
            onConfirm={(photo) => {
              const { due } = open
              say(open.id, { kind: 'delivered', received: due?.sum ?? null, isCash: due?.by === 'cash' }, photo)
              close()
            }}
          />
        )}
        {open && asking === 'refuse' && (
          <RefuseDialog
            stop={open}
            busy={refusing.isPending}
            onClose={close}
            onRefuse={(lineIds) => refusing.mutate({ orderId: open.id, lineIds }, { onSuccess: close })}
          />
        )}
        {open && asking === 'miss' && (
          <MissDialog
            orderId={open.id}
            onClose={close}
            onChoose={(reason, photo) => {
              say(open.id, { kind: 'missed', reason }, photo)
              setOpenId(null)
              close()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

function Finished({ day: { stops, taken } }: { day: CourierDay }) {
  const isAllDone = stops.length > 0 && stops.every(({ state }) => state === 'delivered')
  return (
    <Card>
      <h2 className="h3">{isAllDone ? text.allDone : text.nothing}</h2>
      <p className="muted">
        {isAllDone && taken > 0 ? text.allDoneText(formatPrice(taken)) : isAllDone ? '' : text.nothingText}
      </p>
    </Card>
  )
}

/** The other stops in order; a press opens one that can be delivered. */
function Others({
  day: { stops, timeZone },
  openId,
  onOpen,
}: {
  day: CourierDay
  openId: number | null
  onOpen: (id: number) => void
}) {
  const others = stops.map((stop, index) => ({ stop, place: index + 1 })).filter(({ stop }) => stop.id !== openId)
  if (others.length === 0) return null
  return (
    <Card>
      <ol className={css.others}>
        {others.map(({ stop, place }) => (
          <li key={stop.id} data-state={stop.state}>
            <span className={css.place} aria-hidden="true">
              {stop.state === 'delivered' ? <CheckIcon size={20} /> : place}
            </span>
            {stop.state === 'ready' ? (
              <button type="button" onClick={() => onOpen(stop.id)} className={css.other}>
                <Address stop={stop} zone={timeZone} />
              </button>
            ) : (
              <span className={css.other}>
                <Address stop={stop} zone={timeZone} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Address({ stop, zone }: { stop: RouteStop; zone: string }) {
  const { deliveryWindow: hours, missed, due, state } = stop
  const outcome =
    state === 'delivered'
      ? text.done
      : state === 'gathering'
        ? text.gathering
        : missed
          ? text.missedAt(couriers.missed[missed.reason], formatTime(new Date(missed.at), zone))
          : `${formatWindowShort(hours.fromHour, hours.toHour)} · ${stop.name}`
  return (
    <>
      <span>
        <b>{stop.address}</b>
        <small>
          {formatOrderNumber(stop.id)} · {outcome}
        </small>
      </span>
      {state === 'ready' && due && <b className={css.sum}>{formatPrice(due.sum)}</b>}
    </>
  )
}
