import type { OfficeSeller } from '@okolitsa/contracts/sellers/office-sellers.ts'
import { MAX_VISIT_REASON, VISIT_MODES } from '@okolitsa/domain/office/cabinet-visit.ts'
import { cabinetVisit as text } from '@okolitsa/strings/ru/cabinet-visit.ts'
import { useState } from 'react'
import { useStartVisit } from '../../data/office/use-start-visit.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraftWords } from '../../platform/forms/use-draft.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './sellers.module.css'

/** Asks for the reason, then opens the cabinet of the seller. */
export default function VisitDialog({
  seller: { id, title },
  mayAct,
  page,
  onClose,
}: {
  seller: Pick<OfficeSeller, 'id' | 'title'>
  mayAct: boolean
  /** Page of the cabinet that is opened; absent = its first page. */
  page?: string
  onClose: () => void
}) {
  const visit = useStartVisit(id, page)
  const [mode, setMode] = useState<(typeof VISIT_MODES)[number]>('reading')
  const [reason, setReason, sent] = useDraftWords('visit-reason')
  const errors = fieldErrorsOf(visit.error)
  const items = VISIT_MODES.filter((value) => mayAct || value === 'reading').map((value) => ({
    value,
    ...text.ways[value],
  }))
  return (
    <Modal isOpen onOpenChange={onClose} title={text.title(title)} closeLabel={text.close} size="medium">
      <form
        className="stack g4"
        onSubmit={(event) => {
          event.preventDefault()
          if (visit.isPending) return
          visit.mutate({ mode, reason: reason.trim() })
          sent()
        }}
      >
        <RadioCards label={text.how} hideLabel={false} value={mode} items={items} onValueChange={setMode} />
        <TextField
          label={text.reason}
          hint={text.reasonHint}
          required
          maxLength={MAX_VISIT_REASON}
          value={reason}
          error={errors.reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className="sm muted">{text.explained}</p>
        {visit.isError && errors.reason === undefined && (
          <Notification tone="error" title={refusalWords(visit.error, text.failed)} />
        )}
        <div className={css.buttons}>
          <Button look="secondary-gray" size="medium" onClick={onClose}>
            {text.keep}
          </Button>
          <Button type="submit" size="medium" busy={visit.isPending}>
            {text.go}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
