import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { MAX_PARCEL_PHOTOS, mayBePhotographed } from '@okolitsa/domain/orders/parcel-photo.ts'
import { parcelPhotos as text } from '@okolitsa/strings/ru/parcel-photos.ts'
import { useRef } from 'react'
import { staffPhotoUrl } from '../../data/orders/desk/order-photo.ts'
import { useAddParcelPhoto } from '../../data/orders/desk/use-parcel-photos.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CameraIcon } from '../../ui/icons.ts'
import { PhotoList } from '../../ui/photo-list.tsx'

/** Photos of the parcel, visible to its customer. */
export function ParcelPhotos({ order, mayWork }: Pick<CabinetOrder, 'order'> & { mayWork: boolean }) {
  const add = useAddParcelPhoto(order.id)
  const input = useRef<HTMLInputElement>(null)
  const ids = order.parcelPhotoIds
  const mayAdd =
    mayWork && mayBePhotographed(order.deliveryStatus) && ids.length < MAX_PARCEL_PHOTOS && order.dinner === null
  if (ids.length === 0 && !mayAdd) return null
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.title}</h2>
      {ids.length > 0 && (
        <PhotoList
          photos={ids.map((photoId, index) => ({
            src: staffPhotoUrl(order.id, photoId),
            alt: text.photo(index + 1),
          }))}
        />
      )}
      {mayAdd && (
        <>
          <p className="sm muted">{text.hint}</p>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            capture="environment"
            aria-label={text.add}
            hidden
            onChange={({ target }) => {
              const [photo] = target.files ?? []
              if (photo) add.mutate(photo)
              // lets the same file be chosen again
              target.value = ''
            }}
          />
          <Button look="secondary" icon={CameraIcon} busy={add.isPending} onClick={() => input.current?.click()}>
            {text.add}
          </Button>
        </>
      )}
    </Card>
  )
}

export function DoorPhotos({ order }: Pick<CabinetOrder, 'order'>) {
  const ids = order.doorPhotoIds
  if (ids.length === 0) return null
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.atDoor}</h2>
      <PhotoList
        photos={ids.map((photoId, index) => ({
          src: staffPhotoUrl(order.id, photoId),
          alt: text.doorPhoto(index + 1),
        }))}
      />
    </Card>
  )
}
