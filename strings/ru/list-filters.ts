import type { Trait } from '@okolitsa/domain/catalog/traits.ts'
import { formatCount } from './format.ts'
import { nouns } from './plural.ts'

/** Words of what lists are narrowed and ordered by, beside those of `catalog.filters`. */
export const listFilters = {
  madeToday: 'Собрано или сделано сегодня',
  certified: 'Есть сертификат',
  subscription: 'По\u00A0подписке',
  urozhaj: 'Карта «Урожай»',
  /** Beside the filter of the bank's loyalty programme: what it means. */
  urozhajHint: 'Бонусная карта банка. Эти фермеры принимают её при получении заказа: приложите карту к\u00A0терминалу.',
  urozhajAbout: 'Что такое карта «Урожай»',
  subscriptionHint: 'У\u00A0этих фермеров можно потратить бесплатные доставки подписки «Околицы».',
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
  /** Under diets and absences: whose word it is. */
  byComposition: 'По\u00A0составу, указанному продавцом',
  moreValues: (count: number) => `Ещё ${formatCount(count, { one: 'значение', few: 'значения', many: 'значений' })}`,
  moreTraits: 'Выбрать, без чего',
  /** Over the card of a category among its goods. */
  storyOverline: (title: string) => `О\u00A0разделе «${title}»`,
  releasesText: 'По\u00A0отдельности такое есть, а\u00A0вместе нет. Уберите одно из\u00A0условий:',
  /** One filter of an empty list: without it so many goods. */
  release: (title: string, count: number) => `Убрать «${title}»: ${formatCount(count, nouns.product)}`,
  releases: { price: 'цена', farmer: 'фермер', date: 'день', attributes: 'особенности' },
  unitPriceNote:
    'Сначала то, что меряют килограммами, потом литрами, потом штуками: между собой их цены не\u00A0сравнить.',
} as const
