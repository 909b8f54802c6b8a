import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import {
  DATA_REQUEST_KINDS,
  type DataRequestKind,
  type DataRequestMove,
  MAX_REQUEST_TEXT,
} from '@okolitsa/domain/office/data-requests.ts'
import { officePersonalData as text } from '@okolitsa/strings/ru/office-personal-data.ts'
import { useState } from 'react'
import { useDataRequests } from '../../data/office/use-personal-data.ts'
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

const KINDS = DATA_REQUEST_KINDS.map((value) => ({ value, title: text.kinds[value] }))

/** Confirms a move of a request; a cancellation needs its reason. */
export function MoveDialog({ id, move, onClose }: { id: number; move: DataRequestMove; onClose: () => void }) {
  const { move: mutation } = useDataRequests()
  const [result, setResult, sent] = useDraftWords('data-request-result')
  const done = () => {
    sent()
    showToast({ tone: 'success', text: text.saved })
    onClose()
  }
  return (
    <Modal isOpen onOpenChange={onClose} title={text.moves[move]} closeLabel={text.close}>
      <form
        className="stack g4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!mutation.isPending) mutation.mutate({ id, move, result: result.trim() }, { onSuccess: done })
        }}
      >
        <p className="sm">{text.moveTexts[move]}</p>
        <TextArea
          label={text.result}
          rows={3}
          required={move === 'cancel'}
          maxLength={MAX_REQUEST_TEXT}
          value={result}
          onChange={({ target }) => setResult(target.value)}
        />
        {mutation.isError && <Notification tone="error" title={refusalWords(mutation.error, text.failed)} />}
        <Button block type="submit" look={move === 'approve' ? 'danger' : 'primary'} busy={mutation.isPending}>
          {text.moves[move]}
        </Button>
      </form>
    </Modal>
  )
}

/** Enters a request that came by letter. */
export function EnterDialog({ onClose }: { onClose: () => void }) {
  const today = dayIn(SHOP_TIME_ZONE, useDayReference().now)
  const { enter } = useDataRequests()
  const [customer, setCustomer] = useState('')
  const [kind, setKind] = useState<DataRequestKind>('deletion')
  const [receivedOn, setReceivedOn] = useState<string>(today)
  const [words, setWords, sent] = useDraftWords('data-request-text')
  const errors = fieldErrorsOf(enter.error)
  const done = () => {
    sent()
    showToast({ tone: 'success', text: text.saved })
    onClose()
  }
  return (
    <Modal isOpen onOpenChange={onClose} title={text.enter} closeLabel={text.close}>
      <form
        className="stack g4"
        onSubmit={(event) => {
          event.preventDefault()
          if (enter.isPending) return
          enter.mutate({ customerId: Number(customer), kind, receivedOn, text: words }, { onSuccess: done })
        }}
      >
        <TextField
          label={text.customer}
          hint={text.customerHint}
          inputMode="numeric"
          required
          error={errors.customerId}
          value={customer}
          onChange={({ target }) => setCustomer(target.value)}
        />
        <Select
          label={text.kind}
          items={KINDS}
          value={kind}
          onChange={({ target }) => setKind(DATA_REQUEST_KINDS.find((one) => one === target.value) ?? 'deletion')}
        />
        <TextField
          type="date"
          label={text.receivedOn}
          max={today}
          required
          error={errors.receivedOn}
          value={receivedOn}
          onChange={({ target }) => setReceivedOn(target.value)}
        />
        <TextArea
          label={text.text}
          rows={3}
          maxLength={MAX_REQUEST_TEXT}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {enter.isError && Object.keys(errors).length === 0 && (
          <Notification tone="error" title={refusalWords(enter.error, text.failed)} />
        )}
        <Button block type="submit" busy={enter.isPending}>
          {text.enter}
        </Button>
      </form>
    </Modal>
  )
}
