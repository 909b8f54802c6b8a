import { rateWords as text } from '@okolitsa/strings/ru/review-words.ts'
import { useRateables } from '../../data/reviews/use-order-reviews.ts'
import { Card } from '../../ui/card.tsx'
import { RateRow } from './rate-row.tsx'

/** How was the order, and each of its goods? */
export function OrderRating({ orderId }: { orderId: number }) {
  const rateables = useRateables(orderId)
  if (!rateables || rateables.length === 0) return null
  return (
    <Card as="section" className="stack g4" id="rate">
      <div className="stack">
        <h2 className="h4">{text.title}</h2>
        <p className="sm muted">{text.lead}</p>
      </div>
      <ul className="stack g4">
        {rateables.map((rateable) => (
          <li key={`${rateable.entityType}-${rateable.entityId}`}>
            <RateRow rateable={rateable} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
