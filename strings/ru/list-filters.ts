import type { Trait } from '@okolitsa/domain/catalog/traits.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type DayReference, formatCount, formatDay, formatNumber, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Texts of filters and sortings, in addition to `catalog.filters`. */
export const listFilters = {
  panel: {
    reset: 'Сбросить',
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
  madeToday: 'Собрано или сделано сегодня',
  certified: 'Есть сертификат',
  subscription: 'По\u00A0подписке',
  urozhaj: 'Карта «Урожай»',
  /** Explanation of the filter of the bank's loyalty programme. */
  urozhajHint: 'Бонусная карта банка. Эти фермеры принимают её при получении заказа: приложите карту к\u00A0терминалу.',
  urozhajAbout: 'Что такое карта «Урожай»',
  subscriptionHint: 'У\u00A0этих фермеров можно потратить бесплатные доставки по\u00A0подписке.',
  subscriptionAbout: 'Что значит «По\u00A0подписке»',
  applied: {
    madeToday: 'Сегодняшнее',
    certified: 'Есть сертификат',
    subscription: 'По\u00A0подписке',
    urozhaj: 'Карта «Урожай»',
  },
  traits: { diet: 'Питание', absence: 'Без чего', papers: 'Документы' },
  titles: {
    lactoseFree: 'Без лактозы',
    glutenFree: 'Без глютена',
    vegetarian: 'Вегетарианское',
    vegan: 'Веганское',
    lenten: 'Постное',
    noMilk: 'Без молока',
    noEggs: 'Без яиц',
    noNuts: 'Без орехов',
    noHoney: 'Без мёда',
    noFish: 'Без рыбы',
    noSoy: 'Без сои',
    noAllergens: 'Без главных аллергенов',
    certified: 'С сертификатом',
    organic: 'Органик-сертификат',
  } satisfies Record<Trait, string>,
  /** Below diets and absences: the source of the statement. */
  byComposition: 'По\u00A0составу, указанному продавцом',
  moreValues: (count: number) => `Ещё ${formatCount(count, { one: 'значение', few: 'значения', many: 'значений' })}`,
  moreTraits: 'Выбрать, без чего',
  /** @param filters number of active filters, each of which alone could be removed to find goods */
  releasesText: (filters: number) =>
    filters === 1 ? 'Уберите его, и\u00A0товары найдутся:' : 'Уберите одно из\u00A0них, и\u00A0товары найдутся:',
  /** An active filter of an empty list, with the number of goods without it. */
  release: (title: string, count: number) => `Убрать «${title}»: ${formatCount(count, nouns.product)}`,
  releases: { price: 'цена', farmer: 'фермер', date: 'день', attributes: 'особенности' },
  nothingTitle: (filters: number) =>
    filters === 1 ? 'Под это условие ничего не\u00A0нашлось' : 'Под эти условия ничего не\u00A0нашлось',
  nothingText: 'Попробуйте убрать часть фильтров или выбрать другой день.',
} as const
