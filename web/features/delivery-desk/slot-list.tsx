import type { Shipping, Slots } from '@okolitsa/contracts/delivery/shipping.ts'
import { deliveryDesk as words } from '@okolitsa/strings/ru/delivery-desk.ts'
import { formatDay } from '@okolitsa/strings/ru/format.ts'
import { useState } from 'react'
import { useSlots } from '../../data/delivery/desk/use-shipping.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './shipping.module.css'

const text = words.slots
/** Maximum number of days of one rate displayed initially. */
const FIRST_DAYS = 4

/** Load of the coming days by rate. */
export function SlotList({ organizationId, shipping }: { organizationId: number; shipping: Shipping }) {
  const { data, isError, refetch } = useSlots(
    organizationId,
    JSON.stringify([shipping.revision, shipping.schedule, shipping.closures]),
  )
  return (
    <Card as="section" className="stack g4">
      <div>
        <h2 className="h3">{text.title}</h2>
        <p className="sm muted">{text.text}</p>
      </div>
      {data ? (
        <Loads slots={data} shipping={shipping} />
      ) : isError ? (
        <div className="stack g3">
          <p role="status">{text.failed}</p>
          <div>
            <Button reads look="secondary" size="medium" onClick={() => void refetch()}>
              {text.retry}
            </Button>
          </div>
        </div>
      ) : (
        <Skeleton height={160} radius={16} />
      )}
    </Card>
  )
}

function Loads({ slots: { slots, days }, shipping }: { slots: Slots; shipping: Shipping }) {
  const groups = [
    ...(days.length > 0 ? [{ key: 'car', title: text.car, loads: days }] : []),
    ...shipping.rates.map(({ id, title }) => ({
      key: String(id),
      title,
      // an empty day without a limit is omitted
      loads: slots.filter(({ rateId, taken, most }) => rateId === id && (most !== null || taken > 0)),
    })),
  ].filter(({ loads }) => loads.length > 0)
  if (groups.length === 0) return <p>{text.none}</p>
  return groups.map(({ key, ...group }) => <LoadGroup key={key} {...group} timeZone={shipping.timeZone} />)
}

function LoadGroup({ title, loads, timeZone }: { title: string; loads: Slots['days']; timeZone: string }) {
  const reference = { ...useDayReference(), zone: timeZone }
  const [isAll, setAll] = useState(false)
  const shown = isAll ? loads : loads.slice(0, FIRST_DAYS)
  return (
    <div className={css.loads}>
      <h3 className="h4">{title}</h3>
      <ul>
        {shown.map(({ date, taken, most }) => {
          const isFull = most !== null && taken >= most
          const day = formatDay(date, reference)
          return (
            <li key={date} className={css.load}>
              <span>{day}</span>
              <span className={isFull ? css.full : undefined}>
                {text.taken(taken, most)}
                {isFull && `, ${text.full}`}
              </span>
              {most !== null && (
                <Progress
                  value={taken}
                  max={most}
                  label={`${title}, ${day}`}
                  valueText={text.taken(taken, most)}
                  tone={isFull ? 'amber' : 'green'}
                />
              )}
            </li>
          )
        })}
      </ul>
      {loads.length > FIRST_DAYS && !isAll && (
        <div>
          <Button reads look="secondary-gray" size="medium" onClick={() => setAll(true)}>
            {text.more}
          </Button>
        </div>
      )}
    </div>
  )
}
