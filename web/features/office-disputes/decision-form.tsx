import { officeDisputes as text } from '@okolitsa/strings/ru/office-disputes.ts'
import { type ReactNode, useState } from 'react'
import { useDraftWords } from '../../platform/forms/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import css from './disputes.module.css'

const MAX_REASON = 500

/** The card of a decision: the choice, its consequence in money, the words, and one button that names the outcome. */
export function DecisionForm({
  id,
  label,
  hint,
  isChosen,
  busy,
  save,
  outcome,
  children,
  onSave,
}: {
  id: string
  /** Label of the words, which names their readers. */
  label: string
  hint: string
  /** True = the choice is complete, and its consequence is known. */
  isChosen: boolean
  busy: boolean
  save: string
  outcome: ReactNode
  children: ReactNode
  onSave: (reason: string) => void
}) {
  const [reason, setReason, sent] = useDraftWords(`dispute-${id}`)
  const [isAsked, setAsked] = useState(false)
  const isMissing = reason.trim() === ''
  const send = () => {
    setAsked(true)
    if (!isChosen || isMissing || busy) return
    onSave(reason.trim())
    sent()
  }
  return (
    <Card as="section" className={css.decision}>
      <h2 className="h4">{text.decision}</h2>
      <form
        className="stack g3"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        }}
      >
        {children}
        <div aria-live="polite" className={css.outcome}>
          <b className="sm">{text.outcome}</b>
          {outcome || <p className="sm muted">{text.choose}</p>}
        </div>
        <TextArea
          label={label}
          hint={hint}
          error={isAsked && isMissing ? text.reasonError : undefined}
          maxLength={MAX_REASON}
          rows={3}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" block size="medium" busy={busy}>
          {save}
        </Button>
        {isAsked && !isChosen && (
          <p className="sm" role="alert">
            {text.choose}
          </p>
        )}
      </form>
    </Card>
  )
}
