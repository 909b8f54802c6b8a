import type { RouteStop } from '@okolitsa/contracts/couriers/couriers.ts'
import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { DoorPhoto } from './door-photo.tsx'
import { useDoorPhoto } from './use-door-photo.ts'

const text = couriers.day

/** Confirms the delivery and the payment; a photo may be attached. */
export default function DeliverDialog({
  stop: { id, due },
  onConfirm,
  onClose,
}: {
  stop: RouteStop
  onConfirm: (photo: File | null) => void
  onClose: () => void
}) {
  const { photo, choose, forget } = useDoorPhoto(id)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={due ? text.confirmCash(due.sum) : text.confirmTitle}
      text={
        <>
          <p>{text.confirmText}</p>
          <DoorPhoto photo={photo} onChoose={choose} />
        </>
      }
      confirmText={text.confirm}
      cancelText={text.cancel}
      confirmLook="primary"
      onConfirm={() => {
        onConfirm(photo)
        forget()
      }}
    />
  )
}
