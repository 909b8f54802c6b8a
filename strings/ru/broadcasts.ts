import type { AudienceKind, SubjectKind } from '@okolitsa/domain/broadcasts/audience.ts'
import type { TemplateNames } from '@okolitsa/domain/notification-templates/editor-text.ts'
import type { NotificationChannel } from '@okolitsa/domain/notifications/notification-table.ts'
import { type DayReference, formatCount, formatDate, formatNumber } from './format.ts'

const people = { one: 'человек', few: 'человека', many: 'человек' }
const toPeople = { one: 'человеку', few: 'людям', many: 'людям' }
const messages = { one: 'сообщение', few: 'сообщения', many: 'сообщений' }
const parts = { one: 'часть', few: 'части', many: 'частей' }

const audiences: Readonly<Record<AudienceKind, string>> = {
  day: 'Заказы на\u00A0день',
  product: 'Заказы с\u00A0товаром',
  lot: 'Покупатели партии',
  tourDate: 'Дата поездки',
  run: 'Маршрут курьера',
  subscribers: 'Кто согласился на\u00A0новости',
  followers: 'Кто следит за\u00A0хозяйством',
}
/** Names of the variables of a text, as an author sees them in braces. */
const variables: TemplateNames = {
  market: 'рынок',
  number: 'номер заказа',
  seller: 'продавец',
  day: 'день',
  thing: 'что',
}

