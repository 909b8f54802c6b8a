import { plural } from './plural.ts'

const time = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' })
const dayWithYear = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric' })

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()

/** «сегодня», «вчера», «13 декабря», by the reader's own calendar. */
function dayOf(at: Date, now: Date): string {
  if (isSameDay(at, now)) return 'сегодня'
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (isSameDay(at, yesterday)) return 'вчера'
  return (at.getFullYear() === now.getFullYear() ? day : dayWithYear).format(at)
}

/** Words of chats, for both sides. */
export const chatText = {
  title: 'Чаты',
  pageTitle: 'Чаты с продавцами',
  deskTitle: 'Переписка',
  deskPageTitle: 'Переписка с покупателями',
  list: 'Список чатов',
  toList: 'Все чаты',
  unread: (count: number) =>
    `${count} ${plural(count, { one: 'непрочитанное сообщение', few: 'непрочитанных сообщения', many: 'непрочитанных сообщений' })}`,
  emptyTitle: 'Здесь будут ваши разговоры',
  emptyText: 'Спросите хозяйство о сыре, доставке или заказе: кнопка «Написать» есть на его странице.',
  deskEmptyTitle: 'Пока никто не написал',
  deskEmptyText: 'Когда покупатель спросит о товаре или заказе, разговор появится здесь.',
  toFarmers: 'К фермерам',
  choose: 'Выберите чат слева',
  nobodyYet: 'Сообщений ещё нет. Поздоровайтесь и спросите.',
  failedTitle: 'Чаты не загрузились',
  retry: 'Попробовать ещё раз',
  older: 'Показать раньше',
  placeholder: 'Сообщение',
  send: 'Отправить',
  offline: 'Нет связи. Отправим, как только она появится',
  typing: 'печатает…',
  closed: 'Продавец сейчас не принимает сообщения',
  deleted: 'Сообщение удалено',
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
  write: 'Написать',
  writeAboutOrder: 'Написать продавцу',
  block: 'Не принимать сообщения',
  unblock: 'Принимать сообщения',
  time: (at: string) => time.format(new Date(at)),
  day: (at: string, now: Date) => dayOf(new Date(at), now),
  /** For a row of a list: the hour of today, or the day. */
  moment: (at: string, now: Date) =>
    isSameDay(new Date(at), now) ? time.format(new Date(at)) : dayOf(new Date(at), now),
}
