import type { DataLook } from '@okolitsa/contracts/office-orders/data-looks.endpoints.ts'
import { dataLooks as text } from '@okolitsa/strings/ru/data-looks.ts'
import { formatMoment, formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { EventLog } from '../../ui/event-log.tsx'

/** Looks of the market's people at the customer's data; absent when there were none. */
export function DataLooks({ looks }: { looks: readonly DataLook[] }) {
  const reference = useDayReference()
  if (looks.length === 0) return null
  return (
    <Card as="section" className="stack g4">
      <h2 className="h3">{text.title}</h2>
      <p>{text.text}</p>
      <EventLog
        events={looks.map(({ at, field, reason, name, orderNumber }) => ({
          action: text.fields[field],
          notes: [
            orderNumber === null
              ? text.reasons[reason]
              : `${text.reasons[reason]}, ${text.ofOrder(formatOrderNumber(Number(orderNumber)))}`,
          ],
          whenAndWho: text.line(formatMoment(new Date(at), reference), name),
        }))}
      />
    </Card>
  )
}
