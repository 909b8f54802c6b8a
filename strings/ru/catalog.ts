import type { ProductSorting } from '@okolitsa/contracts/catalog/listing.ts'
import type { MadeHow } from '@okolitsa/domain/catalog/made.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import {
  bindShortWords,
  type DayReference,
  formatCount,
  formatDate,
  formatDiscount,
  formatNumber,
  formatPricePerUnit,
  formatSaleSize,
} from './format.ts'
import { pagesText } from './pages.ts'
import { nouns } from './plural.ts'

/**
 * Texts of the catalogue: cards, lists, filters. Search, farmer lists, product and farmer pages have their own files.
 */

interface SaleSize {
  readonly measure: number
  readonly unit: string
  readonly isWeight: boolean
  /** Roubles for a kilogram, a litre or a piece. */
  readonly pricePerUnit: number
}

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
    /** The last sale steps in stock. */
    lastSteps: (left: number) => (left === 1 ? 'Последний' : `Последние ${left}`),
    discount: formatDiscount,
    harvest: (day: IsoDate, reference: DayReference) => `С\u00A0${formatDate(day, reference)}`,
    notDelivered: 'Сюда не привозят',
    soldOut: 'Закончилось',
    /** `от 300 г · 2 150 ₽/кг`; the unit price is left out when it equals the price. */
    size: ({ measure, unit, isWeight, pricePerUnit }: SaleSize) => {
      const size = formatSaleSize(measure, unit, isWeight)
      return isWeight || measure >= 1000 ? `${size} · ${formatPricePerUnit(pricePerUnit, unit)}` : size
    },
    /**
     * Binds numbers only: sellers' titles with bound short words could lose their last word on a card with two lines.
     */
    title: bindNumbers,
    rated: (rating: string) => `Оценка ${rating}`,
  },

  counts: {
    products: (count: number) => formatCount(count, nouns.product),
  },

  sorting: {
    unitPriceNote:
      'Сначала то, что меряют килограммами, потом литрами, потом штуками: между собой их цены не\u00A0сравнить.',
    label: 'Порядок',
    product: {
      popularity: 'Советуем',
      cheaper: 'Дешевле',
      expensive: 'Дороже',
      rating: 'С высокой оценкой',
      novelty: 'Новинки',
      unitPrice: 'Дешевле за\u00A0килограмм',
    } satisfies Record<ProductSorting, string>,
  },

  filters: {
    title: 'Фильтры',
    open: 'Фильтры',
    close: 'Закрыть фильтры',
    show: 'Показать',
    resetAll: 'Сбросить фильтры',
    applied: 'Выбранные фильтры',
    lost: 'Фильтры не\u00A0загрузились. Похоже, пропала связь.',
    reload: 'Обновить страницу',
  },

  pages: {
    ...pagesText(),
    showMore: (count: number) => `Показать ещё ${formatNumber(count)}`,
    titleSuffix: (page: number) => (page > 1 ? `, страница ${page}` : ''),
  },

  rail: { previous: 'Назад', next: 'Вперёд' },

  empty: {
    hereTitle: 'Сюда пока не\u00A0привезут',
    hereText: (place: string) =>
      bindShortWords(
        `Адрес доставки: ${place}. В этом разделе туда пока никто не возит. Загляните к другим фермерам или выберите другой адрес вверху страницы.`,
      ),
    farmersHereText: (place: string) =>
      bindShortWords(
        `Адрес доставки: ${place}. Хозяйства этого раздела туда пока не возят. Выберите другой раздел или другой адрес вверху страницы.`,
      ),
    ownHereText: (place: string) =>
      bindShortWords(
        `Адрес доставки: ${place}. Туда мы пока не возим. Выберите другой адрес вверху страницы или загляните позже.`,
      ),
    allProducts: 'Все товары',
    allCategories: 'Все разделы',
    allFarmers: 'Все фермеры',
  },

  category: {
    /** Over the card of a category among its goods. */
    storyOverline: (title: string) => `О\u00A0разделе «${title}»`,
    /** Text of the card for a category without a story. */
    makersCard: {
      cardTitle: 'Кто это делает',
      cardText: 'За каждым товаром стоит хозяйство: посмотрите, где оно, кто там хозяин и\u00A0что о\u00A0нём говорят.',
    },
    all: 'Все',
    subcategories: 'Подразделы',
    pageTitle: (title: string) => `${title}: купить у фермеров с доставкой`,
    description: (title: string, about: string, count: number) =>
      `${title} от фермеров с доставкой на дом. ${about ? `${about}. ` : ''}${formatCount(count, nouns.product)}: цены и дни доставки.`,
  },
} as const
