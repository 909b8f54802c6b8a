import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type * as ru from '../ru/tour-tickets.ts'
import type { Words } from '../words.ts'
import { formatDate, formatTime, formatWeekday } from './format.ts'

/** Texts of tours used by the server. */
export const tourTickets: Words<typeof ru.tourTickets> = {
  dateCanceled: {
    weather: 'The tour was cancelled because of the weather',
    tooFew: 'The group did not come together',
    other: 'The organizer cancelled the tour',
  },
  ticket: {
    title: 'Ticket',
    order: (number: string) => `Booking No. ${number}`,
    /** Day and time in the tour's time zone. */
    moment: (startsAt: Date, zone: string) => {
      const day = dayIn(zone, startsAt)
      return `${formatWeekday(day)}, ${formatDate(day, { now: startsAt, zone })}, ${formatTime(startsAt, zone)}`
    },
    /** Name of the rouble for fonts without its sign. */
    rouble: 'RUB',
    when: 'When',
    where: 'Where we meet',
    who: 'Who goes',
    organizer: 'Who takes you',
    toTake: 'What to take',
    payLater: (sum: string) => `${sum} to be paid at the meeting point`,
    show: 'Show the code to the organizer. It works without the internet.',
  },
}
