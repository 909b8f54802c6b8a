import type { Difference } from '@okolitsa/contracts/closing/closing.ts'
import { DIFFERENCE_OUTCOMES, type DifferenceOutcome } from '@okolitsa/domain/closing/closing.ts'
import { closing } from '@okolitsa/strings/ru/closing.ts'
import { useState } from 'react'
import { LEDGER_PATH } from '../../data/office/ledger-paths.ts'
import { useClosingActions } from '../../data/office/use-closing.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import Modal from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

const text = closing.differences

/** The decision about one difference, and its reason. */
export default function DecideWindow({
  period,
  difference,
  onClose,
}: {
  period: string
  difference: Difference
  onClose: () => void
}) {
  const { kind, reference: number, isRefund, problem, here, hereDay, there, thereDay, decision } = difference
  const { decide } = useClosingActions(period)
  const reference = useDayReference()
  const [outcome, setOutcome] = useState<DifferenceOutcome>(decision?.outcome ?? 'accepted')
  const [comment, setComment] = useState(decision?.comment ?? '')
  const [entry, setEntry] = useState(decision?.entryId ? String(decision.entryId) : '')
  const mistakes = fieldErrorsOf(decide.error)
  // a difference of the day alone leaves no amount for the next month
  const offered = DIFFERENCE_OUTCOMES.filter((one) => one !== 'next' || problem !== 'otherDay')
  return (
    <Modal isOpen onOpenChange={onClose} title={text.problems[problem]} closeLabel={closing.closeLabel} size="medium">
      <KeptForm
        id={`difference-${period}-${kind}-${number}-${isRefund}`}
        sending={decide}
        state={{ outcome }}
        onRestore={(kept: { outcome: DifferenceOutcome }) => setOutcome(kept.outcome)}
        className="stack g4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const entryId = outcome === 'correct' && /^\d{1,15}$/.test(entry.trim()) ? Number(entry) : null
          const body = { kind, reference: number, isRefund, here, there, outcome, comment, entryId }
          if (!decide.isPending) decide.mutate(body, { onSuccess: onClose })
        }}
      >
        <DescriptionList
          items={[
            { term: text.reference(kind, number), value: isRefund ? text.back(kind) : '' },
            { term: text.columns.here, value: text.side(here, hereDay, reference) },
            { term: text.columns.there, value: text.side(there, thereDay, reference) },
          ]}
        />
        <RadioCards
          label={text.columns.decision}
          name="outcome"
          value={outcome}
          items={offered.map((value) => ({ value, title: text.outcomes[value] }))}
          error={mistakes.outcome}
          onValueChange={setOutcome}
        />
        {outcome === 'correct' && (
          <>
            <TextField
              label={text.entryField}
              hint={text.entryHint}
              inputMode="numeric"
              maxLength={15}
              value={entry}
              error={mistakes.entryId}
              onChange={({ target }) => setEntry(target.value)}
            />
            <a className="link" href={LEDGER_PATH}>
              {text.toLedger}
            </a>
          </>
        )}
        <TextArea
          label={text.comment}
          rows={2}
          maxLength={500}
          value={comment}
          error={mistakes.comment}
          onChange={({ target }) => setComment(target.value)}
        />
        <Button type="submit" block busy={decide.isPending}>
          {text.save}
        </Button>
      </KeptForm>
    </Modal>
  )
}
