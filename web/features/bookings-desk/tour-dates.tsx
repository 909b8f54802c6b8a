import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { bookingsDesk as text } from '@okolitsa/strings/ru/bookings-desk.ts'
import { formatTime } from '@okolitsa/strings/ru/format.ts'
import { tourDates as words } from '@okolitsa/strings/ru/tour-dates.ts'
import { tourDays } from '@okolitsa/strings/ru/tours.ts'
import { useState } from 'react'
import { type DeskQuery, deskHref } from '../../data/bookings/desk/bookings-query.ts'
import { dayOfDate, monthsOf } from '../../data/bookings/desk/date-calendar.ts'
import { useTourDates } from '../../data/bookings/desk/use-tour-dates.ts'
import type { DatedTour, DeskDate, DeskDates } from '../../data/bookings/desk/use-tour-desk.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { DateCalendar } from './date-calendar.tsx'
import { DateCancelDialog } from './date-cancel-dialog.tsx'
import { DateChangeDialog } from './date-change-dialog.tsx'
import { NewDatesDialog } from './new-dates-dialog.tsx'
import css from './tour-desk.module.css'

export function TourDates({
  permissions,
  query,
  dates,
}: {
  permissions: StaffMember['permissions']
  query: DeskQuery
  dates: DeskDates
}) {
  const [isAdding, setAdding] = useState(false)
  const mayManage = permissions.includes('manageGoods')
  const months = monthsOf(dates.items)
  const [wanted, setMonth] = useState<IsoDate | null>(null)
  const [pressed, setDay] = useState<IsoDate | null>(null)
  // month of the date whose bookings are open, otherwise of the next date
  const named = dates.items.find(({ id }) => id === query.dateId)
  const soonest = named && dayOfDate(named).slice(0, 7)
  const month =
    months.find((each) => each === wanted) ?? months.find((each) => each.slice(0, 7) === soonest) ?? months[0]
  const ofMonth = dates.items.filter((date) => month && dayOfDate(date).slice(0, 7) === month.slice(0, 7))
  const first = named && ofMonth.includes(named) ? named : ofMonth[0]
  const day = pressed ?? (first ? dayOfDate(first) : null)
  const shown = ofMonth.filter((date) => dayOfDate(date) === day)
  return (
    <section className="stack g4">
      <h2 className="h3">{text.dates}</h2>
      {mayManage &&
        (dates.tours.length > 0 ? (
          <Button size="medium" look="secondary" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        ) : (
          <p className="muted">{words.noTours}</p>
        ))}
      {dates.items.length === 0 && <p className="muted">{text.noDates}</p>}
      {month && (
        <DateCalendar
          dates={dates.items}
          month={month}
          chosen={day}
          onMonth={(next) => {
            setMonth(next)
            setDay(null)
          }}
          onChoose={setDay}
        />
      )}
      <ul className={css.dates}>
        {shown.map((date) => (
          <DateRow
            key={date.id}
            date={date}
            tour={dates.tours.find(({ id }) => id === date.tourId)}
            query={query}
            permissions={permissions}
          />
        ))}
      </ul>
      <Pagination
        text={words.pages}
        page={dates.currentPage}
        pageCount={dates.totalPages}
        hrefOf={(datesPage) => deskHref({ ...query, datesPage })}
      />
      {isAdding && <NewDatesDialog tours={dates.tours} onClose={() => setAdding(false)} />}
    </section>
  )
}

function DateRow({
  date,
  tour,
  query,
  permissions,
}: {
  date: DeskDate
  /** The tour; absent = it is not on sale. */
  tour: DatedTour | undefined
  query: DeskQuery
  permissions: StaffMember['permissions']
}) {
  const reference = { ...useDayReference(), zone: date.timeZone }
  const startsAt = new Date(date.startsAt)
  const days = tourDays(startsAt, new Date(date.endsAt), reference)
  const time = formatTime(startsAt, date.timeZone)
  const { change } = useTourDates()
  const [opened, setOpened] = useState<'change' | 'cancel' | null>(null)
  const close = () => setOpened(null)
  const isOpen = date.state === 'open'
  const mayManage = isOpen && permissions.includes('manageGoods')
  const notes = [
    isOpen ? text.places(date.places - date.placesLeft, date.places) : text.canceledDate,
    isOpen && date.isClosed && words.closed,
    date.ownPrices.length > 0 && words.own,
    date.toConfirm > 0 && text.toConfirm(date.toConfirm),
    date.waiting > 0 && text.waiting(date.waiting),
  ].filter(Boolean)
  return (
    <Card as="li" className="stack g2">
      <b>{date.tourTitle}</b>
      <p>
        {days}, {time}
      </p>
      <p className="sm muted">{notes.join(' · ')}</p>
      <div className="row fw">
        <Button size="small" look="secondary" href={deskHref({ ...query, queue: 'ahead', dateId: date.id, page: 1 })}>
          {text.participants}
        </Button>
        {mayManage && (
          <>
            <Button size="small" look="secondary-gray" onClick={() => setOpened('change')}>
              {words.change}
            </Button>
            <Button
              size="small"
              look="secondary-gray"
              busy={change.isPending}
              onClick={() => change.mutate({ id: date.id, isClosed: !date.isClosed })}
            >
              {date.isClosed ? words.openSale : words.closeSale}
            </Button>
          </>
        )}
        {isOpen && permissions.includes('workOrders') && (
          <Button size="small" look="secondary-gray" onClick={() => setOpened('cancel')}>
            {text.cancelDate}
          </Button>
        )}
      </div>
      {opened === 'change' && <DateChangeDialog date={date} tour={tour} onClose={close} />}
      {opened === 'cancel' && <DateCancelDialog date={date} days={`${days}, ${time}`} onClose={close} />}
    </Card>
  )
}
