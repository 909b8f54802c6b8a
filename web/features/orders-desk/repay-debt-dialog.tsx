import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { REPAY_WAYS, type RepayWay } from '@okolitsa/domain/payments/seller-debt.ts'
import { sellerDebts } from '@okolitsa/strings/ru/seller-debts.ts'
import { type FormEvent, useState } from 'react'
import { usePayDebt } from '../../data/orders/desk/use-pay-debt.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { forgetFiles, useKeptFiles } from '../../platform/forms/kept-files.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { PhotoChoice } from '../../ui/photo-choice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './dialogs.module.css'
import type { Owed } from './owed.ts'

const words = sellerDebts.seller
const LONGEST_NOTE = 500

/** Dialog with the method and the day of a repayment; the customer sees them. */
export default function RepayDebtDialog({ order, debt, reference, onClose }: Owed & { readonly onClose: () => void }) {
  const pay = usePayDebt(order.id)
  const today = dayIn(reference.zone, reference.now)
  const [way, setWay] = useState<RepayWay | null>(null)
  const [on, setOn] = useState(today)
  const [note, setNote] = useState('')
  const photoDraft = `repay-debt-photo-${debt.id}`
  const [[photo = null], setPhotos] = useKeptFiles(photoDraft)
  const [isAsked, setAsked] = useState(false)
  const isWrongDay = on === '' || on > today
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (way === null || isWrongDay) return
    pay.mutate(
      { debtId: debt.id, way, on, note: note.trim(), photo },
      {
        onSuccess: () => {
          forgetFiles(photoDraft)
          onClose()
        },
      },
    )
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
        <div className="stack g2">
          <p className="sm muted">{words.photo.hint}</p>
          <PhotoChoice photo={photo} labels={words.photo} onChoose={(chosen) => setPhotos(chosen ? [chosen] : [])} />
        </div>
        <Button type="submit" block size="xlarge" busy={pay.isPending}>
          {words.save}
        </Button>
      </KeptForm>
    </Modal>
  )
}
