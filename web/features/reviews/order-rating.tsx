import { rateWords as text } from '@okolitsa/strings/ru/review-words.ts'
import { useRateables } from '../../data/reviews/use-order-reviews.ts'
import { Card } from '../../ui/card.tsx'
import { RateRow } from './rate-row.tsx'

/** Ratings of an order, a dinner or a trip, and of each product in it. */
export function OrderRating({ orderId }: { orderId: number }) {
  const rateables = useRateables(orderId)
  const [first] = rateables ?? []
  if (!rateables || !first) return null
  return (
    <Card as="section" className="stack g4" id="rate">
      <div className="stack">
        <h2 className="h4">{text.title[first.trade]}</h2>
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
