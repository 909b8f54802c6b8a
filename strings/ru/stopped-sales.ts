import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type DayReference, formatDate } from './format.ts'

/** Texts of the cabinet of a seller whom the market has suspended, or whose contract ends. */
export const stoppedSales = {
  ends: (day: IsoDate, reference: DayReference) =>
    `Договор с\u00A0рынком кончается: с\u00A0${formatDate(day, reference)} вы не\u00A0продаёте`,
  endsText:
    'Начатые заказы довезите как обещали. После этого дня в\u00A0кабинете можно читать и\u00A0довозить начатое.',
  title: 'Рынок остановил ваши продажи',
  titleTill: (day: IsoDate, reference: DayReference) =>
    `Рынок остановил ваши продажи до\u00A0${formatDate(day, reference)}`,
  text: 'Покупатели не\u00A0видят витрину, новых заказов не\u00A0будет. Начатые заказы довезите как обещали.',
}
