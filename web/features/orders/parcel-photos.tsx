import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { parcelPhotos as text } from '@okolitsa/strings/ru/parcel-photos.ts'
import { orderPhotoUrl } from '../../data/orders/order-photo.ts'
import { Card } from '../../ui/card.tsx'
import { PhotoList } from '../../ui/photo-list.tsx'

/** Photos by the seller after picking and by its courier at the door. */
export function ParcelPhotos({ order }: { order: OrderAnswer }) {
  const { id, parcelPhotoIds: packed, doorPhotoIds: atDoor } = order
  const src = (photoId: string) => orderPhotoUrl(id, photoId)
  if (packed.length === 0 && atDoor.length === 0) return null
  return (
    <Card as="section" className="stack g4">
      {packed.length > 0 && (
        <>
          <h2 className="h4">{text.ofCustomer}</h2>
          <PhotoList photos={packed.map((photoId, index) => ({ src: src(photoId), alt: text.photo(index + 1) }))} />
        </>
      )}
      {atDoor.length > 0 && (
        <>
          <h2 className="h4">{text.atDoor}</h2>
          <PhotoList photos={atDoor.map((photoId, index) => ({ src: src(photoId), alt: text.doorPhoto(index + 1) }))} />
        </>
      )}
    </Card>
  )
}
