import { type PersonalField, REVEAL_REASONS, type RevealReason } from '@okolitsa/domain/office/personal-fields.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import { useState } from 'react'
import { useOrderWork } from '../../data/office/orders/use-office-order.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'

const text = officeOrders.reveal

/** Asks for the reason to reveal a field. */
export default function RevealWindow({
  orderId,
  field,
  onClose,
}: {
  orderId: number
  field: PersonalField
  onClose: () => void
}) {
  const { reveal } = useOrderWork(orderId)
  const [reason, setReason] = useState<RevealReason>(REVEAL_REASONS[0])
  return (
    <Modal isOpen onOpenChange={onClose} title={text.title(field)} closeLabel={text.close}>
      <div className="stack g4">
        <p className="muted">{text.text}</p>
        <RadioCards
          label={text.reason}
          value={reason}
          items={REVEAL_REASONS.map((value) => ({ value, title: text.reasons[value] }))}
          onValueChange={setReason}
        />
        <Button block busy={reveal.isPending} onClick={() => reveal.mutate({ field, reason }, { onSuccess: onClose })}>
          {text.save}
        </Button>
      </div>
    </Modal>
  )
}
