import { type ReactNode, useState } from 'react'
import { Chip } from '../../ui/chip.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useDraftWords } from './use-draft.ts'

const LONGEST = 500

/** Confirmation with a reason that the customer will read. */
export function ReasonDialog({
  draftId,
  title,
  text,
  label,
  reasons = [],
  error,
  save,
  keep,
  busy,
  onClose,
  onSave,
}: {
  /** Draft id of the reason: the text is stored until the server accepts it. */
  draftId: string
  title: string
  text: ReactNode
  label: string
  /** Usual reasons: a click fills in the text. */
  reasons?: readonly string[]
  /** Message when the action is confirmed without a reason. */
  error: string
  save: string
  keep: string
  busy: boolean
  onClose: () => void
  onSave: (reason: string) => void
}) {
  const [reason, setReason, sent] = useDraftWords(draftId)
  const [isAsked, setAsked] = useState(false)
  const isMissing = isAsked && reason.trim() === ''
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      text={
        <>
          {text}
          {reasons.length > 0 && (
            <div className="row fw g2">
              {reasons.map((one) => (
                <Chip key={one} selected={reason === one} onClick={() => setReason(one)}>
                  {one}
                </Chip>
              ))}
            </div>
          )}
          <TextArea
            label={label}
            error={isMissing ? error : undefined}
            maxLength={LONGEST}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      }
      confirmText={save}
      cancelText={keep}
      busy={busy}
      onConfirm={() => {
        setAsked(true)
        if (!reason.trim()) return
        onSave(reason.trim())
        sent()
      }}
    />
  )
}
