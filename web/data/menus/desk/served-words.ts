import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'

const text = menusDesk.span

/** Serving hours in one line: «Пн, Вт, 08:00–12:00». */
export const servedWords = ({
  weekdays,
  from,
  to,
}: {
  readonly weekdays: readonly number[]
  readonly from: string
  readonly to: string
}): string =>
  text.served(
    weekdays.length === 7 ? text.everyDay : weekdays.map((day) => text.weekdays[day - 1]).join(', '),
    from,
    to,
  )
