import { formatPhone, formatTime } from '@okolitsa/strings/ru/format.ts'
import { handBookings as handText } from '@okolitsa/strings/ru/hand-bookings.ts'
import { tourDates as text } from '@okolitsa/strings/ru/tour-dates.ts'
import { deskHref } from '../../data/bookings/desk/bookings-query.ts'
import {
  type DepartingBooking,
  type Departure,
  type Departures,
  useDepartures,
} from '../../data/bookings/desk/use-departures.ts'
import { type HandBooking, useHandBookingActions } from '../../data/bookings/desk/use-hand-bookings.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './departures.module.css'
import { HandPhone } from './hand-phone.tsx'
import { TicketCheck } from './ticket-check.tsx'

const datesHref = (dateId: number | null) =>
  deskHref({ queue: dateId ? 'ahead' : 'toConfirm', dateId, page: 1, datesPage: 1 })

/** Departures of today and tomorrow by the hour: participants to meet, payments to collect, arrivals. */
export function DepartureList({
  organizationId,
  initial,
  mayWork,
}: {
  organizationId: number
  initial: Departures
  /** The member has the permission to handle orders. */
  mayWork: boolean
}) {
  const { departures, arrival } = useDepartures(organizationId, initial)
  const pressed = arrival.isPending ? arrival.variables.id : null
  return (
    <section className="stack g4" aria-labelledby="departures">
      <h2 id="departures" className="h3">
        {text.departures}
      </h2>
      {departures.length === 0 ? (
        <Card className="stack g2">
          <p>
            <b>{text.noDepartures}</b>
          </p>
          <p className="muted">{text.noDeparturesText}</p>
          <Button size="medium" look="secondary" href={datesHref(null)}>
            {text.toDates}
          </Button>
        </Card>
      ) : (
        <ul className={css.departures}>
          {departures.map((departure) => (
            <DepartureCard
              key={departure.dateId}
              departure={departure}
              mayWork={mayWork}
              pressed={pressed}
              onArrive={(id, isHere) => arrival.mutate({ id, isHere })}
            />
          ))}
        </ul>
      )}
      {mayWork && departures.length > 0 && <TicketCheck />}
    </section>
  )
}

interface Pressing {
  /** The booking whose button was just pressed. */
  readonly pressed: number | null
  readonly onArrive: (id: number, isHere: boolean) => void
}

function DepartureCard({ departure, mayWork, ...pressing }: { departure: Departure; mayWork: boolean } & Pressing) {
  const { day, startsAt, timeZone, tourTitle, meetingPoint, people, arrived, bookings, byHand, unnamed } = departure
  return (
    <Card as="li" className="stack g4">
      <div>
        <p className={css.when}>
          <b>{formatTime(new Date(startsAt), timeZone)}</b>
          <span>{text.days[day]}</span>
        </p>
        <h3 className="h4">
          <a className="link" href={datesHref(departure.dateId)}>
            {tourTitle}
          </a>
        </h3>
        <p className="sm muted">{text.meeting(meetingPoint.title, meetingPoint.address)}</p>
        <p>{people > 0 ? text.peopleCame(people, arrived) : text.nobody}</p>
      </div>
      {bookings.length + byHand.length > 0 && (
        <ul className={css.bookings}>
          {bookings.map((booking) => (
            <GuestRow key={booking.id} booking={booking} departure={departure} {...pressing} />
          ))}
          {byHand.map((booking) => (
            <HandRow key={booking.id} booking={booking} departure={departure} mayWork={mayWork} />
          ))}
        </ul>
      )}
      {unnamed > 0 && <p className="sm muted">{handText.unnamed(unnamed)}</p>}
    </Card>
  )
}

function GuestRow({
  booking,
  departure: { timeZone },
  pressed,
  onArrive,
}: { booking: DepartingBooking; departure: Departure } & Pressing) {
  const { id, name, phone, people, places, due, comment, checkedAt, state, may } = booking
  const busy = pressed === id
  const named = places.flatMap((place) => (place.name ? [place.name] : []))
  return (
    <li className={css.booking}>
      <div className={css.who}>
        <p>
          <b>{name}</b>, {text.people(people)}
        </p>
        {named.length > 0 && <p className="sm muted">{named.join(', ')}</p>}
        <p className="sm">
          {/^\d+$/.test(phone) ? (
            <a className="link" href={`tel:+${phone}`}>
              {formatPhone(phone)}
            </a>
          ) : (
            phone
          )}
        </p>
        {comment && <p className="sm">{comment}</p>}
        <div className="row fw">
          {due > 0 && <Badge color="orange">{text.due(due)}</Badge>}
          {state === 'formed' && <Badge color="orange">{text.waitsForAnswer}</Badge>}
          {state === 'booked' && <Badge color="gray">{text.waitsForGroup}</Badge>}
          {checkedAt && <Badge color="green">{text.arrived(formatTime(new Date(checkedAt), timeZone))}</Badge>}
        </div>
      </div>
      {may.arrive && (
        <Button
          size="large"
          look="secondary"
          busy={busy}
          aria-label={text.arriveOf(name)}
          onClick={() => onArrive(id, true)}
        >
          {text.arrive}
        </Button>
      )}
      {may.undo && (
        <Button
          size="medium"
          look="secondary-gray"
          busy={busy}
          aria-label={text.undoOf(name)}
          onClick={() => onArrive(id, false)}
        >
          {text.undo}
        </Button>
      )}
    </li>
  )
}

/** A booking entered by hand: it has no ticket, so arrival is marked with a button. */
function HandRow({
  booking: { id, name, phone, people, isPaid, comment, arrivedAt },
  departure: { dateId, timeZone },
  mayWork,
}: {
  booking: HandBooking
  departure: Departure
  mayWork: boolean
}) {
  const { change } = useHandBookingActions(dateId)
  return (
    <li className={css.booking}>
      <div className={css.who}>
        <p>
          <b>{name}</b>, {text.people(people)} <small className="muted">{handText.tag}</small>
        </p>
        <HandPhone phone={phone} />
        {comment && <p className="sm">{comment}</p>}
        <div className="row fw">
          {!isPaid && <Badge color="orange">{handText.isNotPaid}</Badge>}
          {arrivedAt && <Badge color="green">{text.arrived(formatTime(new Date(arrivedAt), timeZone))}</Badge>}
        </div>
      </div>
      {mayWork && (
        <Button
          size={arrivedAt ? 'medium' : 'large'}
          look={arrivedAt ? 'secondary-gray' : 'secondary'}
          busy={change.isPending}
          aria-label={arrivedAt ? text.undoOf(name) : text.arriveOf(name)}
          onClick={() => change.mutate({ id, hasArrived: arrivedAt === null })}
        >
          {arrivedAt ? text.undo : text.arrive}
        </Button>
      )}
    </li>
  )
}
