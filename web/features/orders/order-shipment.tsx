import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { formatDate, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { shipments as text } from '@okolitsa/strings/ru/shipments.ts'
import { useShipment } from '../../data/orders/use-shipment.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EventLog } from '../../ui/event-log.tsx'
import { ExternalLinkIcon } from '../../ui/icons.ts'

/** Progress of the carrier's parcel; hidden until it exists. */
export function OrderShipment({ order }: { order: OrderAnswer }) {
  const shipment = useShipment(order)
  const reference = useDayReference()
  if (!shipment) return null
  const { trackNumber, trackUrl, state, keptUntil, way } = shipment
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.parcel}</h2>
      <Pretended service="cdek" />
      <div>
        <p>
          <b>{text.customerStates[state]}</b>
        </p>
        {keptUntil !== null && <p>{text.keptUntil(formatDate(keptUntil, reference))}</p>}
        <p className="muted">{text.track(trackNumber)}</p>
      </div>
      {way.length > 1 && (
        <EventLog
          events={way.toReversed().map(({ state: passed, at, city }) => ({
            action: text.states[passed],
            notes: [],
            whenAndWho: [formatMoment(new Date(at), reference), city].filter(Boolean).join(', '),
          }))}
        />
      )}
      <Button block look="secondary" icon={ExternalLinkIcon} href={trackUrl} target="_blank" rel="noopener noreferrer">
        {text.openTrack}
      </Button>
    </Card>
  )
}
