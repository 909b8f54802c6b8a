import type { FarmerSorting, ProductSorting } from '@okolitsa/contracts/catalog/listing.ts'
import type { MadeHow } from '@okolitsa/domain/catalog/made.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import {
  bindShortWords,
  type DayReference,
  formatAmount,
  formatCount,
  formatDate,
  formatDay,
  formatDayShort,
  formatDiscount,
  formatNumber,
  formatPrice,
  formatPricePerUnit,
  formatPromisedHours,
  formatSaleSize,
  type PromisedHours,
} from './format.ts'
import { pagesText } from './pages.ts'
import { nouns } from './plural.ts'

/** Words of the catalogue: cards, lists, filters, search. The product and farmer pages have their own files. */

interface SaleSize {
  readonly measure: number
  readonly unit: string
  readonly isWeight: boolean
  /** Roubles for a kilogram, a litre or a piece. */
  readonly pricePerUnit: number
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Names of goods come from people: numbers and short words are kept with what they belong to. */
const boundTitle = (title: string) => bindShortWords(title).replace(/(\d) (?=[\d%A-Za-zА-Яа-яё])/g, '$1\u00A0')

export const catalog = {
  home: 'Главная',
  wayHere: 'Путь',

  productCard: {
    isNew: 'Новинка',
    organic: 'Органик',
    madeToday: {
      picked: 'Собрано сегодня',
      milked: 'Подоили сегодня',
      baked: 'Испекли сегодня',
      caught: 'Поймали сегодня',
      made: 'Сделали сегодня',
    } satisfies Record<MadeHow, string>,
    /** Of the sale steps left. */
    lastSteps: (left: number) => (left === 1 ? 'Последний' : `Последние ${left}`),
    discount: formatDiscount,
    harvest: (day: IsoDate, reference: DayReference) => `С\u00A0${formatDate(day, reference)}`,
    notDelivered: 'Сюда не привозят',
    soldOut: 'Закончилось',
    /** `от 300 г · 2 150 ₽/кг`; a price per unit only where it says more than the price itself. */
    size: ({ measure, unit, isWeight, pricePerUnit }: SaleSize) => {
      const size = formatSaleSize(measure, unit, isWeight)
      return isWeight || measure >= 1000 ? `${size} · ${formatPricePerUnit(Math.round(pricePerUnit), unit)}` : size
    },
    title: boundTitle,
    rated: (rating: string) => `Оценка ${rating}`,
  },

  farmerCard: {
    isNew: 'Новое хозяйство',
    ownDelivery: 'Своя доставка',
    pickup: 'Самовывоз',
    cdek: 'СДЭК по\u00A0всей России',
    /** In place of the day, which the carrier tells at checkout. */
    sent: 'отправим СДЭК',
    reviews: (count: number) => formatCount(count, nouns.rating),
    /** `Истра, Московская область · 58 км`. */
    place: (place: string, distance: string) => `${place}, ${distance}`,
    nearest: (day: IsoDate, hours: PromisedHours, reference: DayReference) =>
      `${formatDayShort(day, reference)} ${formatPromisedHours(hours)}`,
    nearestPickup: (day: IsoDate, reference: DayReference) => `забрать ${formatDayShort(day, reference)}`,
    notHere: 'Сюда пока не\u00A0привозят',
    moreProducts: (count: number) => `+${formatNumber(count)}`,
    allProducts: (count: number) => `Всего ${formatCount(count, nouns.product)}`,
  },

  counts: {
    products: (count: number) => formatCount(count, nouns.product),
    farmers: (count: number) => formatCount(count, nouns.farm),
  },

  sorting: {
    label: 'Порядок',
    product: {
      popularity: 'Советуем',
      cheaper: 'Дешевле',
      expensive: 'Дороже',
      rating: 'С высокой оценкой',
      novelty: 'Новинки',
      unitPrice: 'Дешевле за\u00A0килограмм',
    } satisfies Record<ProductSorting, string>,
    farmer: {
      popularity: 'Советуем',
      rating: 'С высокой оценкой',
      novelty: 'Новые',
      distance: 'Ближе',
    } satisfies Record<FarmerSorting, string>,
  },

  filters: {
    title: 'Фильтры',
    open: 'Фильтры',
    close: 'Закрыть фильтры',
    show: 'Показать',
    reset: 'Сбросить',
    resetAll: 'Сбросить фильтры',
    applied: 'Выбранные фильтры',
    remove: (title: string) => `Убрать: ${title}`,
    when: 'Когда получить',
    priceTitle: 'Цена, ₽',
    priceFrom: 'Цена от',
    priceTo: 'Цена до',
    farmer: 'Фермер',
    moreFarmers: (count: number) => `Ещё ${formatCount(count, nouns.farmer)}`,
    inStock: 'Только в\u00A0наличии',
    isNew: 'Новинки',
    discount: 'Только со\u00A0скидкой',
    how: 'Как получить',
    courier: 'Привезут домой',
    pickup: 'Заберу сам',
    farmerDiscount: 'Есть скидки',
    more: 'Ещё',
    appliedPrice: (from: number | null, to: number | null) =>
      from !== null && to !== null
        ? `${formatNumber(from)}–${formatPrice(to)}`
        : from !== null
          ? `от\u00A0${formatPrice(from)}`
          : `до\u00A0${formatPrice(to ?? 0)}`,
    appliedDay: (day: IsoDate, reference: DayReference) => capitalized(formatDay(day, reference)),
    dayLabel: (day: IsoDate, reference: DayReference, count: number) =>
      `${formatDay(day, reference)}: ${formatCount(count, nouns.farm)}`,
    appliedFlags: {
      inStock: 'В наличии',
      isNew: 'Новинки',
      discount: 'Со скидкой',
      pickup: 'Заберу сам',
      courier: 'Привезут домой',
    },
  },

  pages: {
    ...pagesText(),
    showMore: (count: number) => `Показать ещё ${formatNumber(count)}`,
    titleSuffix: (page: number) => (page > 1 ? `, страница ${page}` : ''),
  },

  rail: { previous: 'Назад', next: 'Вперёд' },

  empty: {
    filtersTitle: 'Под эти условия ничего не\u00A0нашлось',
    filtersText: 'Попробуйте убрать часть фильтров или выбрать другой день.',
    hereTitle: 'Сюда пока не\u00A0привезут',
    hereText: (place: string) =>
      bindShortWords(
        `Адрес доставки: ${place}. В этом разделе туда пока никто не возит. Загляните к другим фермерам или выберите другой адрес вверху страницы.`,
      ),
    farmersHereText: (place: string) =>
      bindShortWords(
        `Адрес доставки: ${place}. Хозяйства этого раздела туда пока не возят. Выберите другой раздел или другой адрес вверху страницы.`,
      ),
    farmerSearchTitle: 'У этого фермера такого нет',
    farmerSearchText: 'Попробуйте другое слово или посмотрите всё, что есть.',
    ownHereText: (place: string) =>
      bindShortWords(
        `Адрес доставки: ${place}. Туда мы пока не возим. Выберите другой адрес вверху страницы или загляните позже.`,
      ),
    allProducts: 'Все товары',
    allCategories: 'Все разделы',
    allFarmers: 'Все фермеры',
  },

  category: {
    listTitle: 'Продукты',
    listDescription:
      'Фермерские продукты по разделам: молоко и сыр, мясо, овощи, хлеб, мёд. Прямо из хозяйств: курьером, самовывозом или СДЭК.',
    all: 'Все',
    subcategories: 'Подразделы',
    pageTitle: (title: string) => `${title}: купить у фермеров с доставкой`,
    description: (title: string, about: string, count: number) =>
      `${title} от фермеров с доставкой на дом. ${about ? `${about}. ` : ''}${formatCount(count, nouns.product)}: цены и дни доставки.`,
  },

  farmers: {
    title: 'Фермеры',
    pageTitle: 'Фермеры и хозяйства с доставкой на дом',
    description: 'Хозяйства, у которых можно заказать: сыры, мясо, овощи, хлеб, мёд. Дни доставки и цены.',
    categoryTitle: (title: string) => `${title}: фермеры и хозяйства`,
    categoryDescription: (title: string) =>
      `Фермеры с товарами раздела «${title}»: дни доставки, минимальный заказ и цены.`,
    all: 'Все',
    categories: 'Что выращивают и делают',
    onMap: 'Показать на\u00A0карте',
  },

  search: {
    title: 'Поиск',
    pageTitle: (text: string) => `Поиск «${text}»`,
    heading: (text: string) => `Нашли по запросу «${text}»`,
    nothing: (text: string) => `По запросу «${text}» ничего не\u00A0нашли`,
    corrected: (text: string) => `Показали, что нашлось по слову «${text}».`,
    correctedTitle: 'Похоже, опечатка',
    asTyped: (text: string) => `Нет, искать «${text}»`,
    partTitle: 'Нашли по части запроса',
    part: (words: readonly string[]) =>
      `Всё сразу не\u00A0нашлось. Показали, что есть по ${words.length === 1 ? 'слову' : 'словам'} ${words.map((word) => `«${word}»`).join(' и\u00A0')}.`,
    anyTitle: 'Нашли похожее',
    any: (words: readonly string[]) =>
      `Показали товары, где есть хотя бы одно из слов: ${words.map((word) => `«${word}»`).join(', ')}.`,
    intentTitle: 'Поняли так',
    intent: (words: readonly string[]) =>
      `${words.map((word) => `«${word}»`).join(', ')}: отобрали по\u00A0разделам и\u00A0по\u00A0составу, который указали продавцы.`,
    placeTitle: 'Ищете место?',
    place: (title: string) => `Поиск смотрит товары и хозяйства. Можно показать, что привезут сюда: ${title}.`,
    choosePlace: 'Выбрать это место',
    askTitle: 'Что ищем?',
    askText: 'Напишите в строке поиска название продукта или имя фермера.',
    tips: 'Проверьте, нет ли опечатки, или назовите продукт проще: «сыр», «мёд», «яйца».',
    products: 'Товары',
    farmers: 'Фермеры',
    field: 'Что найти',
    placeholder: 'Сыр, мёд или имя фермера',
    submit: 'Найти',
    popular: 'Советуем попробовать',
    categories: 'Загляните в\u00A0разделы',
  },

  amount: formatAmount,
} as const
