import { MISSED_REASONS, type MissedReason } from '@okolitsa/domain/couriers/courier-link.ts'
import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import css from './courier.module.css'
import { DoorPhoto } from './door-photo.tsx'
import { useDoorPhoto } from './use-door-photo.ts'

const text = couriers.day

/** Reason why an order was not delivered: one press; a photo may be attached before it. */
export default function MissDialog({
  orderId,
  onChoose,
  onClose,
}: {
  orderId: number
  onChoose: (reason: MissedReason, photo: File | null) => void
  onClose: () => void
}) {
  const { photo, choose, forget } = useDoorPhoto(orderId)
  return (
    <Modal isOpen onOpenChange={onClose} title={text.missTitle}>
      <div className={css.reasons}>
        <p className="muted">{text.missText}</p>
        <DoorPhoto photo={photo} onChoose={choose} />
        {MISSED_REASONS.map((reason) => (
          <Button
            key={reason}
            block
            size="xlarge"
            look="secondary"
            onClick={() => {
              onChoose(reason, photo)
              forget()
            }}
          >
            {couriers.missed[reason]}
          </Button>
        ))}
        <Button block look="secondary-gray" onClick={onClose}>
          {text.back}
        </Button>
      </div>
    </Modal>
  )
}
