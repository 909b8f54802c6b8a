import { type DayReference, formatCount, formatDate } from './format.ts'
import { nouns } from './plural.ts'

/** The home page below its first screens. */
export const homeFeedText = {
  ripening: {
    /** All of one day, or of several. */
    title: (days: readonly string[], reference: DayReference) =>
      days.length === 1 && days[0] !== undefined ? `Созреет ${formatDate(days[0], reference)}` : 'Скоро созреет',
    note: 'Закажите заранее: привезут, когда соберут урожай',
    rail: 'Скоро созреет',
  },
  recipes: {
    workday: 'Рецепты на\u00A0ужин',
    dayOff: 'Рецепты на\u00A0выходные',
    note: 'Все продукты сейчас можно заказать к\u00A0вам',
    all: 'Все рецепты',
  },
  sent: {
    title: 'Что можно отправить',
    note: (products: number, sellers: number) =>
      `${formatCount(products, nouns.product)} из\u00A0${formatCount(sellers, { one: 'хозяйства', few: 'хозяйств', many: 'хозяйств' })}`,
  },
  absent: {
    title: 'Чего сюда не\u00A0возят',
    note: 'Из этих разделов к\u00A0вам пока никто не\u00A0привозит и\u00A0не\u00A0отправляет',
  },
  loading: 'Загружаем, что ещё есть для\u00A0вашего места',
} as const
