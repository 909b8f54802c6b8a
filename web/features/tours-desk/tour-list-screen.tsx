import type { OwnTour } from '@okolitsa/contracts/tours/tour-form.ts'
import { tourDays, tourLength } from '@okolitsa/strings/ru/tours.ts'
import { toursDesk as text } from '@okolitsa/strings/ru/tours-desk.ts'
import basketPicture from '../../assets/food/basket.webp'
import { NEW_TOUR_PATH, tourFormPath, tourListHref } from '../../data/tours/desk/tour-paths.ts'
import type { TourPage } from '../../data/tours/desk/use-tour-form.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ArchiveIcon, CircleCheckIcon, CirclePauseIcon, PencilIcon, PlusIcon } from '../../ui/icons.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import css from './tour-form.module.css'

const MARKS = {
  draft: { color: 'orange', icon: PencilIcon },
  published: { color: 'green', icon: CircleCheckIcon },
  hidden: { color: 'gray', icon: CirclePauseIcon },
  archived: { color: 'gray', icon: ArchiveIcon },
} as const

/** Tours of an organizer: state, next date, missing fields. */
export function TourListScreen({ page, isArchive }: { page: TourPage; isArchive: boolean }) {
  const { items, totalItems } = page
  const add = (
    <Button href={NEW_TOUR_PATH} icon={PlusIcon}>
      {text.add}
    </Button>
  )
  return (
    <div className={css.list}>
      <div className={css.top}>
        <div>
          <h1 className="h1">{text.title}</h1>
          <p className="muted">{text.count(totalItems)}</p>
        </div>
        {items.length > 0 && add}
      </div>
      <TabLinks
        label={text.tabs}
        items={[
          { title: text.current, href: tourListHref({ isArchive: false, page: 1 }), isCurrent: !isArchive },
          { title: text.archive, href: tourListHref({ isArchive: true, page: 1 }), isCurrent: isArchive },
        ]}
      />
      {items.length === 0 ? (
        <Card>
          <EmptyState
            picture={basketPicture}
            title={isArchive ? text.emptyArchive : text.emptyTitle}
            text={isArchive ? text.emptyArchiveText : text.emptyText}
            action={isArchive ? undefined : add}
          />
        </Card>
      ) : (
        <ul className={css.tours}>
          {items.map((tour) => (
            <TourRow key={tour.id} tour={tour} />
          ))}
        </ul>
      )}
      <Pagination
        text={text.pages}
        page={page.currentPage}
        pageCount={page.totalPages}
        hrefOf={(number) => tourListHref({ isArchive, page: number })}
      />
    </div>
  )
}

function TourRow({ tour }: { tour: OwnTour }) {
  const { nextDate, datesAhead, missing } = tour
  const reference = { ...useDayReference(), zone: tour.timeZone }
  const next =
    nextDate &&
    text.nextDate(
      tourDays(new Date(nextDate.startsAt), new Date(nextDate.endsAt), reference),
      nextDate.placesLeft,
      nextDate.places,
    )
  const facts = [tourLength(tour.durationMinutes), tour.priceFrom !== null && text.priceFrom(tour.priceFrom)]
  return (
    <Card as="li" className={css.item}>
      <Thumb
        size={72}
        hue={tour.hue}
        fit="cover"
        picture={tour.imageUrl === null ? null : { src: tour.imageUrl, alt: '' }}
      />
      <div className={css.words}>
        <a href={tourFormPath(tour.id)} className={css.name}>
          {tour.title}
        </a>
        <p className="sm muted">{facts.filter(Boolean).join(' · ')}</p>
        {tour.state !== 'draft' && (
          <p className="sm">
            {[next ?? text.noDates, datesAhead > 1 && text.moreDates(datesAhead - 1)].filter(Boolean).join(' ')}
          </p>
        )}
        {missing.length > 0 && <p className="sm">{text.lacks(missing.map((name) => text.missing[name] ?? name))}</p>}
      </div>
      <Badge size="large" {...MARKS[tour.state]}>
        {text.states[tour.state]}
      </Badge>
    </Card>
  )
}
