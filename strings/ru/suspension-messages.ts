import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { shortName } from '@okolitsa/domain/market/market-name.ts'

const dotted = (day: IsoDate) => day.split('-').toReversed().join('.')
const until = (till: IsoDate | null) => (till === null ? '' : ` до\u00A0${dotted(till)}`)

/** Messages to a seller that the market has suspended or restored. */
export const suspensionMessages = {
  suspended: {
    title: 'Продажи остановлены',
    text: (till: IsoDate | null) =>
      `Рынок остановил ваши продажи${until(till)}. Почему и\u00A0что сделать\u00A0— в\u00A0кабинете. Начатые заказы довезите.`,
    sms: (market: string, message: string, till: IsoDate | null) =>
      `${shortName(market)}: ваши продажи остановлены${until(till)}. ${message} Начатые заказы нужно довезти. Подробно — в кабинете.`,
  },
  terminated: {
    title: 'Договор с\u00A0рынком кончается',
    text: (day: IsoDate) =>
      `С\u00A0${dotted(day)} вы больше не\u00A0продаёте у\u00A0нас. Почему\u00A0— в\u00A0кабинете. Начатые заказы довезите.`,
    sms: (market: string, message: string, day: IsoDate) =>
      `${shortName(market)}: договор кончается, с ${dotted(day)} вы у нас не продаёте. ${message} Начатые заказы нужно довезти. Подробно — в кабинете.`,
  },
  restored: {
    title: 'Вы снова продаёте',
    text: 'Покупатели снова видят ваш магазин.',
    sms: (market: string) => `${shortName(market)}: вы снова продаёте, покупатели видят ваш магазин.`,
  },
} as const
