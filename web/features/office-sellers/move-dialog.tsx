import type { MoveOutcome, SuspensionPreview } from '@okolitsa/contracts/sellers/office-sellers.ts'
import { dayIn, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { PAUSE_DAYS_AHEAD } from '@okolitsa/domain/sellers/pause.ts'
import type { BulkMove } from '@okolitsa/domain/sellers/seller-state.ts'
import {
  MAX_SUSPENSION_MESSAGE,
  SUSPENSION_REASONS,
  type SuspensionReason,
} from '@okolitsa/domain/sellers/suspension.ts'
import { officeSellers } from '@okolitsa/strings/ru/office-sellers.ts'
import { useState } from 'react'
import { useMovePreview, useMoveSellers } from '../../data/office/use-sellers.ts'
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
import { showToast } from '../../ui/toast-queue.ts'
import css from './sellers.module.css'

const text = officeSellers.move
const REASONS = SUSPENSION_REASONS.map((value) => ({ value, title: text.reasons[value] }))

/** Suspends or restores sellers: effects by seller, the reason, and then the result by seller. */
export default function MoveDialog({
  move,
  ids,
  onClose,
}: {
  move: BulkMove
  ids: readonly number[]
  onClose: () => void
}) {
  const preview = useMovePreview(ids, move)
  const { suspend, restore } = useMoveSellers(ids)
  const [shown, setShown] = useState<readonly SuspensionPreview[] | null>(null)
  const items = shown ?? preview.data
  const changed = items?.filter(({ isChanged }) => isChanged) ?? []
  const outcomes = (move === 'suspend' ? suspend : restore).data
  const [only] = items ?? []
  const isOne = ids.length === 1
  const title =
    isOne && only
      ? (move === 'suspend' ? text.suspendTitle : text.restoreTitle)(only.title)
      : (move === 'suspend' ? text.suspendMany : text.restoreMany)(isOne ? 1 : changed.length || ids.length)
  const done = (results: readonly { outcome: MoveOutcome }[]) => {
    if (results.some(({ outcome }) => outcome !== 'done') || !isOne) return
    showToast({ tone: 'success', text: move === 'suspend' ? text.suspended : text.restored })
    onClose()
  }
  // the rows of the preview stay while the preview itself is read again
  const press = () => setShown(preview.data ?? null)
  return (
    <Modal isOpen onOpenChange={onClose} title={outcomes ? text.result : title} closeLabel={text.close} size="medium">
      <div className="stack g4">
        {preview.isError && !items && <Notification tone="error" title={text.failed} />}
        {!preview.isError && !items && <p className="muted">{text.loading}</p>}
        {items && outcomes && <Outcomes items={items} outcomes={outcomes} onClose={onClose} />}
        {items && !outcomes && (
          <>
            <Effects items={items} move={move} />
            {changed.length === 0 && <p>{text.none}</p>}
            {changed.length > 0 && move === 'suspend' && (
              <SuspendForm
                mutation={suspend}
                onKeep={onClose}
                onSend={(asked) => {
                  press()
                  suspend.mutate(asked, { onSuccess: done })
                }}
              />
            )}
            {changed.length > 0 && move === 'restore' && (
              <>
                {restore.isError && <Notification tone="error" title={refusalWords(restore.error, text.failed)} />}
                <div className={css.buttons}>
                  <Button look="secondary-gray" size="medium" onClick={onClose}>
                    {text.keep}
                  </Button>
                  <Button
                    size="medium"
                    busy={restore.isPending}
                    onClick={() => {
                      press()
                      restore.mutate(undefined, { onSuccess: done })
                    }}
                  >
                    {text.restore}
                  </Button>
                </div>
              </>
            )}
          </>
        )}
      </div>
    </Modal>
  )
}

/** Effects of the move, by seller. */
function Effects({ items, move }: { items: readonly SuspensionPreview[]; move: BulkMove }) {
  return (
    <ul className={css.effects} aria-label={text.what}>
      {items.map(({ id, title, isChanged, goods, openOrders, openSum }) => (
        <li key={id} className={isChanged ? undefined : css.unchanged}>
          <b>{title}</b>
          {isChanged ? (
            <span>
              {(move === 'suspend' ? text.goods : text.goodsBack)(goods)}
              {move === 'suspend' && <> · {openOrders === 0 ? text.noOpen : text.open(openOrders, openSum)}</>}
            </span>
          ) : (
            <span>{move === 'suspend' ? text.unchanged : text.unchangedRestore}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Outcomes({
  items,
  outcomes,
  onClose,
}: {
  items: readonly SuspensionPreview[]
  outcomes: readonly { id: number; outcome: MoveOutcome }[]
  onClose: () => void
}) {
  const titles = new Map(items.map(({ id, title }) => [id, title]))
  return (
    <>
      <ul className={css.effects} role="status">
        {outcomes.map(({ id, outcome }) => (
          <li key={id} className={outcome === 'done' ? undefined : css.unchanged}>
            <b>{titles.get(id) ?? id}</b>
            <span>{text.outcomes[outcome]}</span>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button size="medium" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </>
  )
}

function SuspendForm({
  mutation,
  onSend,
  onKeep,
}: {
  mutation: ReturnType<typeof useMoveSellers>['suspend']
  onSend: (asked: { reason: SuspensionReason; message: string; till: string | null }) => void
  onKeep: () => void
}) {
  const reference = useDayReference()
  const today = dayIn(SHOP_TIME_ZONE, reference.now)
  const [reason, setReason] = useState<SuspensionReason>('papers')
  const [till, setTill] = useState('')
  const [message, setMessage, sent] = useDraftWords('suspension-message')
  const errors = fieldErrorsOf(mutation.error)
  const hasFieldError = Object.keys(errors).length > 0
  return (
    <form
      className="stack g4"
      onSubmit={(event) => {
        event.preventDefault()
        if (mutation.isPending) return
        onSend({ reason, message: message.trim(), till: till === '' ? null : till })
        sent()
      }}
    >
      <div className={css.pair}>
        <Select
          label={text.reason}
          items={REASONS}
          value={reason}
          error={errors.reason}
          onChange={({ target }) => setReason(SUSPENSION_REASONS.find((one) => one === target.value) ?? 'other')}
        />
        <TextField
          type="date"
          label={text.till}
          hint={text.tillHint}
          error={errors.till}
          min={plusDays(today, 1)}
          max={plusDays(today, PAUSE_DAYS_AHEAD)}
          value={till}
          onChange={({ target }) => setTill(target.value)}
        />
      </div>
      <TextArea
        label={text.message}
        hint={text.messageHint}
        error={errors.message}
        rows={3}
        required
        maxLength={MAX_SUSPENSION_MESSAGE}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      {mutation.isError && !hasFieldError && (
        <Notification tone="error" title={refusalWords(mutation.error, text.failed)} />
      )}
      <p className="sm muted">{text.anyTime}</p>
      <div className={css.buttons}>
        <Button look="secondary-gray" size="medium" onClick={onKeep}>
          {text.keep}
        </Button>
        <Button look="danger" size="medium" type="submit" busy={mutation.isPending}>
          {till === '' ? text.suspend : text.suspendTill(till, reference)}
        </Button>
      </div>
    </form>
  )
}