/** Messages to many customers: list, composer, results. */
export const broadcasts = {
  title: 'Рассылки',
  note: 'Сообщения многим сразу: офиса и\u00A0продавцов.',
  add: 'Новая рассылка',
  empty: 'Рассылок ещё не\u00A0было.',
  search: 'Слово из\u00A0сообщения',
  columns: {
    title: 'Сообщение',
    audience: 'Кому',
    people: 'Людей',
    started: 'Отправили',
    author: 'Кто',
    state: 'Состояние',
  },
  views: { all: 'Все', sending: 'Идут', sellers: 'От\u00A0продавцов' },
  filters: { state: 'Состояние', author: 'Кто пишет', office: 'Офис', sellers: 'Продавцы' },
  newest: 'Сначала новые',
  states: { sending: 'Отправляем', stopped: 'Остановлена', done: 'Отправлена' },
  office: 'офис',
  audiences,
  audienceOf: (kind: AudienceKind, day: string | null, thing: string | null, reference: DayReference): string =>
    [audiences[kind], day && formatDate(day, reference), thing].filter(Boolean).join(', '),
  write: {
    title: 'Новая рассылка',
    back: 'Все рассылки',
    to: 'Кому',
    kinds: 'Кто получит',
    about: {
      day: 'Все, у\u00A0кого заказ на\u00A0этот день ещё не\u00A0получен. Согласие на\u00A0рекламу не\u00A0нужно.',
      product: 'Все, у\u00A0кого этот товар в\u00A0неполученном заказе. Согласие на\u00A0рекламу не\u00A0нужно.',
      lot: 'Все, кому досталась эта партия. Срочно: по\u00A0всем каналам и\u00A0ночью тоже.',
      tourDate: 'Все, кто едет в\u00A0эту дату. Согласие на\u00A0рекламу не\u00A0нужно.',
      run: 'Все, к\u00A0кому сегодня едет этот курьер. Согласие на\u00A0рекламу не\u00A0нужно.',
      subscribers: 'Только те, кто согласился на\u00A0новости и\u00A0предложения. Без СМС.',
      followers:
        'Те, кто следит за\u00A0вашим хозяйством и\u00A0согласился на\u00A0новости. Не\u00A0чаще раза в\u00A0неделю, без СМС.',
    } satisfies Readonly<Record<AudienceKind, string>>,
    day: 'День доставки',
    place: 'Город или село',
    placeHint: 'Пусто\u00A0— все места.',
    cancelled: (seller: string) => `${seller}, маршрут отменён`,
    subjects: {
      seller: 'Продавец',
      product: 'Товар',
      lot: 'Партия',
      tourDate: 'Поездка и\u00A0дата',
      run: 'Курьер или продавец',
    } satisfies Readonly<Record<SubjectKind, string>>,
    subjectHint: 'Начните писать и\u00A0выберите из\u00A0списка.',
    sellerHint: 'Пусто\u00A0— все продавцы.',
    nothingFound: 'Ничего не\u00A0нашли',
    text: 'Сообщение',
    languages: { ru: 'По-русски', en: 'По-английски' },
    heading: 'Заголовок',
    body: 'Текст',
    bodyHint: (names: readonly string[]) => `Можно вставить: ${names.map((name) => `{${name}}`).join(', ')}.`,
    variables,
    withSms: 'Отправить и\u00A0СМС',
    withSmsHint: 'Стоит денег. Письмо, уведомление и\u00A0строка в\u00A0кабинете уйдут и\u00A0так.',
    count: 'Посчитать, кому уйдёт',
    tryIt: 'Отправить себе',
    tried: (isSms: boolean, isInAccount: boolean) =>
      `Отправили вам: ${[isSms && 'СМС', isInAccount && 'в\u00A0кабинет покупателя'].filter(Boolean).join(' и\u00A0')}`,
    start: (count: number) => `Отправить ${formatCount(count, toPeople)}`,
    startTitle: (count: number) => `Отправить ${formatCount(count, toPeople)}?`,
    startText: 'Отправленное не\u00A0вернуть. Рассылку можно остановить, пока она идёт.',
    keep: 'Ещё подумать',
    close: 'Закрыть',
    failed: 'Не\u00A0получилось. Попробуйте ещё раз',
    chooseFirst: 'Выберите, кому писать',
  },
  preview: {
    title: 'Кому уйдёт',
    stale: 'Что-то изменилось. Посчитайте ещё раз.',
    hint: 'Сначала посчитайте: отправить можно только то, что вы видели.',
    people: (count: number) => formatCount(count, people),
    nobody: 'Никому: подходящих покупателей нет.',
    channels: { sms: 'СМС', email: 'Письмо', push: 'Уведомление' } satisfies Readonly<
      Record<NotificationChannel, string>
    >,
    list: 'Строка в\u00A0кабинете',
    listOnly: 'Из\u00A0них только в\u00A0кабинете',
    leftOut: 'Не\u00A0получат',
    noConsent: (count: number) => `${formatNumber(count)}: не\u00A0соглашались на\u00A0новости`,
    erased: (count: number) => `${formatNumber(count)}: удалили кабинет`,
    meanwhile: (count: number) => `${formatNumber(count)}: отозвали согласие по\u00A0ходу`,
    sms: (sent: number, charged: number) =>
      `${formatCount(sent, messages)}, ${formatCount(charged, parts)} по\u00A0тарифу оператора`,
    factor: 'Людей много: перед отправкой спросим ключ или код ещё раз.',
    sample: 'Что придёт',
  },
  own: {
    note: 'Сообщение вашим покупателям: о\u00A0заказах или новость тем, кто следит за\u00A0хозяйством.',
    empty: 'Вы ещё ничего не\u00A0рассылали.',
    past: 'Что отправляли',
    wait: (moment: string) => `Подписчикам можно написать снова ${moment}.`,
    people: (count: number) => `Получат ${formatCount(count, people)}`,
    sent: 'Отправляем. Рынок видит это сообщение и\u00A0может остановить.',
  },
  page: {
    back: 'Все рассылки',
    progress: 'Ход рассылки',
    notified: (notified: number, all: number) => `${formatNumber(notified)} из\u00A0${formatNumber(all)}`,
    read: 'Прочитали в\u00A0кабинете',
    stop: 'Остановить',
    stopTitle: 'Остановить рассылку?',
    stopText: 'Кто ещё не\u00A0получил, не\u00A0получит. То, что уже ушло, не\u00A0вернуть.',
    stopped: 'Рассылка остановлена',
    results: 'Что дошло',
    waiting: 'ждут',
    sent: 'ушли',
    unsure: 'могли не\u00A0дойти',
    dropped: 'не\u00A0отправили',
    nothing: 'Только строка в\u00A0кабинете.',
    message: 'Сообщение',
  },
}
