import type { Numbers } from '@okolitsa/contracts/numbers/numbers.ts'
import { PERIOD_DAYS } from '@okolitsa/domain/numbers/numbers-period.ts'
import { numbers as text } from '@okolitsa/strings/ru/numbers.ts'
import basketPicture from '../../assets/food/basket.webp'
import { hasOwnDays, NUMBERS_PATH, type NumbersQuery, numbersPath } from '../../data/numbers/desk/numbers-query.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './numbers.module.css'
import { LossesPart, PlacesPart, ProductsPart } from './numbers-parts.tsx'
import { NumbersTiles } from './numbers-tiles.tsx'
import { SalesPart } from './sales-part.tsx'

/** Numbers of a period: summary sentences, sales, products, places, losses and lateness. */
export function NumbersScreen({ numbers, query }: { numbers: Numbers; query: NumbersQuery }) {
  const { seller, timeZone, total, before, products, days, from, to } = numbers
  const isTours = seller.type === 'tour_operator'
  const isOwn = hasOwnDays(query)
  const reference = { now: useDayReference().now, zone: timeZone }
  const [best = null] = products
  const sentences = text.sentences(
    { isTours, days, from, to, isOwn, total, before, best, newCustomers: numbers.newCustomers },
    reference,
  )
  const isEmpty = total.orders === 0 && total.sum === 0 && total.canceled.orders === 0
  const isNothingAtAll = isEmpty && before.orders === 0
  return (
    <div className={css.screen}>
      <h1 className="h1">{text.title}</h1>
      <Period query={query} isOwn={isOwn} numbers={numbers} />
      <div className={css.sentences}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {numbers.isGoingOn && !isNothingAtAll && <p className={css.muted}>{text.goingOn}</p>}
      </div>
      {isEmpty ? (
        <Card>
          <EmptyState picture={basketPicture} title={text.empty} text={text.emptyText} />
        </Card>
      ) : (
        <>
          <NumbersTiles numbers={numbers} />
          <SalesPart numbers={numbers} reference={reference} />
          <div className={css.columns}>
            {products.length > 0 && <ProductsPart numbers={numbers} />}
            <div className={css.aside}>
              <LossesPart numbers={numbers} />
              {numbers.places.length > 0 && <PlacesPart numbers={numbers} />}
            </div>
          </div>
        </>
      )}
      <Disclosure title={text.counted}>
        <p>{text.countedText(isTours)}</p>
      </Disclosure>
    </div>
  )
}

function Period({ query, isOwn, numbers }: { query: NumbersQuery; isOwn: boolean; numbers: Numbers }) {
  const { mistakes, from, to } = query
  const isWrong = Object.keys(mistakes).length > 0
  const errorOf = (name: 'from' | 'to') => (mistakes[name] ? { error: text.wrongDays(mistakes[name]) } : {})
  return (
    <div className={css.period}>
      <ChipGroup label={text.period}>
        {PERIOD_DAYS.map((days) => (
          <Chip key={days} href={numbersPath(days)} selected={!isOwn && query.days === days}>
            {text.days(days)}
          </Chip>
        ))}
      </ChipGroup>
      <Disclosure key={`${from} ${to}`} title={text.ownDays} defaultOpen={isOwn || isWrong}>
        <form action={NUMBERS_PATH} className={css.days}>
          <TextField
            name="from"
            type="date"
            label={text.from}
            defaultValue={from || numbers.from}
            {...errorOf('from')}
          />
          <TextField name="to" type="date" label={text.to} defaultValue={to || numbers.to} {...errorOf('to')} />
          <Button reads type="submit" look="secondary">
            {text.show}
          </Button>
        </form>
      </Disclosure>
    </div>
  )
}
