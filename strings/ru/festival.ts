import type { FestivalSection } from '@okolitsa/domain/festival/section.ts'
import { formatCount, formatDuration, formatPrice } from './format.ts'
import { inPlace } from './place-cases.ts'
import { type NounForms, nouns } from './plural.ts'

const EVENTS: NounForms = { one: 'событие', few: 'события', many: 'событий' }
const CITIES: NounForms = { one: 'город', few: 'города', many: 'городов' }

/** Texts of the festival pages. */
export const festivalText = {
  title: 'Ярмарка хозяйств',
  description:
    'Ярмарка хозяйств: города и\u00A0дни, программа по\u00A0часам, хозяйства и\u00A0то, что можно забрать на\u00A0стенде.',
  breadcrumbs: 'Путь',
  home: 'Главная',
  badge: (days: string, cities: number) => `${days} · ${formatCount(cities, CITIES)}`,
  makePlan: 'Собрать мой план',
  way: 'Как доехать',
  state: {
    ahead: (days: string) => `Откроется: ${days}`,
    open: (closes: string) => `Сейчас открыто, до\u00A0${closes}`,
    closed: (opens: string) => `Сейчас закрыто, откроется в\u00A0${opens}`,
    over: 'Праздник здесь прошёл',
  },
  none: {
    title: 'Праздник пока не\u00A0назначен',
    text: 'Как только выберем города и\u00A0дни, расскажем здесь. А\u00A0хозяйства работают и\u00A0сейчас.',
    action: 'К\u00A0фермерам',
  },
  over: {
    title: 'Праздник прошёл. Спасибо, что были с\u00A0нами',
    text: 'Следующий назначим и\u00A0расскажем здесь. Всё, что понравилось, можно заказать у\u00A0хозяйств.',
  },
  grounds: {
    title: 'Где и\u00A0когда',
    note: 'Выберите город\u00A0— покажем его программу и\u00A0стенды',
    farms: (count: number) => formatCount(count, nouns.farm),
    all: 'На\u00A0карте',
  },
  programme: {
    title: (city: string) => {
      const place = inPlace(city)
      return place ? `Программа ${place}` : `Программа: ${city}`
    },
    days: 'День праздника',
    none: 'Программу ещё составляем.',
    add: 'В\u00A0план',
    added: 'В\u00A0плане',
    addLabel: (title: string) => `В\u00A0план: ${title}`,
    removeLabel: (title: string) => `Убрать из\u00A0плана: ${title}`,
    lasts: (minutes: number) => formatDuration(minutes),
    fromAge: (age: number) => `Для детей от\u00A0${age}\u00A0лет`,
    price: (roubles: number) => formatPrice(roubles),
    now: 'Идёт сейчас',
    over: 'Прошло',
    /** Joins parts of a line: `place · 450 ₽`. */
    line: (parts: readonly string[]) => parts.filter(Boolean).join(' · '),
  },
  plan: {
    title: 'Мой план',
    count: (count: number) => formatCount(count, EVENTS),
    empty: 'Нажмите «В\u00A0план» у\u00A0того, что хотите увидеть.',
    guest: 'План хранится в\u00A0этом браузере. Войдите, и\u00A0он будет на\u00A0всех ваших устройствах.',
    until: (time: string) => `до\u00A0${time}`,
    overlap: (minutes: number) => `Пересекаются на\u00A0${formatDuration(minutes)}`,
    overlapText: (first: string, second: string) => `«${first}» и\u00A0«${second}»`,
    calendar: 'В\u00A0календарь',
    invite: 'Позвать',
    copied: 'Ссылка скопирована',
    notCopied: 'Не\u00A0получилось скопировать ссылку',
    failed: 'План не\u00A0сохранился. Попробуйте ещё раз',
    file: 'prazdnik-urozhaya.ics',
  },
  stands: {
    title: 'Кто приедет',
    note: (count: number) => formatCount(count, nouns.farm),
    stand: (number: number) => `Стенд ${number}`,
    code: 'QR-код',
    codeLabel: (farm: string) => `QR-код страницы: ${farm}`,
    codeNote: 'Наведите камеру телефона: откроется страница хозяйства.',
    close: 'Закрыть',
    none: 'Участники ещё записываются.',
  },
  goods: {
    title: 'Заберите на\u00A0стенде',
    note: (city: string, days: string) => `Положите в\u00A0корзину\u00A0— отложим на\u00A0стенде: ${city}, ${days}`,
    elsewhere: (city: string) =>
      `Чтобы забрать на\u00A0стенде, выберите наверху место: ${city}. Иначе привезём или отправим, если хозяйство возит к\u00A0вам.`,
    over: 'Праздник здесь прошёл, но\u00A0всё это можно заказать у\u00A0хозяйств.',
    all: (count: number) => `Все ${formatCount(count, nouns.product)}`,
    none: 'В\u00A0этом разделе здесь пока ничего нет.',
    pages: { label: 'Страницы', page: (page: number) => `Страница ${page}`, previous: 'Назад', next: 'Вперёд' },
  },
  cart: {
    title: (stands: number) => (stands === 1 ? 'Отложено на\u00A0одном стенде' : `Отложено на\u00A0стендах: ${stands}`),
    text: (numbers: readonly number[], products: number) =>
      `${numbers.map((number) => `стенд ${number}`).join(', ')} · ${formatCount(products, nouns.product)}`,
    action: 'К\u00A0корзине',
  },
  sections: {
    title: 'Разделы праздника',
    note: (city: string) => `Что привезут: ${city}`,
    description:
      'Хлеб, молоко, мясо, рыба, сладости, овощи, сыр, бакалея и\u00A0закуски: что привезут хозяйства на\u00A0праздник.',
    count: (count: number) => (count === 0 ? 'пока ничего' : formatCount(count, nouns.product)),
    names: {
      bread: 'Хлеб',
      milk: 'Молоко',
      meat: 'Мясо',
      fish: 'Рыба',
      sweets: 'Сладости',
      vegetables: 'Овощи и\u00A0ягоды',
      cheese: 'Сыр',
      grocery: 'Бакалея',
      snacks: 'Закуски',
    } satisfies Record<FestivalSection, string>,
    cities: 'Город праздника',
  },
  map: {
    title: 'Площадки праздника',
    description: 'Площадки ярмарки на\u00A0карте: адреса, дни, часы и\u00A0как доехать.',
    hours: (days: string, from: string, to: string) => `${days} с\u00A0${from} до\u00A0${to}`,
    route: 'Маршрут',
    routeLabel: (city: string) => `Маршрут до\u00A0площадки: ${city}, откроется в\u00A0новой вкладке`,
    programme: 'Программа',
    show: 'Показать на\u00A0карте',
    failure: 'Карта не\u00A0загрузилась. Все площадки есть в\u00A0списке',
    bare: 'На\u00A0этой карте нет улиц.',
    attribution: 'Natural Earth · © GeoNames, CC\u00A0BY\u00A04.0',
    words: {
      title: 'Карта площадок',
      zoomIn: 'Приблизить',
      zoomOut: 'Отдалить',
      metres: 'м',
      kilometres: 'км',
      cluster: (count: number) => `Площадок рядом: ${count}`,
    },
  },
  notFound: {
    title: 'Такой страницы на\u00A0празднике нет',
    text: 'Возможно, её убрали. Посмотрите программу и\u00A0площадки.',
    action: 'К\u00A0празднику',
  },
} as const
