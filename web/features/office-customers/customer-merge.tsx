import type { OfficeCustomer } from '@okolitsa/contracts/office-customers/office-customers.ts'
import { MAX_MERGE_REASON } from '@okolitsa/domain/office/account-merge.ts'
import { formatNumber } from '@okolitsa/strings/ru/format.ts'
import { officeCustomers } from '@okolitsa/strings/ru/office-customers.ts'
import { personalArchive } from '@okolitsa/strings/ru/personal-archive.ts'
import { useState } from 'react'
import { useCustomersLike, useCustomerWork, useMergePreview } from '../../data/office/use-customers.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraftWords } from '../../platform/forms/use-draft.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { Section } from './customer-page.tsx'
import css from './customers.module.css'

const text = officeCustomers.merge
const nameOf = (name: string) => name || officeCustomers.noName

/** The way to make another account of the same person a part of this one. */
export function CustomerMergeCard({ customer }: { customer: OfficeCustomer }) {
  const [isAsked, ask] = useState(false)
  const [from, choose] = useState<number | null>(null)
  if (!customer.abilities.merge) return null
  const close = () => {
    ask(false)
    choose(null)
  }
  return (
    <Section title={text.title}>
      <p className="sm muted">{text.text}</p>
      <div>
        <Button look="secondary" size="medium" onClick={() => ask(true)}>
          {text.open}
        </Button>
      </div>
      <Modal
        isOpen={isAsked}
        onOpenChange={close}
        title={text.title}
        closeLabel={officeCustomers.page.close}
        size="medium"
      >
        {from === null ? (
          <SecondAccount id={customer.id} onChoose={choose} />
        ) : (
          <MergeForm customer={customer} from={from} onAnother={() => choose(null)} onClose={close} />
        )}
      </Modal>
    </Section>
  )
}

function SecondAccount({ id, onChoose }: { id: number; onChoose: (id: number) => void }) {
  const [typed, type] = useState('')
  const [search, find] = useState('')
  const { data, error, isFetching } = useCustomersLike(search)
  const others = data?.items.filter((one) => one.id !== id)
  return (
    <form
      className="stack g4"
      onSubmit={(event) => {
        event.preventDefault()
        find(typed.trim())
      }}
    >
      <TextField label={text.find} maxLength={80} value={typed} onChange={({ target }) => type(target.value)} />
      <div className={css.buttons}>
        <Button size="medium" type="submit" busy={isFetching}>
          {text.search}
        </Button>
      </div>
      {error && <Notification tone="error" title={refusalWords(error, officeCustomers.page.failed)} />}
      {others?.length === 0 && <p className="muted">{text.nobody}</p>}
      <ul className={css.lines} aria-live="polite">
        {others?.map(({ id: other, name, phone, orders }) => (
          <li key={other}>
            <span>
              <b>{nameOf(name)}</b>
              <small>
                {phone} · {officeCustomers.page.bought(orders)}
              </small>
            </span>
            <button
              type="button"
              className="link sm"
              aria-label={text.choose(nameOf(name), phone)}
              onClick={() => onChoose(other)}
            >
              {text.chooseShort}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}

function MergeForm({
  customer: { id, name, personal },
  from,
  onAnother,
  onClose,
}: {
  customer: OfficeCustomer
  from: number
  onAnother: () => void
  onClose: () => void
}) {
  const { data, error } = useMergePreview(id, from)
  const { merge } = useCustomerWork(id)
  const [reason, setReason, sent] = useDraftWords('customer-merge-reason')
  const errors = fieldErrorsOf(merge.error)
  if (error) return <Notification tone="error" title={refusalWords(error, officeCustomers.page.failed)} />
  if (!data) return <Skeleton height={200} />
  const { own, added } = data.bonuses
  const phone = personal.find(({ field }) => field === 'phone')?.masked ?? ''
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
        if (!merge.isPending) merge.mutate({ from, reason }, { onSuccess: done })
      }}
    >
      <div>
        <p>
          <b>{text.stays(nameOf(name), phone)}</b>
        </p>
        <p>{text.closes(nameOf(data.from.name), data.from.phone)}</p>
        <p className="sm muted">{text.phones}</p>
      </div>
      {data.moves.length === 0 ? (
        <p className="muted">{text.nothing}</p>
      ) : (
        <section aria-label={text.moves}>
          <h3>{text.moves}</h3>
          <dl className={css.pairs}>
            {data.moves.map(({ part, count }) => (
              <div key={part}>
                <dt>{personalArchive.section(part)}</dt>
                <dd>{formatNumber(count)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <p>{text.bonuses(formatNumber(own), formatNumber(added), formatNumber(own + added))}</p>
      <p className="sm muted">
        {text.plans} {text.rest}
      </p>
      {data.block && <Notification tone="warning" title={text.blocked} />}
      {data.blocks.map((block) => (
        <Notification key={block} tone="error" title={text.blocks[block]} />
      ))}
      {data.blocks.length === 0 && (
        <TextArea
          label={text.reason}
          hint={text.reasonHint}
          error={errors.reason}
          rows={3}
          required
          maxLength={MAX_MERGE_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {merge.isError && Object.keys(errors).length === 0 && (
        <Notification tone="error" title={refusalWords(merge.error, officeCustomers.page.failed)} />
      )}
      <p className="sm muted">{text.forGood}</p>
      <div className={css.buttons}>
        <Button look="secondary-gray" size="medium" onClick={onAnother}>
          {text.another}
        </Button>
        {data.blocks.length === 0 && (
          <Button look="danger" size="medium" type="submit" busy={merge.isPending}>
            {text.save}
          </Button>
        )}
      </div>
    </form>
  )
}
