import type { Months } from '@okolitsa/domain/catalog/crop-calendar.ts'

const MONTHS = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
]
const nameOf = (month: number): string => MONTHS[month - 1] ?? ''
const spanOf = ({ from, to }: Months): string =>
  from === to ? nameOf(from) : `${nameOf(from)}\u00A0—\u00A0${nameOf(to)}`

/** Texts of the crop calendar. */
export const crops = {
  outOfSeason: (title: string, months: readonly Months[]) =>
    `${title}, обычно в\u00A0ваших краях: ${months.map(spanOf).join(', ')}. Проверьте, не\u00A0ошиблись\u00A0ли датой.`,
} as const
