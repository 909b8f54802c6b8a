import type { FarmerSorting } from '@okolitsa/contracts/catalog/listing.ts'
import type { RANKING_TERMS } from '@okolitsa/contracts/catalog/ranking.endpoints.ts'
import { formatCount, formatNumber } from './format.ts'

const products = { one: 'товар', few: 'товара', many: 'товаров' }

/** Why a product, a farm or a dish stands where it stands. */
export const officeRanking = {
  title: 'Почему это здесь',
  note: (place: string) =>
    `Настоящий порядок списка для покупателя: ${place}. Платное место стоит отдельно и\u00A0подписано.`,
  list: 'Что показать',
  lists: { goods: 'Товары', farms: 'Фермы', dishes: 'Блюда' },
  sorting: 'Порядок',
  visitorPlace: 'Где покупатель',
  visitorPlaceHint: 'Пусто\u00A0— обычное место рынка',
  noPlace: 'Такого места не\u00A0нашли',
  dishHint: 'Название блюда или слово из\u00A0него',
  search: 'Что ищет покупатель',
  searchHint: 'Слово или название, пусто\u00A0— список раздела',
  find: 'Показать',
  category: 'Раздел',
  everything: 'Все товары',
  columns: {
    place: 'Место',
    product: 'Товар',
    farm: 'Ферма',
    dish: 'Блюдо',
    seller: 'Продавец',
    match: 'Совпадение',
    popularity: 'Популярность',
    rating: 'Оценка',
    distance: 'Расстояние',
    since: 'На\u00A0рынке с',
  },
  total: (count: number) => formatCount(count, products),
  farms: (count: number) => formatCount(count, { one: 'ферма', few: 'фермы', many: 'ферм' }),
  dishes: (count: number) => formatCount(count, { one: 'блюдо', few: 'блюда', many: 'блюд' }),
  ratingOf: (rating: number, count: number) =>
    `${formatNumber(rating)}\u00A0(${formatCount(count, { one: 'отзыв', few: 'отзыва', many: 'отзывов' })})`,
  kilometres: (distance: number) => `${formatNumber(distance)}\u00A0км`,
  inWords: 'в\u00A0других словах блюда',
  corrected: (phrase: string) => `Искали как «${phrase}».`,
  rule: {
    farms: {
      popularity: 'Выше та, у\u00A0которой больше популярность; в\u00A0списке только те, кто везёт сюда.',
      rating: 'Выше та, у\u00A0которой лучше оценка; пока отзывов мало, она ближе к\u00A0средней по\u00A0рынку.',
      novelty: 'Выше та, что пришла на\u00A0рынок позже.',
      distance: 'Выше та, что ближе к\u00A0этому месту.',
    } satisfies Readonly<Record<FarmerSorting, string>>,
    dishes: 'Сначала те, где слова главные в\u00A0названии, потом популярность.',
    anyDishes: 'Блюда со\u00A0всеми словами нет: сначала те, где совпало больше, потом популярность.',
    menu: 'Напишите, что ищет покупатель. В\u00A0самом меню порядок ставит ресторан.',
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
