import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import { MAX_OFFICE_MESSAGE } from '@okolitsa/domain/office/goodwill.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import { useState } from 'react'
import { useOrderWork } from '../../data/office/orders/use-office-order.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Chip } from '../../ui/chip.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

const text = officeOrders.goodwill

/** Gives bonuses at the market's cost; what each side gets stands above the button. */
export default function GoodwillDialog({ found, onClose }: { found: OfficeOrder; onClose: () => void }) {
  const { order, abilities } = found
  const { goodwill } = useOrderWork(order.id)
  const [{ amount, reason }, change, drop] = useDraft(`office-goodwill-${order.id}`, () => ({ amount: '', reason: '' }))
  const [isAsked, setAsked] = useState(false)
  const bonuses = /^\d{1,5}$/.test(amount.trim()) ? Number(amount) : 0
  const isRight = bonuses >= 1 && bonuses <= abilities.goodwill
  const save = () => {
    setAsked(true)
    if (!isRight || reason.trim() === '') return
    goodwill.mutate(
      { bonuses, reason: reason.trim() },
      {
        onSuccess: () => {
          drop()
          onClose()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={text.title}
      text={
        <>
          <TextField
            label={text.amount}
            inputMode="numeric"
            maxLength={5}
            value={amount}
            error={isAsked && !isRight ? text.wrong(abilities.goodwill) : undefined}
            onChange={({ target }) => change({ amount: target.value })}
          />
          <div className="row fw g2">
            {text.reasons.map((one) => (
              <Chip key={one} selected={reason === one} onClick={() => change({ reason: one })}>
                {one}
              </Chip>
            ))}
          </div>
          <TextArea
            label={text.reason}
            error={isAsked && reason.trim() === '' ? text.reasonError : undefined}
            maxLength={MAX_OFFICE_MESSAGE}
            rows={2}
            value={reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
          <p aria-live="polite">{isRight ? text.outcome(bonuses) : text.before}</p>
        </>
      }
      confirmText={isRight ? text.save(bonuses) : text.saveEmpty}
      cancelText={officeOrders.actions.keep}
      confirmLook="primary"
      busy={goodwill.isPending}
      onConfirm={save}
    />
  )
}
