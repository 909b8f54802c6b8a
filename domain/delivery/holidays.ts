/**
 * Non-working holidays of Russia and the days off that follow from them.
 *
 * Labour Code of the Russian Federation, article 112: the list of holidays; a holiday that falls on a Saturday or a
 * Sunday moves the day off to the next working day, except for the January ones, whose two weekend days the Government
 * moves by a yearly resolution.
 * 2026: Government resolution of 24 September 2025 No. 1466 (3 January moved to 9 January, 4 January to 31 December).
 * 2027: statutory days only; add the resolution's days to `MOVED_BY_GOVERNMENT` once it is published.
 *
 * A moved day off is a weekend day in another place: offices are closed, but a seller whose schedule names the weekday
 * works, as on any Saturday. So 31 December 2026 is no holiday here, while 1 January is.
 */

/** Months and days of article 112. */
const NEW_YEAR = ['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08'] as const
const OTHER_HOLIDAYS = ['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'] as const
const HOLIDAYS: ReadonlySet<string> = new Set([...NEW_YEAR, ...OTHER_HOLIDAYS])

/** Days off that the Government moved to working days, by year. */
const MOVED_BY_GOVERNMENT: Readonly<Record<number, readonly string[]>> = {
  2026: ['2026-01-09', '2026-12-31'],
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_MS = 86_400_000
const byYear = new Map<number, ReadonlySet<string>>()

/**
 * True on the holidays of article 112; Saturdays, Sundays and days off moved from them are not holidays.
 * @param isoDate calendar day, `YYYY-MM-DD`
 * @throws {RangeError} when it is not a day of the calendar
 */
export function isHoliday(isoDate: string): boolean {
  parseDay(isoDate)
  return HOLIDAYS.has(isoDate.slice(5))
}

/**
 * True on Saturdays, Sundays, holidays and days off moved from them: days on which offices do not work.
 * @param isoDate calendar day, `YYYY-MM-DD`
 * @throws {RangeError} when it is not a day of the calendar
 */
export function isNonWorkingDay(isoDate: string): boolean {
  const day = parseDay(isoDate)
  return isWeekend(day) || daysOffOf(day.getUTCFullYear()).has(isoDate)
}

/** All holidays and moved days off of a year, `YYYY-MM-DD`, in order. */
export function listDaysOff(year: number): readonly string[] {
  return [...daysOffOf(year)].sort()
}

function daysOffOf(year: number): ReadonlySet<string> {
  let days = byYear.get(year)
  if (days === undefined) {
    days = computeDaysOff(year)
    byYear.set(year, days)
  }
  return days
}

function computeDaysOff(year: number): ReadonlySet<string> {
  const days = new Set<string>([...HOLIDAYS].map((monthAndDay) => `${year}-${monthAndDay}`))
  for (const monthAndDay of OTHER_HOLIDAYS) {
    let day = parseDay(`${year}-${monthAndDay}`)
    if (!isWeekend(day)) continue
    while (isWeekend(day) || days.has(toIsoDate(day))) day = new Date(day.getTime() + DAY_MS)
    days.add(toIsoDate(day))
  }
  for (const moved of MOVED_BY_GOVERNMENT[year] ?? []) days.add(moved)
  return days
}

const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6
const toIsoDate = (day: Date) => day.toISOString().slice(0, 10)

function parseDay(isoDate: string): Date {
  const day = ISO_DATE.test(isoDate) ? new Date(`${isoDate}T00:00:00Z`) : new Date(Number.NaN)
  // The engine reads 30 February as 2 March: such a day is refused too.
  if (Number.isNaN(day.getTime()) || toIsoDate(day) !== isoDate) throw new RangeError(`Not a calendar day: ${isoDate}`)
  return day
}
