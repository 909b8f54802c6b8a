import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { formatNumber, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeToday } from '@okolitsa/strings/ru/office-today.ts'
import { type OfficeDay, useOfficeDay } from '../../data/office/today.ts'
import { Card } from '../../ui/card.tsx'
import css from './queues.module.css'

const text = officeToday.day
const NUMBERS = [
  ['orders', formatNumber],
  ['turnover', formatPrice],
  ['average', formatPrice],
] as const

/** Orders of the day so far against the same weekday a week ago. */
export function DayNumbers({ member, initial }: { member: OfficeMember; initial: OfficeDay | null }) {
  const day = useOfficeDay(member, initial)
  if (!day) return null
  return (
    <Card as="section" aria-label={text.title}>
      <dl className={css.numbers}>
        {NUMBERS.map(([name, format]) => (
          <div key={name}>
            <dt className="sm muted">{text.names[name]}</dt>
            <dd>
              <b className="h4">{format(day.today[name])}</b>
              <small className="muted">{text.weekAgo(format(day.weekAgo[name]))}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
