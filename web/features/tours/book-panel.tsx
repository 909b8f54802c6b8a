import type { TourAnswer, TourDateAnswer } from '@okolitsa/contracts/tours/tour.ts'
import { formatMoment, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { marketStrip } from '@okolitsa/strings/ru/market-strip.ts'
import { tours as text, tourDays, tourWeekdays } from '@okolitsa/strings/ru/tours.ts'
import { useState } from 'react'
import { bookPath, type Party } from '../../data/tours/addresses.ts'
import { pricesOn } from '../../data/tours/prices-on.ts'
import { useQuote } from '../../data/tours/use-quote.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useTakesOrders } from '../../platform/loading/use-takes-orders.ts'
import { useSearch } from '../../platform/navigation/use-search.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import { TourGathering } from './tour-gathering.tsx'
import css from './tour-page.module.css'
import { WaitingPart } from './waiting-part.tsx'

const MAX_PEOPLE = 30

const placesOf = (tour: TourAnswer, party: Party) =>
  tour.prices.reduce((sum, { id, places }) => sum + places * (party[id] ?? 0), 0)

/** Weekdays, and whether the group is full enough; the progress is under the dates. */
function dateNote(
  { startsAt, endsAt, isBookable, minPeople, isCertain, booked }: TourDateAnswer,
  zone: string,
): string {
  const days = tourWeekdays(new Date(startsAt), new Date(endsAt), zone)
  if (!isBookable || minPeople === null) return days
  return `${days} · ${isCertain ? text.certain : text.gathered(booked, minPeople)}`
}

/** Date, participants and price, then the link to the booking. */
export function BookPanel({ tour }: { tour: TourAnswer }) {
  const reference = { ...useDayReference(), zone: tour.timeZone }
  const mayBook = useTakesOrders()
  const [first] = tour.prices
  const dates = tour.dates.filter(({ isBookable, isWaitable }) => isBookable || isWaitable)
  const search = useSearch()
  const asked = dates.find(({ id }) => id === Number(search.get('date')))
  const [dateId, setDateId] = useState((asked ?? dates.find(({ isBookable }) => isBookable) ?? dates[0])?.id ?? null)
  const [party, setParty] = useState<Party>(first ? { [first.id]: 1 } : {})
  const date = dates.find(({ id }) => id === dateId) ?? null
  const prices = pricesOn(tour, date)
  const [shown] = prices
  const people = placesOf(tour, party)
  const {
    data: quote,
    isError,
    isPlaceholderData,
    refetch,
  } = useQuote(tour.id, date?.isBookable ? date.id : null, party)
  if (!first || !shown || !date) {
    return (
      <Card as="section" className="stack g2">
        <h2 className="h4">{mayBook ? text.noDates : marketStrip.noOrders}</h2>
        <p className="muted">{mayBook ? text.noDatesText : marketStrip.back}</p>
      </Card>
    )
  }
  const left = quote && quote.date.id === date.id ? quote.placesLeft : date.placesLeft
  const change = (id: number, by: number) => setParty({ ...party, [id]: Math.max(0, (party[id] ?? 0) + by) })
  const [free] = quote?.cancellation ?? []
  return (
    <Card as="section" className={css.panelCard} aria-label={text.book}>
      <p className={css.from}>
        <span className="h2">{formatPrice(shown.sum)}</span>
        <span className="sm muted">{first.kind === 'group' ? first.title : text.perAdult}</span>
      </p>
      <RadioCards
        label={text.bookTitle}
        hideLabel={false}
        value={String(date.id)}
        items={dates.map((one) => ({
          value: String(one.id),
          title: tourDays(new Date(one.startsAt), new Date(one.endsAt), reference),
          note: `${dateNote(one, tour.timeZone)} · ${one.isBookable ? text.placesLeft(one.placesLeft) : text.noPlaces}`,
        }))}
        onValueChange={(id) => setDateId(Number(id))}
      />
      {date.isBookable && <TourGathering date={date} zone={tour.timeZone} />}
      <fieldset className={css.people}>
        <legend className="strong">{text.whoGoes}</legend>
        {prices.map((price) => {
          const count = party[price.id] ?? 0
          const isFull = people + price.places > Math.min(MAX_PEOPLE, date.isBookable ? left : date.places)
          return (
            <div key={price.id} className={css.person}>
              <span>
                {price.title}
                <small>
                  {price.kind === 'group' ? text.groupPrice(price.sum, price.places) : text.price(price.price)}
                </small>
              </span>
              <QuantityStepper
                text={String(count)}
                labels={{
                  group: text.of(price.title),
                  decrease: text.fewerOf(price.title),
                  increase: text.moreOf(price.title),
                  remove: text.fewerOf(price.title),
                }}
                isMinimum={count === 0}
                noMoreText={isFull ? text.noMore : undefined}
                onDecrease={() => change(price.id, -1)}
                onIncrease={() => change(price.id, 1)}
              />
            </div>
          )
        })}
      </fieldset>
      {date.isBookable ? (
        <>
          <div aria-live="polite" className={isPlaceholderData ? css.stale : undefined}>
            {isError && !quote ? (
              <Notification tone="error" title={text.failed}>
                <button type="button" className="link" onClick={() => void refetch()}>
                  {text.retry}
                </button>
              </Notification>
            ) : quote ? (
              <div className="stack g4">
                {quote.makesCertain && date.minPeople !== null && !date.isCertain && (
                  <Notification tone="success" title={text.makesCertain} />
                )}
                {!quote.fits && <Notification tone="warning" title={text.fits(quote.placesLeft)} />}
                <SumList
                  items={[
                    ...(quote.payLater > 0
                      ? [
                          { title: text.payNow, value: formatPrice(quote.payNow) },
                          { title: text.payLater, value: formatPrice(quote.payLater) },
                        ]
                      : []),
                    { title: text.total, value: formatPrice(quote.total), kind: 'total' as const },
                  ]}
                />
              </div>
            ) : (
              people > 0 && <p className="muted">{text.counting}</p>
            )}
          </div>
          {people > 0 && quote?.fits ? (
            <Button block href={bookPath(tour.id, date.id, party)}>
              {text.book}
            </Button>
          ) : (
            <Button block disabled>
              {text.book}
            </Button>
          )}
          <p className="xs muted">
            {free?.until &&
              free.backPercent === 100 &&
              `${text.freeUntil(formatMoment(new Date(free.until), reference))}. `}
            {text.confirmWithin(tour.confirmHours)}
          </p>
        </>
      ) : (
        <WaitingPart
          date={date}
          people={Math.max(1, people)}
          zone={tour.timeZone}
          bookHref={bookPath(tour.id, date.id, people > 0 ? party : { [first.id]: 1 })}
        />
      )}
    </Card>
  )
}
