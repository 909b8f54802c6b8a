import { monthTitle, closing as text } from '@okolitsa/strings/ru/closing.ts'
import { useState } from 'react'
import { useClosingActions } from '../../data/office/use-closing.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { TextArea } from '../../ui/text-area.tsx'

/** Asks another person to open a closed month again, with a reason. */
export default function ReopenWindow({ period, onClose }: { period: string; onClose: () => void }) {
  const { reopen } = useClosingActions(period)
  const [reason, setReason] = useState('')
  return (
    <Modal isOpen onOpenChange={onClose} title={text.reopenTitle(monthTitle(period))} closeLabel={text.closeLabel}>
      <KeptForm
        id={`reopen-${period}`}
        sending={reopen}
        className="stack g4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!reopen.isPending) reopen.mutate(reason, { onSuccess: onClose })
        }}
      >
        <p className="muted">{text.reopenText}</p>
        <TextArea
          label={text.reason}
          rows={2}
          maxLength={500}
          value={reason}
          error={fieldErrorsOf(reopen.error).reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" block busy={reopen.isPending}>
          {text.send}
        </Button>
      </KeptForm>
    </Modal>
  )
}
