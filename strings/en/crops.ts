import type { Months } from '@okolitsa/domain/catalog/crop-calendar.ts'
import type * as ru from '../ru/crops.ts'
import type { Words } from '../words.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const nameOf = (month: number): string => MONTHS[month - 1] ?? ''
const spanOf = ({ from, to }: Months): string => (from === to ? nameOf(from) : `${nameOf(from)} to ${nameOf(to)}`)

export const crops: Words<typeof ru.crops> = {
  outOfSeason: (title, months) =>
    `${title}, usually in your parts: ${months.map(spanOf).join(', ')}. Is the date right?`,
}
