import { type PersonalField, REVEAL_REASONS, type RevealReason } from '@okolitsa/domain/office/personal-fields.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'

const text = officeOrders.reveal

/** Asks for the reason to reveal a field of an order or of an account. */
export default function RevealWindow({
  field,
  isBusy,
  onReveal,
  onClose,
}: {
  field: PersonalField
  isBusy: boolean
  onReveal: (asked: { field: PersonalField; reason: RevealReason }) => void
  onClose: () => void
}) {
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
        <Button block busy={isBusy} onClick={() => onReveal({ field, reason })}>
          {text.save}
        </Button>
      </div>
    </Modal>
  )
}
