import type { CourierLink, DeskStop } from '@okolitsa/contracts/couriers/couriers.ts'
import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import { formatOrderNumber, formatTime, formatWindow } from '@okolitsa/strings/ru/format.ts'
import { packages } from '@okolitsa/strings/ru/packages.ts'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, CheckIcon, GripVerticalIcon } from '../../ui/icons.ts'
import { Select } from '../../ui/select.tsx'
import css from './couriers.module.css'

const text = couriers.desk

/** A stop of a route; buttons and dragging have the same effect. */
export function RouteStopRow({
  stop,
  zone,
  cars,
  isDragged,
  onDrag,
  onDrop,
  onUp,
  onDown,
  onGive,
}: {
  stop: DeskStop
  zone: string
  cars: readonly CourierLink[]
  isDragged: boolean
  onDrag: (isDragged: boolean) => void
  onDrop: () => void
  /** Called to move the stop up; null = the stop is the first. */
  onUp: (() => void) | null
  /** Called to move the stop down; null = the stop is the last. */
  onDown: (() => void) | null
  onGive: (linkId: string | null) => void
}) {
  const { deliveryWindow: hours, due, missed } = stop
  // a single car needs no choice, unless the stop was assigned to another one before
  const hasCars = cars.length > 1 || (stop.linkId !== null && cars.length > 0)
  // a delivered stop cannot be moved
  const isDone = stop.state === 'delivered'
  const [isOver, setIsOver] = useState(false)
  return (
    <li
      className={classNames(css.stop, isDragged && css.dragged, isOver && !isDragged && css.over)}
      draggable={!isDone}
      onDragStart={() => onDrag(true)}
      onDragEnd={() => onDrag(false)}
      onDragOver={(event) => {
        if (isDone) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onDrop()
      }}
    >
      {isDone ? <CheckIcon size={20} className={css.done} /> : <GripVerticalIcon size={20} className={css.grip} />}
      <a href={`/cabinet/orders/${stop.id}`} className={css.stopWords} draggable={false}>
        <b>{[stop.address, couriers.door(stop)].filter(Boolean).join(', ')}</b>
        <small>
          {formatWindow(hours.fromHour, hours.toHour)} · {formatOrderNumber(stop.id)}, {stop.name} ·{' '}
          {packages.count(stop.packages)}
        </small>
        {missed && (
          <small className={css.missed}>
            {couriers.day.missedAt(couriers.missed[missed.reason], formatTime(new Date(missed.at), zone))}
          </small>
        )}
      </a>
      <span className={css.state}>
        <Badge color={stop.state === 'delivered' ? 'green' : stop.state === 'ready' ? 'orange' : 'gray'}>
          {text.states[stop.state === 'ready' && stop.isSent ? 'sent' : stop.state]}
        </Badge>
        {due && <small>{couriers.due(due.sum, due.by)}</small>}
      </span>
      {!isDone && (
        <span className={css.tools}>
          {hasCars && (
            <Select
              label={text.cars.who(stop.address)}
              hideLabel
              value={stop.linkId ?? ''}
              onChange={(event) => onGive(event.currentTarget.value || null)}
              items={[
                { value: '', title: text.cars.nobody },
                ...cars.map(({ id, courierName }) => ({ value: id, title: courierName })),
              ]}
            />
          )}
          <IconButton
            icon={ArrowUpIcon}
            look="gray"
            label={text.order.up(stop.address)}
            aria-disabled={onUp === null || undefined}
            onClick={() => onUp?.()}
          />
          <IconButton
            icon={ArrowDownIcon}
            look="gray"
            label={text.order.down(stop.address)}
            aria-disabled={onDown === null || undefined}
            onClick={() => onDown?.()}
          />
        </span>
      )}
    </li>
  )
}
