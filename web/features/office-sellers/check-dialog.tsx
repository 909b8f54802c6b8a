import type { OfficePaper } from '@okolitsa/contracts/sellers/office-sellers.ts'
import {
  MAX_PAPER_REMARK,
  PAPER_REFUSALS,
  type PaperMove,
  type PaperRefusal,
} from '@okolitsa/domain/sellers/paper-check.ts'
import { officePapers as text } from '@okolitsa/strings/ru/office-papers.ts'
import { paperChecks } from '@okolitsa/strings/ru/paper-checks.ts'
import { useState } from 'react'
import { useCheckPaper } from '../../data/office/use-papers.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraftWords } from '../../platform/forms/use-draft.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import css from './sellers.module.css'

const REASONS = PAPER_REFUSALS.map((value) => ({ value, title: paperChecks.reasons[value] }))

/** Asks before a paper is accepted, or why it is refused. */
export default function CheckDialog({
  organizationId,
  paper,
  move,
  onClose,
}: {
  organizationId: number
  paper: OfficePaper
  move: PaperMove
  onClose: () => void
}) {
  const check = useCheckPaper(organizationId)
  const [reason, setReason] = useState<PaperRefusal>('unreadable')
  const [remark, setRemark, sent] = useDraftWords(`paper-remark-${paper.id}`)
  const errors = fieldErrorsOf(check.error)
  const isRefused = move === 'refuse'
  return (
    <Modal isOpen onOpenChange={onClose} title={text.ask[move](paper.title)} closeLabel={text.close} size="medium">
      <form
        className="stack g4"
        onSubmit={(event) => {
          event.preventDefault()
          if (check.isPending) return
          const refusal = isRefused ? { reason, remark: remark.trim() || null } : null
          check.mutate(
            { documentId: paper.id, seen: paper.check, refusal },
            {
              onSuccess: () => {
                sent()
                showToast({ tone: 'success', text: text.done[move] })
                onClose()
              },
            },
          )
        }}
      >
        <p>{text.effect[move]}</p>
        {isRefused && (
          <>
            <Select
              label={text.reason}
              items={REASONS}
              value={reason}
              error={errors['refusal.reason']}
              onChange={({ target }) => setReason(PAPER_REFUSALS.find((one) => one === target.value) ?? 'other')}
            />
            <TextArea
              label={text.remark}
              hint={text.remarkHint}
              rows={3}
              required={reason === 'other'}
              maxLength={MAX_PAPER_REMARK}
              value={remark}
              error={errors['refusal.remark']}
              onChange={({ target }) => setRemark(target.value)}
            />
          </>
        )}
        {check.isError && Object.keys(errors).length === 0 && (
          <Notification tone="error" title={refusalWords(check.error, text.failed)} />
        )}
        <div className={css.buttons}>
          <Button look="secondary-gray" size="medium" onClick={onClose}>
            {text.keep}
          </Button>
          <Button look={isRefused ? 'danger' : 'primary'} size="medium" type="submit" busy={check.isPending}>
            {text.moves[move]}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
