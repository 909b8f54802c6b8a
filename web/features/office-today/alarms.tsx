import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeToday } from '@okolitsa/strings/ru/office-today.ts'
import { type OfficeAlarm, useAlarms } from '../../data/office/today.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { CircleAlertIcon } from '../../ui/icons.ts'
import css from './queues.module.css'

const text = officeToday.alarms

const hrefOf = ({ kind, orderId }: OfficeAlarm): string => {
  if (kind === 'receipts' && orderId !== null) return `/office/orders/${orderId}`
  return {
    services: '/office/setup/services',
    receipts: '/office/orders',
    integrity: '/office/state',
    unanswered: '/office/unanswered',
  }[kind]
}

/** Present alarms, above everything else; an empty list is not shown. */
export function Alarms({ initial }: { initial: OfficeAlarm[] }) {
  const alarms = useAlarms(initial)
  const reference = useDayReference()
  if (alarms.length === 0) return null
  return (
    <ul className={css.alarms} aria-label={text.title} aria-live="polite">
      {alarms.map((alarm) => (
        <li key={alarm.kind}>
          <CircleAlertIcon size={20} />
          <a className="link" href={hrefOf(alarm)}>
            {text.kinds[alarm.kind](alarm.count)}
          </a>
          <span className="sm">{text.since(formatMoment(new Date(alarm.since), reference))}</span>
        </li>
      ))}
    </ul>
  )
}
