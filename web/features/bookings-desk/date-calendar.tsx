import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { formatDay } from '@okolitsa/strings/ru/format.ts'
import { tourDates as words } from '@okolitsa/strings/ru/tour-dates.ts'
import { type CalendarCell, monthsOf, weeksOf } from '../../data/bookings/desk/date-calendar.ts'
import type { DeskDate } from '../../data/bookings/desk/use-tour-desk.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.ts'
import css from './date-calendar.module.css'

const sumOf = (dates: readonly DeskDate[], of: (date: DeskDate) => number) =>
  dates.reduce((sum, date) => sum + of(date), 0)
const takenOf = (dates: readonly DeskDate[]) => sumOf(dates, ({ places, placesLeft }) => places - placesLeft)
const placesOf = (dates: readonly DeskDate[]) => sumOf(dates, ({ places }) => places)

/** Month calendar of tour dates with their occupancy; a click on a day shows its dates. */
export function DateCalendar({
  dates,
  month,
  chosen,
  onMonth,
  onChoose,
}: {
  dates: readonly DeskDate[]
  /** The first day of the month. */
  month: IsoDate
  /** The day whose dates are shown. */
  chosen: IsoDate | null
  onMonth: (month: IsoDate) => void
  onChoose: (day: IsoDate) => void
}) {
  const months = monthsOf(dates)
  const at = months.indexOf(month)
  const weeks = weeksOf(month, dates)
  const [before, after] = [months[at - 1], months[at + 1]]
  return (
    <div className={css.calendar}>
      <div className={css.head}>
        <IconButton
          reads
          icon={ChevronLeftIcon}
          label={words.monthBefore}
          aria-disabled={before === undefined || undefined}
          onClick={() => before && onMonth(before)}
        />
        <b aria-live="polite">{words.month(month)}</b>
        <IconButton
          reads
          icon={ChevronRightIcon}
          label={words.monthAfter}
          aria-disabled={after === undefined || undefined}
          onClick={() => after && onMonth(after)}
        />
      </div>
      <table className={css.month}>
        <caption className="visually-hidden">{words.month(month)}</caption>
        <thead>
          <tr>
            {(weeks[1] ?? weeks[0] ?? []).map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days of a week are in a fixed order
              <th key={index} scope="col">
                {cell && words.weekdayShort(cell.day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((cell) => cell !== null)?.day}>
              {week.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: days of a week are in a fixed order
                <td key={index}>{cell && <Day cell={cell} chosen={chosen} onChoose={onChoose} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Day({
  cell: { day, dates },
  chosen,
  onChoose,
}: {
  cell: NonNullable<CalendarCell>
  chosen: IsoDate | null
  onChoose: (day: IsoDate) => void
}) {
  const reference = useDayReference()
  const number = Number(day.slice(8))
  if (dates.length === 0) return <span className={css.empty}>{number}</span>
  const open = dates.filter(({ state }) => state === 'open')
  const [{ timeZone } = { timeZone: reference.zone }] = dates
  const name = formatDay(day, { now: reference.now, ...(timeZone && { zone: timeZone }) })
  return (
    <button
      type="button"
      className={classNames(css.day, day === chosen && css.chosen, open.length === 0 && css.canceled)}
      aria-pressed={day === chosen}
      onClick={() => onChoose(day)}
    >
      <b>{number}</b>
      <small>{open.length > 0 ? `${takenOf(open)}/${placesOf(open)}` : '—'}</small>
      <span className="visually-hidden">{words.dayOf(name, dates.length, takenOf(open), placesOf(open))}</span>
    </button>
  )
}
