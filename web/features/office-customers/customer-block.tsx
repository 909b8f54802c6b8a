import type { OfficeCustomer } from '@okolitsa/contracts/office-customers/office-customers.ts'
import { dayIn, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { BLOCK_REASONS, type BlockReason, MAX_BLOCK_MESSAGE } from '@okolitsa/domain/office/customer-block.ts'
import { formatDate, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeCustomers } from '@okolitsa/strings/ru/office-customers.ts'
import { useState } from 'react'
import { useCustomerWork } from '../../data/office/use-customers.ts'
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
import { dayOf } from './customer-list.tsx'
import { Section } from './customer-page.tsx'
import css from './customers.module.css'

const text = officeCustomers.block
const REASONS = BLOCK_REASONS.map((value) => ({ value, title: text.reasons[value] }))

/** The block in effect with its end, or the way to make one. */
export function CustomerBlockCard({ customer: { id, block, abilities } }: { customer: OfficeCustomer }) {
  const reference = useDayReference()
  const { unblock } = useCustomerWork(id)
  const [isAsked, ask] = useState(false)
  if (!block && !abilities.block) return null
  return (
    <Section title={text.title}>
      {block ? (
        <dl className={css.pairs}>
          {[
            [text.since, formatMoment(new Date(block.since), reference)],
            [text.till, block.until === null ? text.tillOpened : formatDate(dayOf(block.until), reference)],
            [text.why, text.reasons[block.reason]],
            [text.message, block.message],
          ].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="sm muted">{text.text}</p>
      )}
      {unblock.isError && (
        <Notification tone="error" title={refusalWords(unblock.error, officeCustomers.page.failed)} />
      )}
      {abilities.block && (
        <div>
          {block ? (
            <Button
              look="secondary"
              size="medium"
              busy={unblock.isPending}
              onClick={() =>
                unblock.mutate(undefined, { onSuccess: () => showToast({ tone: 'success', text: text.ended }) })
              }
            >
              {text.end}
            </Button>
          ) : (
            <Button look="secondary" size="medium" onClick={() => ask(true)}>
              {text.open}
            </Button>
          )}
        </div>
      )}
      <Modal
        isOpen={isAsked}
        onOpenChange={() => ask(false)}
        title={text.title}
        closeLabel={officeCustomers.page.close}
        size="medium"
      >
        <BlockForm id={id} onClose={() => ask(false)} />
      </Modal>
    </Section>
  )
}

function BlockForm({ id, onClose }: { id: number; onClose: () => void }) {
  const reference = useDayReference()
  const { block } = useCustomerWork(id)
  const [reason, setReason] = useState<BlockReason>('notPicked')
  const [till, setTill] = useState('')
  const [message, setMessage, sent] = useDraftWords('customer-block-message')
  const errors = fieldErrorsOf(block.error)
  const done = () => {
    sent()
    showToast({ tone: 'success', text: text.saved })
    onClose()
  }
  return (
    <form
      className="stack g4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!block.isPending) block.mutate({ reason, message, till: till === '' ? null : till }, { onSuccess: done })
      }}
    >
      <p className="sm muted">{text.text}</p>
      <Select
        label={text.why}
        items={REASONS}
        value={reason}
        error={errors.reason}
        onChange={({ target }) => setReason(BLOCK_REASONS.find((one) => one === target.value) ?? 'other')}
      />
      <TextField
        type="date"
        label={text.day}
        hint={text.dayHint}
        error={errors.till}
        min={plusDays(dayIn(SHOP_TIME_ZONE, reference.now), 1)}
        value={till}
        onChange={({ target }) => setTill(target.value)}
      />
      <TextArea
        label={text.message}
        hint={text.messageHint}
        error={errors.message}
        rows={3}
        required
        maxLength={MAX_BLOCK_MESSAGE}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      {block.isError && Object.keys(errors).length === 0 && (
        <Notification tone="error" title={refusalWords(block.error, officeCustomers.page.failed)} />
      )}
      <div className={css.buttons}>
        <Button look="secondary-gray" size="medium" onClick={onClose}>
          {officeCustomers.page.keep}
        </Button>
        <Button look="danger" size="medium" type="submit" busy={block.isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  )
}
