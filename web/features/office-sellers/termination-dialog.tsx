import type { Proposed } from '@okolitsa/contracts/office/office-approvals.ts'
import type { OfficeSeller } from '@okolitsa/contracts/sellers/office-sellers.ts'
import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import {
  MAX_SUSPENSION_MESSAGE,
  SUSPENSION_REASONS,
  type SuspensionReason,
} from '@okolitsa/domain/sellers/suspension.ts'
import { TERMINATION_DAYS_AHEAD } from '@okolitsa/domain/sellers/termination.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeSellers } from '@okolitsa/strings/ru/office-sellers.ts'
import { useState } from 'react'
import { useProposeTermination, useTerminationEffect } from '../../data/office/use-sellers.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraftWords } from '../../platform/forms/use-draft.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './sellers.module.css'

const { end: text, move } = officeSellers
const REASONS = SUSPENSION_REASONS.map((value) => ({ value, title: move.reasons[value] }))

/** Proposes the end of the contract with a seller, with everything that will happen. */
export default function TerminationDialog({ seller, onClose }: { seller: OfficeSeller; onClose: () => void }) {
  const reference = useDayReference()
  const today = dayIn(seller.timeZone, reference.now)
  const effect = useTerminationEffect(seller.id)
  const propose = useProposeTermination(seller.id)
  const [reason, setReason] = useState<SuspensionReason>('asked')
  const [endsOn, setEndsOn] = useState<string>(today)
  const [message, setMessage, sent] = useDraftWords(`termination-message-${seller.id}`)
  const errors = fieldErrorsOf(propose.error)
  return (
    <Modal isOpen onOpenChange={onClose} title={text.title(seller.title)} closeLabel={move.close} size="medium">
      {propose.data ? (
        <Done approval={propose.data.approval} onClose={onClose} />
      ) : (
        <form
          className="stack g4"
          onSubmit={(event) => {
            event.preventDefault()
            if (propose.isPending) return
            propose.mutate({ reason, message: message.trim(), endsOn }, { onSuccess: sent })
          }}
        >
          {effect.isError && <Notification tone="error" title={move.failed} />}
          {effect.isPending && <p className="muted">{move.loading}</p>}
          {effect.data && (
            <ul className={css.effects} aria-label={move.what}>
              {text.effects(effect.data).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <div className={css.pair}>
            <Select
              label={move.reason}
              items={REASONS}
              value={reason}
              error={errors.reason}
              onChange={({ target }) => setReason(SUSPENSION_REASONS.find((one) => one === target.value) ?? 'other')}
            />
            <TextField
              type="date"
              label={text.endsOn}
              hint={text.endsOnHint}
              required
              error={errors.endsOn}
              min={today}
              max={plusDays(today, TERMINATION_DAYS_AHEAD)}
              value={endsOn}
              onChange={({ target }) => setEndsOn(target.value)}
            />
          </div>
          <TextArea
            label={move.message}
            hint={text.messageHint}
            rows={3}
            required
            maxLength={MAX_SUSPENSION_MESSAGE}
            value={message}
            error={errors.message}
            onChange={({ target }) => setMessage(target.value)}
          />
          {propose.isError && Object.keys(errors).length === 0 && (
            <Notification tone="error" title={refusalWords(propose.error, move.failed)} />
          )}
          <p className="sm muted">{text.final}</p>
          <div className={css.buttons}>
            <Button look="secondary-gray" size="medium" onClick={onClose}>
              {move.keep}
            </Button>
            <Button look="danger" size="medium" type="submit" busy={propose.isPending} disabled={!effect.data}>
              {text.propose}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}

function Done({ approval, onClose }: { approval: Proposed | null; onClose: () => void }) {
  const reference = useDayReference()
  return (
    <div className="stack g4">
      <div role="status">
        <Notification tone={approval ? 'warning' : 'success'} title={approval ? text.sent : text.done} />
      </div>
      {approval && (
        <p>
          {approval.aloneFrom === null
            ? text.awaited
            : text.alone(formatMoment(new Date(approval.aloneFrom), reference))}
        </p>
      )}
      <Button look="secondary-gray" block onClick={onClose}>
        {move.close}
      </Button>
    </div>
  )
}
