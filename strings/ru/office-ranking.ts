import type { RANKING_TERMS } from '@okolitsa/contracts/catalog/ranking.endpoints.ts'
import { formatCount, formatNumber } from './format.ts'

const products = { one: 'товар', few: 'товара', many: 'товаров' }

/** Why a product stands where it stands. */
export const officeRanking = {
  title: 'Почему это здесь',
  note: (place: string) =>
    `Настоящий порядок списка для покупателя: ${place}. Платное место стоит отдельно и\u00A0подписано.`,
  search: 'Что ищет покупатель',
  searchHint: 'Слово или название, пусто\u00A0— список раздела',
  find: 'Показать',
  category: 'Раздел',
  everything: 'Все товары',
  columns: { place: 'Место', product: 'Товар', seller: 'Продавец', match: 'Совпадение', popularity: 'Популярность' },
  total: (count: number) => formatCount(count, products),
  corrected: (phrase: string) => `Искали как «${phrase}».`,
  rule: {
    category:
      'В\u00A0разделе выше тот, у\u00A0кого больше популярность; при равной\u00A0— у\u00A0кого меньше номер товара.',
    search:
      'В\u00A0поиске сначала сумма совпадений, потом популярность. «Только популярность»\u00A0— слово частое, и\u00A0совпадения не\u00A0сравнивали.',
  },
  ad: 'реклама',
  onlyPopularity: 'Только популярность',
  terms: {
    head: 'в\u00A0главных словах названия',
    strong: 'в\u00A0названии или разделе',
    goods: 'в\u00A0самом товаре, не\u00A0в\u00A0имени хозяйства',
    own: 'теми же словами, без синонимов',
    clicks: 'открывали из\u00A0этого поиска',
    words: 'сколько слов совпало',
  } satisfies Readonly<Record<(typeof RANKING_TERMS)[number], string>>,
  termOf: (name: string, value: number) => `${name}\u00A0+${formatNumber(value)}`,
  none: 'Здесь пока ничего нет.',
}
