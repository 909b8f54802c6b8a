import type { TourCardAnswer } from '@okolitsa/contracts/tours/tour.ts'
import { dayIn, plusDays, weekdayOf } from '@okolitsa/domain/clock/clock.ts'
import { type DayReference, formatDate, formatDay } from '@okolitsa/strings/ru/format.ts'
import { tours as text } from '@okolitsa/strings/ru/tours.ts'
import ticketPicture from '../../assets/food/i-ticket.webp'
import { toursPath } from '../../data/tours/addresses.ts'
import { isNarrowed, type TourListState, tourListHref } from '../../data/tours/tour-list.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TourCard } from './tour-card.tsx'
import { TourFilters } from './tour-filters.tsx'
import css from './tours.module.css'

/** Number of pictures above the fold. */
const FIRST_SCREEN = 2
const SATURDAY = 6

interface Group {
  readonly title: string
  readonly note: string | null
  readonly tours: TourCardAnswer[]
}

function groupsOf(list: readonly TourCardAnswer[], reference: DayReference): Group[] {
  const groups = new Map<string, Group>()
  const today = dayIn(reference.zone ?? 'Europe/Moscow', reference.now)
  for (const tour of list) {
    const [next] = tour.dates
    if (!next) continue
    const day = dayIn(tour.timeZone, new Date(next.startsAt))
    const weekday = weekdayOf(day)
    const saturday = weekday >= SATURDAY ? plusDays(day, SATURDAY - weekday) : null
    const key = saturday ?? day
    const group = groups.get(key) ?? {
      title: saturday
        ? `${Number(saturday.slice(8))}–${formatDate(plusDays(saturday, 1), reference)}`
        : formatDay(day, reference),
      note: saturday !== null && saturday <= plusDays(today, SATURDAY) ? text.nearest : null,
      tours: [],
    }
    group.tours.push(tour)
    groups.set(key, group)
  }
  return [...groups.values()]
}

export function TourList({
  state,
  page,
}: {
  state: TourListState
  page: {
    readonly items: readonly TourCardAnswer[]
    readonly totalPages: number
    readonly regions: readonly { readonly code: string; readonly title: string; readonly tours: number }[]
  }
}) {
  const reference = useDayReference()
  const groups = groupsOf(page.items, reference)
  return (
    <div className={css.layout}>
      <Card as="aside" aria-label={text.filters} className={css.aside}>
        <TourFilters state={state} regions={page.regions} />
      </Card>
      <div className="stack g6">
        {groups.length === 0 && (
          <Card>
            <EmptyState
              picture={ticketPicture}
              title={text.nothingTitle}
              text={text.nothingText}
              action={
                isNarrowed(state) && (
                  <Button size="medium" shape="round" href={toursPath()}>
                    {text.showAll}
                  </Button>
                )
              }
            />
          </Card>
        )}
        {groups.map(({ title, note, tours }, index) => (
          <section key={title} className="stack g4">
            <h2 className="h3">
              {title} {note && <small className={css.note}>{note}</small>}
            </h2>
            {tours.map((tour, place) => (
              <TourCard key={tour.id} tour={tour} priority={index === 0 && place < FIRST_SCREEN} />
            ))}
          </section>
        ))}
        <Pagination
          text={text.pages}
          page={state.page}
          pageCount={page.totalPages}
          hrefOf={(number) => tourListHref({ ...state, page: number })}
        />
      </div>
    </div>
  )
}
