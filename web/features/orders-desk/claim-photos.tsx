import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { MAX_CLAIM_PHOTOS } from '@okolitsa/domain/orders/claim.ts'
import { ordersDesk } from '@okolitsa/strings/ru/orders-desk.ts'
import { useRef } from 'react'
import { useOrderActions } from '../../data/orders/desk/use-staff-orders.ts'
import { Button } from '../../ui/button.tsx'
import { CameraIcon } from '../../ui/icons.ts'
import css from './claim-card.module.css'

const text = ordersDesk.claims
const PHOTO = 120

interface Shown {
  readonly orderId: number
  readonly claimId: string
  readonly photoIds: readonly string[]
  /** Text alternative by position. */
  readonly name: (place: number) => string
}

export function ClaimPhotos({ orderId, claimId, photoIds, name }: Shown) {
  if (photoIds.length === 0) return null
  return (
    <ul className={css.photos}>
      {photoIds.map((photoId, index) => {
        const src = `/v1/cabinet/orders/${orderId}/claims/${claimId}/photos/${photoId}`
        return (
          <li key={photoId}>
            <a href={src} target="_blank" rel="noreferrer">
              <img src={src} alt={name(index + 1)} width={PHOTO} height={PHOTO} loading="lazy" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** The seller's photos against a claim, with an upload while it is open. */
export function SellerPhotos({ orderId, claim }: { orderId: number; claim: CabinetOrder['claims'][number] }) {
  const { addClaimPhoto } = useOrderActions(orderId)
  const input = useRef<HTMLInputElement>(null)
  const { id: claimId, sellerPhotoIds, abilities, isInstant } = claim
  return (
    <>
      <ClaimPhotos orderId={orderId} claimId={claimId} photoIds={sellerPhotoIds} name={text.sellerPhoto} />
      {abilities.addPhotos && sellerPhotoIds.length < MAX_CLAIM_PHOTOS && (
        <div className="stack">
          <p className="sm muted">{isInstant ? text.addPhotoToContest : text.addPhotoNote}</p>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={text.addPhoto}
            hidden
            onChange={({ target }) => {
              const [photo] = target.files ?? []
              if (photo) addClaimPhoto.mutate({ claimId, photo })
              // lets the same file be chosen again
              target.value = ''
            }}
          />
          <Button
            block
            look="secondary"
            icon={CameraIcon}
            busy={addClaimPhoto.isPending}
            onClick={() => input.current?.click()}
          >
            {text.addPhoto}
          </Button>
        </div>
      )}
    </>
  )
}
