import type { FEATURED_PLACES, FEATURED_STATES } from '@okolitsa/domain/content/featured.ts'

/** Advertisements of products and farms, in the office. */
export const officeFeatured = {
  title: 'Реклама',
  note: 'Одно место\u00A0— одна реклама. Начинается и\u00A0заканчивается сама, без erid не\u00A0показывается.',
  none: 'Рекламы пока не\u00A0было',
  loading: 'Загружаем рекламу',
  loadFailed: 'Реклама не\u00A0загрузилась',
  retry: 'Ещё раз',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  add: 'Новая реклама',
  place: 'Место',
  places: {
    home: 'Главная',
    category: 'Верх раздела',
    search: 'Верх поиска',
    farmers: 'Верх списка ферм',
  } satisfies Record<
    (typeof FEATURED_PLACES)[number],
    string
  >,
  states: { noErid: 'Ждёт erid', planned: 'Запланирована', shown: 'Идёт', over: 'Закончилась' } satisfies Record<
    (typeof FEATURED_STATES)[number],
    string
  >,
  category: 'Раздел',
  phrase: 'Что ищут',
  phraseHint: 'Реклама покажется, когда ищут именно это',
  product: 'Товар',
  productHint: 'Начните писать название',
  farm: 'Ферма',
  advertiser: 'Рекламодатель',
  tin: 'ИНН рекламодателя',
  erid: 'erid',
  eridHint: 'Без него реклама не\u00A0покажется. Можно добавить позже',
  from: 'С\u00A0какого часа',
  to: 'До какого часа',
  timeHint: 'По\u00A0Москве',
  create: 'Поставить рекламу',
  created: 'Реклама поставлена',
  setErid: 'Добавить erid',
  stop: 'Снять',
  stopOf: (product: string) => `Снять рекламу: ${product}`,
  stopTitle: 'Снять рекламу?',
  stopText: 'Она исчезнет с\u00A0сайта сразу, вернуть её нельзя. Место освободится.',
  keep: 'Оставить',
  stopped: 'Реклама снята',
  eridSet: 'erid добавлен',
  period: (from: string, to: string) => `с\u00A0${from} до\u00A0${to}`,
}
