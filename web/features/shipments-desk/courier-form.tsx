import type { Parcel } from '@okolitsa/contracts/shipments/shipment.ts'
import {
  COLLECTION_FROM,
  COLLECTION_TO,
  LATEST_START,
  MIN_WINDOW_HOURS,
} from '@okolitsa/domain/shipments/courier-call.ts'
import { courierCalls as text } from '@okolitsa/strings/ru/courier-calls.ts'
import { formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { useState } from 'react'
import type { CourierDesk, CourierForm as Form } from '../../data/shipments/desk/use-courier-calls.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TruckIcon } from '../../ui/icons.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { dayWords } from './day-words.ts'
import css from './parcels.module.css'

/** Default hours of a visit. */
const [USUAL_FROM, USUAL_TO] = [10, 18]

const hoursBetween = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index), title: text.hour(from + index) }))

/** Time, place and parcels of a visit of the carrier's courier. */
export function CourierForm({
  desk,
  parcels,
  busy,
  error,
  onCall,
  onClose,
}: {
  desk: CourierDesk
  parcels: readonly Parcel[]
  busy: boolean
  error: unknown
  onCall: (form: Form) => void
  onClose: () => void
}) {
  const reference = useDayReference()
  const taken = new Set(desk.calls.filter(({ step }) => step !== 'refused').map(({ day }) => day))
  const free = desk.days.filter(({ day }) => !taken.has(day))
  const [day, setDay] = useState(free[0]?.day ?? '')
  const [wantedFrom, setFrom] = useState(USUAL_FROM)
  const [wantedTo, setTo] = useState(USUAL_TO)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const earliest = free.find((one) => one.day === day)?.fromHour ?? COLLECTION_FROM
  const fromHour = Math.min(LATEST_START, Math.max(wantedFrom, earliest))
  const toHour = Math.max(wantedTo, fromHour + MIN_WINDOW_HOURS)
  const orderIds = parcels.flatMap(({ orderId }) => (left.has(orderId) ? [] : orderId))
  const mistakes = fieldErrorsOf(error)
  return (
    <KeptForm
      id="courier-call"
      sending={{ isPending: busy, isError: Boolean(error) }}
      state={{ left: [...left] }}
      onRestore={(kept) => setLeft(new Set(kept.left))}
      method="post"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        const [address, note] = ['address', 'note'].map((name) => String(data.get(name) ?? ''))
        onCall({ day, fromHour, toHour, address: address ?? '', note: note ?? '', orderIds })
      }}
    >
      <Select
        label={text.day}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
        error={mistakes.day}
        items={free.map((one) => ({ value: one.day, title: dayWords(one.day, reference) }))}
      />
      <div className={css.hours}>
        <Select
          label={text.from}
          value={String(fromHour)}
          onChange={(event) => setFrom(Number(event.currentTarget.value))}
          error={mistakes.fromHour}
          items={hoursBetween(earliest, LATEST_START)}
        />
        <Select
          label={text.to}
          value={String(toHour)}
          onChange={(event) => setTo(Number(event.currentTarget.value))}
          error={mistakes.toHour}
          items={hoursBetween(fromHour + MIN_WINDOW_HOURS, COLLECTION_TO)}
        />
      </div>
      <p className="sm muted">{text.wait(MIN_WINDOW_HOURS)}</p>
      <TextField
        name="address"
        label={text.address(desk.town)}
        defaultValue={desk.address}
        autoComplete="street-address"
        required
        error={mistakes.address}
      />
      <TextField name="note" label={text.note} hint={text.noteHint} maxLength={200} error={mistakes.note} />
      <fieldset className={css.box}>
        <legend>{text.parcels}</legend>
        {parcels.map(({ orderId, recipientName }) => (
          <Checkbox
            key={orderId}
            className={css.choice}
            checked={!left.has(orderId)}
            onChange={(event) => {
              const next = new Set(left)
              if (event.currentTarget.checked) next.delete(orderId)
              else next.add(orderId)
              setLeft(next)
            }}
          >
            {formatOrderNumber(orderId)}, {recipientName}
          </Checkbox>
        ))}
        {mistakes.orderIds && <p role="alert">{mistakes.orderIds}</p>}
      </fieldset>
      <Button type="submit" block icon={TruckIcon} busy={busy} disabled={orderIds.length === 0 || day === ''}>
        {text.submit(orderIds.length)}
      </Button>
      <Button reads block look="secondary-gray" onClick={onClose}>
        {text.close}
      </Button>
    </KeptForm>
  )
}
