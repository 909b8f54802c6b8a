import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { parcelPhotos as text } from '@okolitsa/strings/ru/parcel-photos.ts'
import { Card } from '../../ui/card.tsx'
import css from './claim-list.module.css'

const PHOTO = 84

/** How the seller gathered the order. */
export function ParcelPhotos({ order }: { order: OrderAnswer }) {
  if (order.parcelPhotoIds.length === 0) return null
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.ofCustomer}</h2>
      <ul className={css.photos}>
        {order.parcelPhotoIds.map((photoId, index) => {
          const src = `/api/v1/orders/${order.id}/photos/${photoId}`
          return (
            <li key={photoId}>
              <a href={src} target="_blank" rel="noreferrer">
                <img src={src} alt={text.photo(index + 1)} width={PHOTO} height={PHOTO} loading="lazy" />
              </a>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
