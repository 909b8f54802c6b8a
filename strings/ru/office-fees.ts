import type { CommissionBase, CommissionSource, SaleChannel, SaleTrade } from '@okolitsa/domain/fees/commission.ts'
import type { DeliveryKind } from '@okolitsa/domain/orders/order-status.ts'
import { type DayReference, formatCount, formatDate, formatPercent, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

/** The terms and the conditions of a rule in words; empty parts are left out. */
interface FeeRuleInWords {
  readonly seller: string | null
  readonly category: string | null
  readonly trade: SaleTrade | null
  readonly channel: SaleChannel | null
  readonly deliveryKind: DeliveryKind | null
  readonly percent: number
  readonly floor: number
  readonly ceiling: number | null
  readonly fixed: number
  readonly base: CommissionBase
}

/** Fees of the market: the page of the office, and the page of a seller. */
export const officeFees = {
  title: 'Комиссия',
  note: 'Новое правило не\u00A0трогает проданное раньше: каждая строка заказа помнит своё.',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  trades: { goods: 'Товары', dinner: 'Блюда', tour: 'Туры', membership: 'Подписка' } satisfies Record<
    SaleTrade,
    string
  >,
  channels: {
    market: 'с\u00A0рынка',
    site: 'со\u00A0своего сайта',
    widget: 'с\u00A0витрины на\u00A0чужом сайте',
  } satisfies Record<SaleChannel, string>,
  kinds: {
    courier: 'курьер продавца',
    pickup: 'самовывоз',
    cdek: 'СДЭК',
    tour: 'тур',
    plan: 'подписка',
  } satisfies Record<DeliveryKind, string>,
  sources: { rule: 'Правило', contract: 'По\u00A0договору', default: 'Основное' } satisfies Record<
    CommissionSource,
    string
  >,
  everyone: 'Все',
  everything: 'Всё',
  rest: 'Всё остальное',
  floor: (sum: number) => `не\u00A0меньше ${formatPrice(sum)} со\u00A0строки`,
  ceiling: (sum: number) => `не\u00A0больше ${formatPrice(sum)} со\u00A0строки`,
  fixed: (sum: number) => `и\u00A0${formatPrice(sum)} с\u00A0заказа`,
  ofPrice: 'с\u00A0цены до\u00A0промокода продавца',
  columns: {
    who: 'Кто',
    what: 'Что',
    when: 'Когда',
    fee: 'Комиссия',
    lines: 'Строк за\u00A030\u00A0дней',
    state: 'Состояние',
  },
  states: { planned: 'Начнётся', active: 'Действует', ended: 'Закончилось' },
  always: 'всегда',
  from: (day: string, reference: DayReference) => `с\u00A0${formatDate(day, reference)}`,
  until: (day: string, reference: DayReference) => `по\u00A0${formatDate(day, reference)}`,
  order: 'Какое победит',
  orderNote:
    'Точнее\u00A0— сильнее: продавец, потом раздел (чем глубже, тем сильнее), что продают, откуда заказ, как получают. При равной точности\u00A0— то, что началось позже.',
  form: {
    title: 'Новое правило',
    number: 'Напишите число',
    remove: (title: string) => `Убрать: ${title}`,
    seller: 'Кто',
    anySeller: 'Все продавцы',
    sellerHint: 'Начните писать имя; пусто\u00A0— все',
    noSeller: 'Такого продавца нет',
    category: 'Раздел',
    anyCategory: 'Любой',
    trade: 'Что продают',
    channel: 'Откуда заказ',
    kind: 'Как получают',
    any: 'Любое',
    percent: 'Комиссия, %',
    floor: 'Со\u00A0строки не\u00A0меньше, ₽',
    ceiling: 'Со\u00A0строки не\u00A0больше, ₽',
    fixed: 'С\u00A0заказа ещё, ₽',
    none: 'Пусто\u00A0— без предела',
    isOfPrice: 'Считать с\u00A0цены до\u00A0промокода продавца',
    fromDay: 'С\u00A0какого дня',
    untilDay: 'По\u00A0какой',
    preview: 'Что изменится',
    send: 'Послать на\u00A0подпись',
  },
  preview: {
    change: (before: number, after: number) => `За\u00A030\u00A0дней ${formatPrice(before)} → ${formatPrice(after)}`,
    dearer: 'Кому дороже',
    title: 'Что изменилось\u00A0бы',
    was: 'Было',
    will: 'Станет',
    ours: 'Нам за\u00A030\u00A0дней',
    of: (orders: number, goods: number, sellers: number) =>
      `${formatCount(orders, nouns.order)} на\u00A0${formatPrice(goods)}, иначе\u00A0— у\u00A0${sellers}. Старые заказы не\u00A0изменятся.`,
    cut: 'Продаж так много, что посчитали последние.',
    touched: (count: number) => (count === 0 ? 'Никого не\u00A0касается' : `Скажем продавцам: ${count}`),
    raised: (count: number) => `Кому-то станет дороже: ${count}. Поднимать можно через 45\u00A0дней после весточки.`,
    notBefore: (day: string, reference: DayReference) => `Поднять можно не\u00A0раньше ${formatDate(day, reference)}`,
    lower: 'Никому не\u00A0дороже: можно начать сразу.',
  },
  sent: 'Правило ждёт подписи',
  made: 'Правило записано',
  waiting: 'Ждут подписи',
  waitingBy: (name: string, before: number, after: number) =>
    `Предложено: ${name} · за\u00A030\u00A0дней ${formatPrice(before)} → ${formatPrice(after)}`,
  end: 'Закончить',
  endTitle: (title: string) => `Закончить правило: ${title}?`,
  endText:
    'Сегодня\u00A0— его последний день. Если от\u00A0этого кому-то станет дороже, закончить можно только через 45\u00A0дней.',
  keep: 'Оставить',
  vat: {
    title: 'НДС оператора',
    none: 'Без НДС',
    note: 'Внутри комиссии, по\u00A0дню, когда её признали. Признанное раньше не\u00A0изменится.',
    from: 'С\u00A0какого дня',
    percent: 'НДС',
    save: 'Сменить НДС',
    saved: 'НДС сменится',
  },
  explain: {
    title: 'Почему столько в\u00A0заказе',
    number: 'Номер заказа',
    ask: 'Посмотреть',
    line: 'Строка',
    won: 'Победило',
    sum: 'С\u00A0суммы',
    fee: 'Комиссия',
    total: 'Застыло вместе с\u00A0заказом: новые правила его не\u00A0тронут',
    none: 'У\u00A0этого заказа нет строк комиссии: он\u00A0старше правил, и\u00A0комиссия в\u00A0нём\u00A0— процент договора.',
  },
  history: 'История',
  loading: 'Загружаем комиссию',
  loadFailed: 'Комиссия не\u00A0загрузилась',
  retry: 'Ещё раз',
  own: {
    title: 'Комиссия рынка',
    note: 'Сверху вниз: первое подходящее правило и\u00A0решает. Проданное раньше считается по\u00A0тому правилу, что было в\u00A0день заказа.',
    now: 'Сейчас',
    later: 'Потом',
  },
}

/** «9 % · не меньше 20 ₽ со строки». */
export const feeTerms = ({ percent, floor, ceiling, fixed, base }: FeeRuleInWords): string =>
  [
    formatPercent(percent),
    floor > 0 && officeFees.floor(floor),
    ceiling !== null && officeFees.ceiling(ceiling),
    fixed > 0 && officeFees.fixed(fixed),
    base === 'price' && officeFees.ofPrice,
  ]
    .filter(Boolean)
    .join(' · ')

/** «Молоко и сыр · со своего сайта». */
export const feeConditions = ({ category, trade, channel, deliveryKind }: FeeRuleInWords): string =>
  [
    category,
    trade && officeFees.trades[trade],
    channel && officeFees.channels[channel],
    deliveryKind && officeFees.kinds[deliveryKind],
  ]
    .filter(Boolean)
    .join(' · ')
