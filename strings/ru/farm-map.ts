import { type DayReference, formatCount, formatDayShort, formatRating } from './format.ts'

const FARMS = { one: 'хозяйство', few: 'хозяйства', many: 'хозяйств' }
const PLACES = { one: 'место', few: 'места', many: 'мест' }

/** Texts of the map of farmers. */
export const farmMap = {
  heading: 'Хозяйства на\u00A0карте',
  pageTitle: 'Карта хозяйств: кто выращивает рядом и где забрать заказ',
  description: 'Фермеры на карте России: кто рядом, кто привезёт, где забрать самому, дни доставки и оценки.',
  /** Heading of the place next to the map. */
  around: (place: string) => `На карте: ${place} и\u00A0окрестности`,
  wide: 'На карте: широкий вид',
  found: (count: number) => (count === 0 ? 'Здесь пока никого' : formatCount(count, FARMS)),
  shown: (shown: number, all: number) => `Ближайшие ${shown} из ${all}`,
  mapPart: 'Карта и карточки хозяйств',
  list: 'Хозяйства этой части карты',

  filters: 'Кого показать',
  all: 'Все',
  day: 'Когда получить',
  anyDay: 'В любой день',
  dayTitle: (day: string, reference: DayReference) => formatDayShort(day, reference),
  category: 'Что продают',
  anyCategory: 'Любые товары',
  here: 'Есть доставка ко мне',
  courier: 'Привезут домой',
  pickup: 'Заберу сам',
  ratingFrom: (mark: number) => `От ${formatRating(mark)}`,
  ratingLabel: (mark: number) => `С оценкой от ${formatRating(mark)}`,
  apply: 'Применить',

  follow: 'Обновлять список за\u00A0картой',
  searchHere: 'Искать в\u00A0этой области',
  failed: 'Не удалось обновить список',
  retry: 'Повторить',
  emptyTitle: 'В этой части карты никого не нашли',
  emptyText: 'Отдалите карту или снимите часть условий.',
  wholeCountry: 'Показать всю страну',
  more: 'Показать ещё',

  toFarm: 'К\u00A0фермеру',
  select: (title: string) => `Показать на\u00A0карте: ${title}`,
  closeCard: 'Закрыть карточку',
  cards: 'Хозяйства на карте, можно листать',
  pickupPoint: 'Где забрать',
  legend: 'Знаки на карте',
  farms: 'Хозяйства',
  points: 'Где забрать',
  notHere: 'Сюда не\u00A0привозят',

  map: {
    title: 'Карта хозяйств',
    zoomIn: 'Ближе',
    zoomOut: 'Дальше',
    metres: 'м',
    kilometres: 'км',
    cluster: (count: number) => `${formatCount(count, PLACES)} рядом, показать ближе`,
    toHere: 'К моему месту',
  },
  me: 'Ваше место',
  loading: 'Карта загружается',
  attribution: 'Natural Earth · © GeoNames, CC\u00A0BY\u00A04.0',
  noMap: 'Карта не\u00A0загрузилась. Все хозяйства есть в\u00A0списке',
} as const
