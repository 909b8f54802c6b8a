import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import { MAX_OFFICE_MESSAGE } from '@okolitsa/domain/office/goodwill.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import { useState } from 'react'
import { useOrderWork } from '../../data/office/orders/use-office-order.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Chip } from '../../ui/chip.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'

const text = officeOrders.message

/** A message to the customer; a ready one is in the customer's language. */
export default function MessageDialog({ found, onClose }: { found: OfficeOrder; onClose: () => void }) {
  const { order, templates } = found
  const { message } = useOrderWork(order.id)
  const [{ words }, change, drop] = useDraft(`office-message-${order.id}`, () => ({ words: '' }))
  const [isAsked, setAsked] = useState(false)
  const isMissing = words.trim() === ''
  const send = () => {
    setAsked(true)
    if (isMissing) return
    message.mutate(words.trim(), {
      onSuccess: () => {
        drop()
        onClose()
      },
    })
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={text.title}
      text={
        <>
          <p>{text.text}</p>
          <fieldset className="row fw g2" aria-label={text.ready}>
            {templates.map((one) => (
              <Chip key={one.title} selected={words === one.text} onClick={() => change({ words: one.text })}>
                {one.title}
              </Chip>
            ))}
          </fieldset>
          <TextArea
            label={text.field}
            error={isAsked && isMissing ? text.missing : undefined}
            maxLength={MAX_OFFICE_MESSAGE}
            rows={4}
            value={words}
            onChange={({ target }) => change({ words: target.value })}
          />
        </>
      }
      confirmText={text.send}
      cancelText={officeOrders.actions.keep}
      confirmLook="primary"
      busy={message.isPending}
      onConfirm={send}
    />
  )
}
