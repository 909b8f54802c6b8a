import { handBookings as text } from '@okolitsa/strings/ru/hand-bookings.ts'
import { type FormEvent, useState } from 'react'
import type { useHandBookingActions } from '../../data/bookings/desk/use-hand-bookings.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import Modal from '../../ui/modal.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './hand-booking-dialog.module.css'

/** Dialog that enters a booking made by telephone: only the fields that the guide needs. */
export default function HandBookingDialog({
  dateId,
  left,
  add,
  onClose,
}: {
  dateId: number
  /** Free places of the date. */
  left: number
  onClose: () => void
} & Pick<ReturnType<typeof useHandBookingActions>, 'add'>) {
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [people, setPeople] = useState('1')
  const [isPaid, setPaid] = useState(false)
  const [comment, setComment] = useState('')
  const errors = fieldErrorsOf(add.error)
  const isOfFields = Object.keys(errors).length > 0
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const given = phone === '' || phone === '+7' ? null : phone
    // text that is not a number becomes 0, which the server refuses
    const count = /^\d+$/.test(people.trim()) ? Number(people) : 0
    add.mutate({ name, phone: given, people: count, isPaid, comment }, { onSuccess: onClose })
  }
  const typed = (set: () => void) => {
    set()
    if (add.isError) add.reset()
  }
  return (
    <Modal isOpen onOpenChange={onClose} title={text.addTitle} closeLabel={text.close}>
      <KeptForm
        id={`hand-booking-${dateId}`}
        sending={add}
        state={{ isPaid }}
        onRestore={(kept) => setPaid(kept.isPaid)}
        method="post"
        className={css.form}
        noValidate
        onSubmit={onSubmit}
      >
        <TextField
          label={text.name}
          value={name}
          maxLength={100}
          autoComplete="off"
          error={errors.name}
          onChange={({ target }) => typed(() => setName(target.value))}
        />
        <PhoneField
          label={text.phone}
          hint={text.phoneHint}
          placeholder="+7"
          value={phone}
          error={errors.phone}
          onValueChange={(value) => typed(() => setPhone(value))}
        />
        <TextField
          label={text.people}
          hint={text.left(left)}
          value={people}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          error={errors.people}
          onChange={({ target }) => typed(() => setPeople(target.value))}
        />
        <TextField
          label={text.comment}
          value={comment}
          maxLength={500}
          autoComplete="off"
          error={errors.comment}
          onChange={({ target }) => typed(() => setComment(target.value))}
        />
        <Checkbox checked={isPaid} onChange={({ target }) => setPaid(target.checked)}>
          {text.paid}
        </Checkbox>
        {add.error && !isOfFields && <Notification tone="error" title={refusalWords(add.error, text.failed)} />}
        <Button type="submit" block busy={add.isPending}>
          {text.save}
        </Button>
      </KeptForm>
    </Modal>
  )
}
