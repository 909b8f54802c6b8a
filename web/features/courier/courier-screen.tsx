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
import { useCourierDay } from '../../data/courier/use-courier-day.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckIcon, PhoneIcon } from '../../ui/icons.ts'
import css from './courier.module.css'
import { CourierGone } from './courier-gone.tsx'
import { CourierStop } from './courier-stop.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const MissDialog = lazy(() => import('./miss-dialog.tsx'))
const text = couriers.day

/** A courier's day on a phone: the address that is next stands open, the others wait below. */
export function CourierScreen({ token, initial }: { token: string; initial: CourierDay }) {
  const { day, deliver, miss, isGone } = useCourierDay(token, initial)
  const reference = { ...useDayReference(), zone: day.timeZone }
  const [openId, setOpenId] = useState<number | null>(null)
  const [asking, setAsking] = useState<'deliver' | 'miss' | null>(null)
  if (isGone) return <CourierGone />
  const { stops } = day
  const ahead = stops.filter(({ state }) => state === 'ready')
  const done = stops.filter(({ state }) => state === 'delivered').length
  // who was not at home comes after those that were not tried
  const open = ahead.find(({ id }) => id === openId) ?? ahead.find(({ missed }) => missed === null) ?? ahead[0]
  const close = () => setAsking(null)
  const hasCome = dayIn(day.timeZone, reference.now) >= day.date
  return (
    <div className={css.screen}>
      <header>
        <h1 className="h2">{text.hello(day.courierName)}</h1>
        <p className="muted">{text.of(day.sellerTitle, formatDay(day.date, reference))}</p>
        {stops.length > 0 && <p className="muted">{text.summary(stops.length, done)}</p>}
      </header>
      {open && (
        <CourierStop stop={open} place={stops.indexOf(open) + 1} onMiss={hasCome ? () => setAsking('miss') : null} />
      )}
      {!open && <Finished day={day} />}
      <Others day={day} openId={open?.id ?? null} onOpen={setOpenId} />
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
      {open && !hasCome && <p className="muted">{text.early(formatDay(day.date, reference))}</p>}
      {open && hasCome && (
        <div className={css.bar}>
          <Button block size="xlarge" icon={CheckIcon} busy={deliver.isPending} onClick={() => setAsking('deliver')}>
            {open.due ? text.deliverWith(open.due.sum) : text.deliver}
          </Button>
        </div>
      )}
      <Suspense>
        {open && asking === 'deliver' && (
          <ConfirmDialog
            isOpen
            onOpenChange={close}
            title={open.due ? text.confirmCash(open.due.sum) : text.confirmTitle}
            text={text.confirmText}
            confirmText={text.confirm}
            cancelText={text.cancel}
            confirmLook="primary"
            busy={deliver.isPending}
            onConfirm={() => deliver.mutate({ id: open.id, received: open.due?.sum ?? null }, { onSettled: close })}
          />
        )}
        {open && asking === 'miss' && (
          <MissDialog
            busy={miss.isPending}
            onClose={close}
            onChoose={(reason) =>
              miss.mutate(
                { id: open.id, reason },
                {
                  onSuccess: () => setOpenId(null),
                  onSettled: close,
                },
              )
            }
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

/** Every address but the open one, in order; a press opens one that can be brought. */
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
  const said =
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
          {formatOrderNumber(stop.id)} · {said}
        </small>
      </span>
      {state === 'ready' && due && <b className={css.sum}>{formatPrice(due.sum)}</b>}
    </>
  )
}
