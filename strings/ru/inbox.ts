import type { InboxKind, InboxState } from '@okolitsa/domain/inbox/inbox.ts'
import { formatCount } from './format.ts'
import { nouns } from './plural.ts'

const NBSP = '\u00A0'
const HOUR = { one: 'час', few: 'часа', many: 'часов' }
/** Accusative forms of «минута» after «ждёт». */
const MINUTE = { one: 'минуту', few: 'минуты', many: 'минут' }

const kinds: Record<InboxKind, string> = {
  claim: 'Жалобы',
  question: 'Вопросы',
  chat: 'Переписка',
  review: 'Отзывы',
}
const states: Record<InboxState, string> = { waiting: 'Ждут ответа', answered: 'С\u00A0ответом' }

/** Texts of a seller's inbox: all messages of customers in one list. */
export const inbox = {
  title: 'Сообщения',
  summary: (count: number) => (count > 0 ? `Ждут ответа: ${count}, сначала давние` : 'Всем ответили'),
  waitingCount: (count: number) => `Ждут ответа: ${count}`,
  filters: 'Какие сообщения показать',
  states,
  statesLabel: 'Ждут или отвечены',
  all: 'Все',
  kinds,
  kindOf: {
    claim: 'Жалоба',
    question: `Вопрос о${NBSP}товаре`,
    farmQuestion: `Вопрос хозяйству`,
    chat: 'Переписка',
    review: 'Отзыв',
  },
  list: 'Список сообщений',
  customer: 'Покупатель',
  unnamed: 'Имя скрыто',
  named: (name: string, orderId: number | null) => (orderId === null ? name : `${name}, №${NBSP}${orderId}`),
  order: (orderId: number) => `Заказ №${NBSP}${orderId}`,
  onlyPhoto: 'Фото без слов',
  noWords: 'Без пояснений',
  /** Time of waiting, minutes. */
  waits: (minutes: number) =>
    minutes < 60
      ? `ждёт ${formatCount(Math.max(1, minutes), MINUTE)}`
      : minutes < 1_440
        ? `ждёт ${formatCount(Math.floor(minutes / 60), HOUR)}`
        : `ждёт ${formatCount(Math.floor(minutes / 1_440), nouns.day)}`,
  answerBefore: (moment: string) => `ответить до ${moment}`,
  late: 'срок ответа прошёл',
  more: 'Показать ещё',
  choose: 'Выберите сообщение слева',
  toList: 'Все сообщения',
  empty: 'Всем ответили',
  emptyText: 'Новые вопросы, отзывы, жалобы и\u00A0переписка появятся здесь.',
  emptyKind: 'Здесь никто не\u00A0ждёт',
  emptyAnswered: 'Ответов пока нет',
  showAll: 'Показать все',
  answer: 'Ваш ответ',
  answerHint: { question: 'Ответ увидят все покупатели', review: 'Ответ увидят все покупатели' },
  yourAnswer: 'Вы ответили',
  hidden: (reason: string) => `Ответ не\u00A0виден: ${reason}`,
  send: 'Ответить',
  required: 'Напишите ответ',
  change: 'Изменить ответ',
  saveAnswer: 'Сохранить ответ',
  answered: 'Ответ отправлен',
  putAside: 'Не\u00A0отвечать',
  putAsideTitle: 'Оставить вопрос без ответа?',
  putAsideText: 'Вопрос уйдёт из\u00A0списка, на\u00A0странице его не\u00A0покажем. Вернуть нельзя.',
  keep: 'Оставить',
  putAsideDone: 'Вопрос убран из\u00A0списка',
  settle: 'Ответ не\u00A0нужен',
  settled: 'Убрали из\u00A0списка: новое сообщение вернёт переписку сюда',
  photo: (number: number) => `Фото ${number}`,
  toOrder: (orderId: number) => `Открыть заказ №${NBSP}${orderId}`,
  noClaims: 'В\u00A0этом заказе никто ни\u00A0на\u00A0что не\u00A0жалуется',
  failed: 'Не\u00A0получилось. Проверьте связь и\u00A0повторите',
  replies: {
    title: 'Готовые ответы',
    lead: 'То, что вы пишете часто. В\u00A0ответе их можно поправить.',
    pick: 'Готовый ответ',
    manage: 'Изменить список',
    close: 'Закрыть',
    loading: 'Загружаем готовые ответы',
    retry: 'Повторить',
    empty: 'Готовых ответов пока нет',
    emptyText: 'Запишите то, о\u00A0чём спрашивают чаще всего: как хранить, когда везёте, как вернуть деньги.',
    add: 'Добавить ответ',
    count: (count: number, most: number) => `${count} из\u00A0${most}`,
    full: (most: number) => `Готовых ответов уже ${most}. Чтобы добавить новый, удалите лишний.`,
    newTitle: 'Новый ответ',
    changeTitle: 'Изменить ответ',
    name: 'Название, его видите только вы',
    namePlaceholder: 'Как хранить сыр',
    text: 'Текст',
    textPlaceholder: 'Здравствуйте, {имя}! В\u00A0холодильнике сыр хранится неделю.',
    textHint: 'Вместо {имя} подставим имя покупателя',
    save: 'Сохранить',
    saved: 'Сохранили',
    removed: 'Удалили',
    change: (title: string) => `Изменить: ${title}`,
    remove: (title: string) => `Удалить: ${title}`,
    removeTitle: 'Удалить готовый ответ?',
    removeText: 'То, что вы уже отправили, останется.',
    removeDo: 'Удалить',
    keep: 'Оставить',
    required: 'Заполните поле',
    toInbox: 'Все сообщения',
  },
}
