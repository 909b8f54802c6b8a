import { dateMoment, tourDates as text } from '@okolitsa/strings/ru/tour-dates.ts'
import { type FormEvent, useState } from 'react'
import { useTourDates } from '../../data/bookings/desk/use-tour-dates.ts'
import type { DatedTour, DeskDate } from '../../data/bookings/desk/use-tour-desk.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './tour-desk.module.css'

const numberOf = (words: string): number => (words.trim() === '' ? Number.NaN : Number(words.replace(',', '.')))

export function DateChangeDialog({
  date,
  tour,
  onClose,
}: {
  date: DeskDate
  /** The tour; absent = it is not on sale, and its prices stay unchanged. */
  tour: DatedTour | undefined
  onClose: () => void
}) {
  const reference = { ...useDayReference(), zone: date.timeZone }
  const { change } = useTourDates()
  const prices = tour?.prices ?? []
  const [places, setPlaces] = useState(String(date.places))
  const [sums, setSums] = useState(() =>
    prices.map(({ id, price }) => String(date.ownPrices.find(({ priceId }) => priceId === id)?.price ?? price)),
  )
  const [isAsked, setAsked] = useState(false)
  const errors = fieldErrorsOf(change.error)
  const mistakes = {
    places: Number.isInteger(numberOf(places)) ? errors.places : isAsked ? text.noPlaces : undefined,
    prices: sums.map((sum, at) =>
      Number.isFinite(numberOf(sum)) ? errors[`prices.${at}.price`] : isAsked ? text.noPrice : undefined,
    ),
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const own = prices.map(({ id }, at) => ({ priceId: id, price: numberOf(sums[at] ?? '') }))
    if (!Number.isInteger(numberOf(places)) || own.some(({ price }) => !Number.isFinite(price))) return
    change.mutate({ id: date.id, places: numberOf(places), ...(tour && { prices: own }) }, { onSuccess: onClose })
  }
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={text.changeTitle(dateMoment(new Date(date.startsAt), reference))}
      closeLabel={text.close}
    >
      <KeptForm
        id={`tour-date-${date.id}`}
        sending={change}
        method="post"
        className={css.form}
        noValidate
        onSubmit={onSubmit}
      >
        <TextField
          label={text.places}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={places}
          hint={text.least(date.taken)}
          error={mistakes.places}
          onChange={({ target }) => setPlaces(target.value)}
        />
        {prices.map(({ id, title, price }, at) => (
          <TextField
            key={id}
            label={text.price(title)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={sums[at] ?? ''}
            hint={numberOf(sums[at] ?? '') === price ? undefined : text.usual(price)}
            error={mistakes.prices[at]}
            onChange={({ target }) => setSums(sums.map((sum, index) => (index === at ? target.value : sum)))}
          />
        ))}
        {prices.length > 0 && <p className="sm muted">{text.priceNote}</p>}
        <Button type="submit" block busy={change.isPending}>
          {text.saveChange}
        </Button>
      </KeptForm>
    </Modal>
  )
}
