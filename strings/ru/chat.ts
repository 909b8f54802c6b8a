import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { plural } from './plural.ts'

/** Moment and zone by which «today» is worded. */
export interface ChatMoment {
  readonly now: Date
  readonly zone: string
}

const DAY_MS = 86_400_000

const timeOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', timeZone }).format(at)

/** Formats the day of a message: «сегодня», «вчера», «13 декабря 2026 г.». */
function dayOf(at: Date, { now, zone }: ChatMoment): string {
  const day = dayIn(zone, at)
  if (day === dayIn(zone, now)) return 'сегодня'
  if (day === dayIn(zone, new Date(now.getTime() - DAY_MS))) return 'вчера'
  const isThisYear = day.slice(0, 4) === dayIn(zone, now).slice(0, 4)
  return new Intl.DateTimeFormat('ru-RU', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: zone,
  }).format(at)
}

/** Texts of chats, for customers and sellers. */
export const chatText = {
  title: 'Чаты',
  pageTitle: 'Чаты с продавцами',
  list: 'Список чатов',
  toList: 'Все чаты',
  unread: (count: number) =>
    `${count} ${plural(count, { one: 'непрочитанное сообщение', few: 'непрочитанных сообщения', many: 'непрочитанных сообщений' })}`,
  emptyTitle: 'Здесь будут ваши разговоры',
  emptyText: 'Спросите хозяйство о сыре, доставке или заказе: кнопка «Написать» есть на его странице.',
  choose: 'Выберите чат слева',
  nobodyYet: 'Сообщений ещё нет. Поздоровайтесь и спросите.',
  failedTitle: 'Чаты не загрузились',
  retry: 'Попробовать ещё раз',
  older: 'Показать раньше',
  placeholder: 'Сообщение',
  send: 'Отправить',
  offline: 'Нет связи. Отправим, как только она появится',
  present: 'на\u00A0связи',
  typing: 'печатает…',
  closed: 'Продавец сейчас не принимает сообщения',
  deleted: 'Сообщение удалено',
  hidden: 'Сообщение скрыл рынок',
  customer: 'Покупатель',
  you: 'Вы',
  automatic: 'автоматический ответ',
  status: {
    created: 'отправляется',
    sent: 'отправлено',
    read: 'прочитано',
    deleted: '',
    sendFailed: 'не отправлено',
  },
  remove: 'Удалить',
  removeTitle: 'Удалить сообщение?',
  removeText: 'Его не\u00A0увидит никто. Вернуть нельзя.',
  keep: 'Оставить',
  notDone: 'Не\u00A0получилось. Попробуйте ещё раз',
  blockTitle: 'Не\u00A0принимать сообщения этого покупателя?',
  blockText:
    'Он увидит, что вы сейчас не\u00A0принимаете сообщения. Переписка останется, передумать можно в\u00A0любой день.',
  cancel: 'Отмена',
  blocked: 'Вы не\u00A0принимаете сообщения этого покупателя',
  block: 'Не принимать сообщения',
  unblock: 'Принимать сообщения',
  attach: 'Добавить фото',
  chosen: 'Фото к\u00A0сообщению',
  photosTitle: 'Фотографии из\u00A0переписки',
  photos: (count: number) => (count === 1 ? 'Фото' : `${count}\u00A0фото`),
  photo: (number: number) => `Фото ${number}`,
  removePhoto: (number: number) => `Убрать фото ${number}`,
  photoWrong: 'Подойдут фото JPEG, PNG или WebP до\u00A010\u00A0МБ',
  photosTooMany: (most: number) => `В\u00A0одном сообщении помещается ${most}\u00A0фото`,
  time: (at: string, { zone }: ChatMoment) => timeOf(new Date(at), zone),
  day: (at: string, reference: ChatMoment) => dayOf(new Date(at), reference),
  /** For a row of a list: the time if today, otherwise the day. */
  moment: (at: string, reference: ChatMoment) =>
    dayIn(reference.zone, new Date(at)) === dayIn(reference.zone, reference.now)
      ? timeOf(new Date(at), reference.zone)
      : dayOf(new Date(at), reference),
}
