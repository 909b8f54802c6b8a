import type { OrderEvent } from '@okolitsa/contracts/office-orders/order-event.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { ORDER_EVENT_GROUPS, type OrderEventGroup } from '@okolitsa/domain/office/order-work.ts'
import { formatDay, formatTime } from '@okolitsa/strings/ru/format.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import { ordersDesk } from '@okolitsa/strings/ru/orders-desk.ts'
import { useState } from 'react'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import type { IconComponent } from '../../ui/icon.tsx'
import { BellIcon, CircleDotIcon, CreditCardIcon, HistoryIcon, MessageCircleIcon, PhoneIcon } from '../../ui/icons.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { eventWords } from './event-words.ts'
import css from './order-timeline.module.css'

const text = officeOrders.timeline
const CHOICES = ['all', ...ORDER_EVENT_GROUPS] as const

const ICONS: Readonly<Partial<Record<OrderEvent['what']['kind'], IconComponent>>> = {
  notification: BellIcon,
  message: MessageCircleIcon,
  call: PhoneIcon,
}
const ICON_OF_GROUP: Readonly<Record<OrderEventGroup, IconComponent>> = {
  order: CircleDotIcon,
  money: CreditCardIcon,
  contact: BellIcon,
  log: HistoryIcon,
}

/** Everything that touched the order, latest first, by days. The log of causes is a part of its own. */
export function OrderTimeline({ events, zone }: { events: readonly OrderEvent[]; zone: string }) {
  const reference = { ...useDayReference(), zone }
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('all')
  const shown = events.filter(({ group }) => (choice === 'all' ? group !== 'log' : group === choice))
  const days = Map.groupBy(shown, ({ at }) => dayIn(zone, new Date(at)))
  return (
    <Card as="section" className="stack g3">
      <div className={css.head}>
        <h2>{text.title}</h2>
        <Segmented
          label={text.filter}
          value={choice}
          items={CHOICES.map((value) => ({ value, title: value === 'all' ? text.all : text.groups[value] }))}
          onValueChange={setChoice}
        />
      </div>
      {shown.length === 0 && <p className="sm muted">{text.none}</p>}
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h3 className={css.day}>{formatDay(day, reference)}</h3>
          <ol className={css.list}>
            {ofDay.map((event, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events have no ids and are never reordered within a day
              <Entry key={index} event={event} zone={zone} />
            ))}
          </ol>
        </section>
      ))}
    </Card>
  )
}

const whoOf = ({ actor, actorName }: OrderEvent): string | null => {
  if (actorName !== null || actor === null || actor === 'system') return actorName
  return actor === 'office' ? text.office : ordersDesk.actors[actor]
}

function Entry({ event, zone }: { event: OrderEvent; zone: string }) {
  const { what, group, at } = event
  const Drawing = ICONS[what.kind] ?? ICON_OF_GROUP[group]
  const { title, notes } = eventWords(event)
  const details = [what.kind === 'message' ? null : whoOf(event), ...notes].filter(Boolean).join(' · ')
  return (
    <li className={css.entry} data-group={group}>
      <i>
        <Drawing size={16} />
      </i>
      <span>
        {title}
        {details && <small>{details}</small>}
      </span>
      <time dateTime={at}>{formatTime(new Date(at), zone)}</time>
    </li>
  )
}
