import type { SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import { formatCount, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

/** What the customer asked for when they ordered, as words about them. */
const substitutions: Record<SubstitutionRule, string> = {
  none: 'Просили не\u00A0заменять.',
  same_farm: 'Можно заменить любым вашим товаром.',
  same_category: 'Просили заменить на\u00A0похожее, не\u00A0сильно дороже.',
  ask: 'Просили спросить о\u00A0замене.',
}

/** Words of gathering. */
export const picking = {
  title: 'Сборка',
  titleOf: (day: string) => `Сборка: ${day}`,
  link: (count: number) => (count > 0 ? `Сборка: ${formatCount(count, nouns.order)}` : 'Сборка'),
  sizes: (orders: number, products: number) =>
    `${formatCount(orders, nouns.order)}, ${formatCount(products, nouns.product)}`,
  days: 'На какой день собираем',
  by: 'Как собирать',
  tabs: { products: 'По\u00A0товарам', orders: 'По\u00A0заказам' },
  progress: (done: number, all: number) => `Собрано ${done} из\u00A0${all}`,
  toStart: (count: number) =>
    `${formatCount(count, { one: 'новый заказ', few: 'новых заказа', many: 'новых заказов' })}`,
  toStartText: 'Пока не\u00A0начали собирать, покупатель может поменять заказ.',
  start: 'Начать сборку',
  started: (count: number) => `Начали собирать: ${formatCount(count, nouns.order)}`,
  send: (count: number) => `Отправить собранные: ${count}`,
  sent: (count: number) => `Отправили: ${formatCount(count, nouns.order)}`,
  early: {
    title: (day: string) => `Обещали ${day}. Отправить сегодня?`,
    text: (numbers: readonly string[]) =>
      `${numbers.length === 1 ? 'Заказ' : 'Заказы'} ${numbers.join(', ')}: покупатели могут не\u00A0ждать так рано.`,
    save: 'Отправить сегодня',
    keep: 'Подождать',
  },
  notMoved: {
    awaitsAnswer: (numbers: readonly string[]) => `Ждём ответа покупателя: ${numbers.join(', ')}`,
    refused: (numbers: readonly string[]) =>
      `Не\u00A0получилось: ${numbers.join(', ')}. Откройте заказ и\u00A0проверьте оплату`,
  },
  nothing: 'Собирать нечего',
  nothingText: 'Когда придут заказы, здесь появится, что положить и\u00A0кому.',
  nothingOfDay: 'На этот день собирать нечего',
  cut: (shown: number, all: number) => `Показываем ${shown} из\u00A0${all}: соберите их, и\u00A0появятся остальные.`,

  orders: (count: number) => formatCount(count, nouns.order),
  need: (amount: string) => `надо ${amount}`,
  needWithSize: (orders: string, size: string) => `${orders} · ${size}`,
  weighed: (done: number, all: number) => `взвесили ${done} из\u00A0${all}`,
  steps: {
    group: (title: string) => `Сколько собрали: ${title}`,
    decrease: (title: string) => `Убрать одну: ${title}`,
    increase: (title: string) => `Добавить одну: ${title}`,
  },
  check: (title: string) => `Всё на\u00A0месте: ${title}`,
  forWhom: (title: string) => `${title}: кому`,
  spread: (done: number, all: number) => `разложили ${done} из\u00A0${all}`,
  forOrder: (title: string, order: string) => `${title}, заказ ${order}`,
  weigh: 'Взвесить',
  all: 'Всё на\u00A0месте',
  allNote: 'отметит всё сразу, кроме весового и\u00A0того, чего не\u00A0хватает',
  allOf: (title: string) => `Всё на\u00A0месте: ${title}`,
  allNext: 'Всё на\u00A0месте, дальше',
  next: (name: string, order: string) => `потом\u00A0— ${name}, ${order}`,
  last: 'это последний заказ',
  open: (order: string) => `Открыть заказ ${order}`,
  instead: 'вместо другого товара',
  awaitsAnswer: 'Ждём ответа',
  comment: (words: string) => `«${words}»`,
  hint: 'С\u00A0клавиатуры: стрелки\u00A0— между строками, цифры\u00A0— сколько собрали, Enter\u00A0— всё на\u00A0месте.',

  short: {
    say: 'Больше нет',
    found: 'Нашлось',
    title: (amount: string) => `Не\u00A0хватает ${amount}${amount.endsWith('.') ? '' : '.'}`,
    whose: (name: string, order: string) => `${name}, ${order}.`,
    substitutions,
    choose: (name: string) => `Что положить: ${name}`,
    instead: (now: string, before: string) => `${now} вместо ${before}`,
    nothing: 'Ничего не\u00A0класть',
    rest: (amount: string) => `Положить ${amount}`,
    restNote: 'за остальное не\u00A0возьмём',
    replace: (title: string) => `Заменить на ${title}`,
    leave: 'Не\u00A0класть',
    leaveRest: 'Положить, что есть',
    ask: 'Спросить покупателя',
    replaced: 'Заменили',
    left: 'Записали: платить за\u00A0это не\u00A0придётся',
    asked: 'Спросили покупателя. Ждём ответа час',
    cancelsOrder: 'Больше в\u00A0заказе ничего нет: отменим его целиком.',
  },

  scales: {
    about: (name: string, done: number, all: number) => `${name} · взвесили ${done} из\u00A0${all}`,
    asked: (amount: string, price: string) => `Просили ${amount} · ${price}`,
    weight: 'Сколько показали весы',
    thousands: (unit: string) => (unit === 'мл' ? 'л' : 'кг'),
    comes: (sum: number) => `выходит ${formatPrice(sum)}`,
    most: (sum: number) => `Не\u00A0больше ${formatPrice(sum)}`,
    mostIs: (amount: string) => `это ${amount}`,
    over: (amount: string) => `Многовато: на\u00A0${amount} больше`,
    overText: (sum: number) =>
      `Покупатель платит не\u00A0больше ${formatPrice(sum)}. Отрежьте или отдайте лишнее в\u00A0подарок.`,
    tooMuch: 'Это больше двух таких заказов. Проверьте весы',
    comma: 'Запятая',
    erase: 'Стереть',
    save: (amount: string) => `Записать ${amount}`,
    empty: 'Записать вес',
    give: 'Подарить',
    again: 'Взвесить снова',
    next: (title: string, amount: string) => `Дальше: ${title}, ${amount}`,
    last: 'Больше взвешивать нечего',
    close: 'Закрыть',
    connect: 'Весы',
    connectLabel: 'Подключить весы',
    connected: 'Весы подключены',
    failed: 'Весы не\u00A0отвечают',
    saved: 'Вес записали',
  },

  stale: 'Кто-то уже отметил это. Показали, как теперь',
  closed: 'Этот заказ уже изменился. Показали, как теперь',
  full: 'В\u00A0телефоне больше нет места для записей без\u00A0связи. Выйдите туда, где она есть',
} as const
