import {
  MATTER_KINDS,
  MAX_REPORT_WORDS,
  REPORT_REASONS,
  type ReportReason,
} from '@okolitsa/domain/moderation/moderation.ts'
import { reportText as text } from '@okolitsa/strings/ru/report.ts'
import { useState } from 'react'
import { type Report, useReport } from '../../data/reports/use-report.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'

const nothing = (): { reason: ReportReason | null; words: string } => ({ reason: null, words: '' })

/** Reports a text to the office. @param props.subject kind and id of a `ReportButton` */
export default function ReportWindow({
  subject,
  send,
  onClose,
}: {
  subject: string
  /** Absent = the call of the shop. */
  send?: ((report: Report) => Promise<unknown>) | undefined
  onClose: () => void
}) {
  const colon = subject.indexOf(':')
  const kind = MATTER_KINDS.find((one) => one === subject.slice(0, colon)) ?? 'page'
  const [{ reason, words }, change, drop] = useDraft(`report-${subject}`, nothing)
  const [isAsked, setAsked] = useState(false)
  const report = useReport(send)
  return (
    <Modal isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={text.titles[kind]} closeLabel={text.close}>
      {report.isSuccess ? (
        <div className="stack g4" role="status">
          <p>{text.sent}</p>
          <Button block onClick={onClose}>
            {text.close}
          </Button>
        </div>
      ) : (
        <form
          className="stack g4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setAsked(true)
            if (reason && !report.isPending)
              report.mutate({ kind, id: subject.slice(colon + 1), reason, words }, { onSuccess: drop })
          }}
        >
          <RadioCards
            label={text.reason}
            hideLabel={false}
            value={reason}
            error={isAsked && reason === null ? text.chooseReason : undefined}
            items={REPORT_REASONS.map((value) => ({ value, title: text.reasons[value] }))}
            onValueChange={(chosen) => change({ reason: chosen })}
          />
          <TextArea
            label={text.words}
            maxLength={MAX_REPORT_WORDS}
            rows={3}
            value={words}
            onChange={({ target }) => change({ words: target.value })}
          />
          {report.isError && <Notification tone="error" title={refusalWords(report.error, text.failed)} />}
          <Button type="submit" block busy={report.isPending}>
            {text.send}
          </Button>
        </form>
      )}
    </Modal>
  )
}
