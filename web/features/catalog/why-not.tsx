import type { Product } from '@okolitsa/contracts/catalog/product.ts'
import { arrival, willNotArrive } from '@okolitsa/strings/ru/arrival.ts'
import { productPage as text } from '@okolitsa/strings/ru/product-page.ts'
import { Notification } from '../../ui/alert.tsx'

/** Why a product cannot be had here and now, and what to do. */
export function WhyNot({ product: { availability, nearestCdekPoint } }: { product: Product }) {
  const { reason, perishes } = availability
  const words = text.unavailable[reason ?? 'notOnSale']
  const isFar = reason === 'notDeliveredHere' && nearestCdekPoint
  return (
    <Notification tone="warning" title={perishes ? willNotArrive(perishes) : words.title}>
      {isFar ? <p>{arrival.nearestPoint(nearestCdekPoint.city, nearestCdekPoint.km)}</p> : null}
      <p>{words.text}</p>
    </Notification>
  )
}
