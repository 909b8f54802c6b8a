import type { CabinetOrder } from '@okolitsa/contracts/cabinet/cabinet-order.ts'
import type { SellerDebtAnswer } from '@okolitsa/contracts/payments/seller-debt.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { isOwing, isRepayLate, REPAY_WAYS, type RepayWay } from '@okolitsa/domain/payments/seller-debt.ts'
import { type DayReference, formatDate, formatPhone } from '@okolitsa/strings/ru/format.ts'
import { sellerDebts } from '@okolitsa/strings/ru/seller-debts.ts'
import { type FormEvent, useState } from 'react'
import { usePayDebt } from '../../data/cabinet/use-pay-debt.ts'
import { fieldErrorsOf } from '../../data/cabinet/use-shipping.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './dialogs.module.css'

const words = sellerDebts.seller
const LONGEST_NOTE = 500

/** Money of the order that only its seller can give back: what is owed stands first and loud, what was paid is a line. */
export function RepayDebts({ order, mayPay }: Pick<CabinetOrder, 'order'> & { mayPay: boolean }) {
  const reference = { ...useDayReference(), zone: order.farmer.timeZone }
  return order.debts.map((debt) =>
    isOwing(debt.state) ? (
      <OwedMoney key={debt.id} order={order} debt={debt} reference={reference} mayPay={mayPay} />
    ) : (
      debt.paidOn !== null &&
      debt.way !== null && (
        <p key={debt.id} className="sm muted">
          {words.paid(debt.amount, formatDate(debt.paidOn, reference), debt.way)}
        </p>
      )
    ),
  )
}

interface Owed {
  readonly order: CabinetOrder['order']
  readonly debt: SellerDebtAnswer
  readonly reference: Required<DayReference>
}

function OwedMoney({ order, debt, reference, mayPay }: Owed & { readonly mayPay: boolean }) {
  const paying = useModal()
  const dueAt = new Date(debt.dueAt)
  const day = formatDate(dayIn(reference.zone, dueAt), reference)
  const isLate = isRepayLate({ state: debt.state, dueAt }, reference.now)
  return (
    <Notification tone={isLate || debt.isDisputed ? 'error' : 'warning'} title={words.title(debt.amount)}>
      {debt.isDisputed && <p>{words.disputed}</p>}
      <p>{isLate ? words.late(day) : words.until(day)}</p>
      <p>{order.recipient ? words.how(formatPhone(order.recipient.phone)) : words.howNoPhone}</p>
      <p className="sm">{words.receipt}</p>
      {mayPay && (
        <div className="row fw">
          <Button onClick={paying.open}>{words.button}</Button>
        </div>
      )}
      {paying.isOpen && <PayDialog order={order} debt={debt} reference={reference} onClose={paying.close} />}
    </Notification>
  )
}

/** How and when the money went back: the customer reads it. */
function PayDialog({ order, debt, reference, onClose }: Owed & { readonly onClose: () => void }) {
  const pay = usePayDebt(order.id)
  const today = dayIn(reference.zone, reference.now)
  const [way, setWay] = useState<RepayWay | null>(null)
  const [on, setOn] = useState(today)
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isWrongDay = on === '' || on > today
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (way === null || isWrongDay) return
    pay.mutate({ debtId: debt.id, way, on, note: note.trim() }, { onSuccess: onClose })
  }
  return (
    <Modal isOpen onOpenChange={onClose} title={words.asking(debt.amount)} closeLabel={words.close}>
      <KeptForm
        id={`repay-debt-${debt.id}`}
        sending={pay}
        state={{ way }}
        onRestore={(kept) => setWay(kept.way)}
        method="post"
        className={css.form}
        noValidate
        onSubmit={submit}
      >
        <p className="muted">{words.askingText}</p>
        <RadioCards
          label={words.way}
          hideLabel={false}
          value={way}
          items={REPAY_WAYS.map((value) => ({ value, title: words.ways[value] }))}
          error={isAsked && way === null ? words.needWay : undefined}
          onValueChange={setWay}
        />
        <TextField
          label={words.day}
          type="date"
          max={today}
          value={on}
          error={(isAsked && isWrongDay) || fieldErrorsOf(pay.error).on ? words.needDay : undefined}
          onChange={({ target }) => setOn(target.value)}
        />
        <TextArea
          label={words.note}
          hint={words.noteHint}
          maxLength={LONGEST_NOTE}
          rows={2}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" block size="xlarge" busy={pay.isPending}>
          {words.save}
        </Button>
      </KeptForm>
    </Modal>
  )
}
