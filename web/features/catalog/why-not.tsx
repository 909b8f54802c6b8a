import type { Product } from '@okolitsa/contracts/catalog/product.ts'
import { arrival, willNotArrive } from '@okolitsa/strings/ru/arrival.ts'
import { farmPause } from '@okolitsa/strings/ru/farm-pause.ts'
import { productPage as text } from '@okolitsa/strings/ru/product-page.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'

export function WhyNot({ product: { availability, nearestCdekPoint } }: { product: Product }) {
  const { reason, perishes, pausedUntil } = availability
  const reference = useDayReference()
  const words = text.unavailable[reason ?? 'notOnSale']
  const titleOf = () => {
    if (perishes) return willNotArrive(perishes)
    return reason === 'paused' ? farmPause.rests({ until: pausedUntil }, reference) : words.title
  }
  const isFar = reason === 'notDeliveredHere' && nearestCdekPoint
  return (
    <Notification tone="warning" title={titleOf()}>
      {isFar ? <p>{arrival.nearestPoint(nearestCdekPoint.city, nearestCdekPoint.km)}</p> : null}
      <p>{words.text}</p>
    </Notification>
  )
}
