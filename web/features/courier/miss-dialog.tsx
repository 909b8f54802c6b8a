import { MISSED_REASONS, type MissedReason } from '@okolitsa/domain/couriers/courier-link.ts'
import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import css from './courier.module.css'

const text = couriers.day

/** Why an order was not handed over: one press. */
export default function MissDialog({
  onChoose,
  onClose,
}: {
  onChoose: (reason: MissedReason) => void
  onClose: () => void
}) {
  return (
    <Modal isOpen onOpenChange={onClose} title={text.missTitle}>
      <div className={css.reasons}>
        <p className="muted">{text.missText}</p>
        {MISSED_REASONS.map((reason) => (
          <Button key={reason} block size="xlarge" look="secondary" onClick={() => onChoose(reason)}>
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
