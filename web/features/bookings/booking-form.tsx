import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { TourAnswer, TourDateAnswer, TourQuoteAnswer } from '@okolitsa/contracts/tours/tour.ts'
import { recipientNameMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { phoneOf } from '@okolitsa/domain/identity/phone.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { bookings as text } from '@okolitsa/strings/ru/bookings.ts'
import { formatMoment, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { paymentMethodTexts } from '@okolitsa/strings/ru/payments.ts'
import { tours } from '@okolitsa/strings/ru/tours.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useBook } from '../../data/bookings/use-book.ts'
import type { Party } from '../../data/tours/addresses.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CreditCardIcon, QrCodeIcon } from '../../ui/icons.ts'
import { PhoneField } from '../../ui/phone-field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { BookingHead } from './booking-head.tsx'
import css from './bookings.module.css'

interface Place {
  readonly priceId: number
  readonly title: string
}

/** Places of the party in the order of the tour's prices. */
const placesOf = (tour: TourAnswer, party: Party): Place[] =>
  tour.prices.flatMap(({ id, title }) => Array.from({ length: party[id] ?? 0 }, () => ({ priceId: id, title })))

/** Number of a place among places of the same price: the first child is number 1, even after two adults. */
const numberOf = (places: readonly { readonly title: string }[], index: number): number =>
  places.slice(0, index + 1).filter(({ title }) => title === places[index]?.title).length

export function BookingForm({
  tour,
  date,
  party,
  quote,
  customer,
  signIn,
  onBooked,
  onRefused,
}: {
  tour: TourAnswer
  date: TourDateAnswer
  party: Party
  quote: TourQuoteAnswer
  /** The signed-in customer; null for a guest. Typed values survive the sign-in. */
  customer: { readonly name: string; readonly phone: string } | null
  signIn: ReactNode
  onBooked: (orderId: number) => void
  /** Called when the shop refused the booking: sums and places may have changed. */
  onRefused: () => void
}) {
  const reference = { ...useDayReference(), zone: tour.timeZone }
  const places = placesOf(tour, party)
  const [names, setNames] = useState<readonly string[]>([])
  const [typed, setTyped] = useState<{ name?: string; phone?: string }>({})
  const [comment, setComment] = useState('')
  const [method, setMethod] = useState<PaymentMethod | null>(null)
  const [isAgreed, setAgreed] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const book = useBook()
  const name = typed.name ?? customer?.name ?? ''
  const phone = typed.phone ?? customer?.phone ?? ''
  const chosen = quote.paymentMethods.find((one) => one === method) ?? quote.paymentMethods[0] ?? null
  const wrong = {
    name: recipientNameMistake(name) ? text.nameError : undefined,
    phone: phoneOf(phone) !== '' ? undefined : text.phoneError,
    agree: isAgreed ? undefined : text.agreeError,
  }
  const shown = (error: string | undefined) => (isChecked ? error : undefined)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (wrong.name || wrong.phone || wrong.agree) return
    if (!chosen || book.isPending || book.isSuccess) return
    book.mutate(
      {
        dateId: date.id,
        people: places.map(({ priceId }, index) => ({ priceId, name: names[index] ?? '' })),
        contact: { name, phone },
        comment,
        paymentMethod: chosen,
        expectedTotal: quote.total,
      },
      { onSuccess: ({ orderId }) => onBooked(orderId), onError: onRefused },
    )
  }

  const [free] = quote.cancellation
  return (
    <div className={css.layout}>
      <div className="stack g4">
        <Card>
          <BookingHead tour={{ ...tour }} date={date} people={quote.people} />
        </Card>
        {book.error && (
          <Notification tone="error" title={refusalWords(book.error, text.failed)}>
            {isApiProblem(book.error) && (
              <a className="link" href={`/tours/${tour.id}`}>
                {text.toTour}
              </a>
            )}
          </Notification>
        )}
        {!quote.fits && <Notification tone="warning" title={tours.fits(quote.placesLeft)} />}
        {customer === null ? (
          <Card as="section" className="stack g4">
            <h2 className="h3">{text.signInTitle}</h2>
            <p className="muted">{text.signInText}</p>
            {signIn}
          </Card>
        ) : (
          <KeptForm
            id={`booking-${date.id}`}
            sending={book}
            formId="booking"
            method="post"
            noValidate
            onSubmit={onSubmit}
            className="stack g4"
          >
            <Card as="section" className="stack g4">
              <div>
                <h2 className="h3">{text.who}</h2>
                <p className="sm muted">{text.whoHint}</p>
              </div>
              {places.map(({ title }, index) => (
                <TextField
                  // biome-ignore lint/suspicious/noArrayIndexKey: places of one price differ by their number only
                  key={index}
                  label={`${text.personOf(title, numberOf(places, index))} · ${text.personName}`}
                  value={names[index] ?? ''}
                  maxLength={100}
                  autoComplete="off"
                  onChange={({ target }) =>
                    setNames(places.map((_, place) => (place === index ? target.value : (names[place] ?? ''))))
                  }
                />
              ))}
            </Card>
            <Card as="section" className="stack g4">
              <h2 className="h3">{text.contact}</h2>
              <TextField
                label={text.contactName}
                name="contact-name"
                autoComplete="given-name"
                maxLength={60}
                value={name}
                error={shown(wrong.name)}
                onChange={({ target }) => setTyped({ ...typed, name: target.value })}
              />
              <PhoneField
                label={text.contactPhone}
                hint={text.contactHint}
                value={phone}
                error={shown(wrong.phone)}
                onValueChange={(value) => setTyped({ ...typed, phone: value })}
              />
              <TextArea
                label={text.comment}
                hint={text.commentHint}
                rows={2}
                maxLength={1_000}
                value={comment}
                onChange={({ target }) => setComment(target.value)}
              />
            </Card>
            <Card as="section" className="stack g4">
              <h2 className="h3">{text.payment}</h2>
              <RadioCards
                label={text.payment}
                value={chosen}
                items={quote.paymentMethods.map((code) => ({
                  value: code,
                  icon: code === 'sbp' ? QrCodeIcon : CreditCardIcon,
                  ...paymentMethodTexts[code],
                }))}
                onValueChange={setMethod}
              />
            </Card>
          </KeptForm>
        )}
      </div>
      <Card as="aside" className={css.aside}>
        <h2 className="h3">{tours.total}</h2>
        <SumList
          items={[
            ...quote.lines.map(({ title, count, sum }) => ({
              title: text.tickets(title, count),
              value: formatPrice(sum),
            })),
            { title: tours.total, value: formatPrice(quote.total), kind: 'total' },
            ...(quote.payLater > 0
              ? [
                  { title: tours.payNow, value: formatPrice(quote.payNow) },
                  { title: tours.payLater, value: formatPrice(quote.payLater) },
                ]
              : []),
          ]}
        />
        <p className="sm muted">
          {free?.until &&
            free.backPercent === 100 &&
            `${tours.freeUntil(formatMoment(new Date(free.until), reference))}. `}
          {tours.confirmWithin(tour.confirmHours)}
        </p>
        {customer !== null && (
          <>
            <Checkbox
              name="agree"
              form="booking"
              checked={isAgreed}
              aria-invalid={shown(wrong.agree) ? true : undefined}
              onChange={({ target }) => setAgreed(target.checked)}
            >
              {text.agree}
            </Checkbox>
            {shown(wrong.agree) && (
              <p className={css.error} role="alert">
                {wrong.agree}
              </p>
            )}
            <Button
              type="submit"
              form="booking"
              block
              busy={book.isPending || book.isSuccess}
              aria-disabled={!quote.fits || undefined}
            >
              {text.send(quote.payNow)}
            </Button>
            <p className="xs muted">{text.sendNote}</p>
          </>
        )}
      </Card>
    </div>
  )
}
