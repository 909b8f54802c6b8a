import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { formatDate, formatTime, formatWeekday } from './format.ts'

/** Texts of tours used by the server. */
export const tourTickets = {
  /** Reasons why a date is cancelled. */
  dateCanceled: {
    weather: 'Поездку отменили из-за\u00A0погоды',
    tooFew: 'Группа не\u00A0собралась',
    other: 'Организатор отменил поездку',
  },
  ticket: {
    title: 'Билет',
    order: (number: string) => `Бронь № ${number}`,
    /** The day and the hour where the tour begins. */
    moment: (startsAt: Date, zone: string) => {
      const day = dayIn(zone, startsAt)
      return `${formatWeekday(day)}, ${formatDate(day, { now: startsAt, zone })}, ${formatTime(startsAt, zone)}`
    },
    /** Name of the rouble for fonts without its sign. */
    rouble: 'руб.',
    when: 'Когда',
    where: 'Где встречаемся',
    who: 'Кто едет',
    organizer: 'Кто везёт',
    toTake: 'Что взять',
    payLater: (sum: string) => `На месте нужно доплатить ${sum}`,
    show: 'Покажите код организатору. Он работает без интернета.',
  },
}
