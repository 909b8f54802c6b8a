import { dayIn, type IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { PauseReason } from '@okolitsa/domain/sellers/pause.ts'
import type { TodayTaskKind } from '@okolitsa/domain/today/today-tasks.ts'
import {
  type DayReference,
  formatAmount,
  formatCount,
  formatDate,
  formatDayShort,
  formatMonthShort,
  formatPrice,
  formatTime,
  formatWindow,
  MOSCOW,
} from './format.ts'
import { spokenName } from './person-name.ts'
import { nouns, plural } from './plural.ts'

const greetings = {
  night: 'Доброй ночи',
  morning: 'Доброе утро',
  day: 'Добрый день',
  evening: 'Добрый вечер',
}
interface Asked {
  readonly all: number
  readonly done: number
  readonly guests: number
  readonly isOverdue: boolean
  readonly hours: { readonly from: number; readonly to: number } | null
}
const windowOf = ({ hours }: Asked): string => (hours ? ` ${formatWindow(hours.from, hours.to)}` : '')
const parcel = { one: 'посылка', few: 'посылки', many: 'посылок' }
const bookings = { one: 'бронь', few: 'брони', many: 'броней' }
const guest = { one: 'гость', few: 'гостя', many: 'гостей' }
const claim = { one: 'претензия', few: 'претензии', many: 'претензий' }
const request = { one: 'заявка', few: 'заявки', many: 'заявок' }
const review = { one: 'отзыв', few: 'отзыва', many: 'отзывов' }
const document = { one: 'документ', few: 'документа', many: 'документов' }
const chat = { one: 'переписка', few: 'переписки', many: 'переписок' }

const titles: Record<TodayTaskKind, (asked: Asked) => string> = {
  confirm: ({ all }) => (all === 1 ? 'Ответить на\u00A0новый заказ' : 'Ответить на\u00A0новые заказы'),
  gather: () => 'Собрать заказы',
  weigh: () => 'Взвесить',
  handOver: (asked) => `Отвезти заказы${windowOf(asked)}`,
  ship: () => 'Сдать посылки в\u00A0СДЭК',
  pickup: () => 'Выдать на\u00A0месте',
  missed: () => 'Не\u00A0застали: позвонить',
  depart: () => 'Встретить гостей',
  claims: ({ all }) => (all === 1 ? 'Ответить на\u00A0претензию' : 'Ответить на\u00A0претензии'),
  requests: ({ all }) => (all === 1 ? 'Перезвонить по\u00A0заявке' : 'Перезвонить по\u00A0заявкам'),
  bringNew: () => 'Привезти новое взамен',
  repay: ({ all }) => (all === 1 ? 'Вернуть деньги покупателю' : 'Вернуть деньги покупателям'),
  answer: () => 'Ответить покупателям',
  restock: () => 'Пополнить остатки',
  papers: () => 'Обновить документы',
}
const texts: Record<Exclude<TodayTaskKind, 'answer'>, (asked: Asked) => string> = {
  confirm: ({ all }) =>
    `${formatCount(all, nouns.order)} ${plural(all, { one: 'ждёт', few: 'ждут', many: 'ждут' })} вашего ответа.`,
  gather: ({ done, all }) => `Собрали ${done} из\u00A0${all}.`,
  weigh: ({ all }) => `${formatCount(all, nouns.order)} с\u00A0товаром на\u00A0вес.`,
  handOver: ({ all }) => `${formatCount(all, nouns.order)} к\u00A0этим часам.`,
  ship: ({ all }) => `${formatCount(all, parcel)} ${plural(all, { one: 'готова', few: 'готовы', many: 'готовы' })}.`,
  pickup: ({ all }) =>
    `${formatCount(all, nouns.order)} ${plural(all, { one: 'ждёт', few: 'ждут', many: 'ждут' })} покупателя.`,
  missed: ({ all }) =>
    `${formatCount(all, nouns.order)} ${plural(all, { one: 'остался', few: 'остались', many: 'остались' })} у\u00A0курьера.`,
  depart: ({ all, guests }) => `${formatCount(guests, guest)}, ${formatCount(all, nouns.order)}.`,
  claims: ({ all }) => `${formatCount(all, claim)} ${plural(all, { one: 'ждёт', few: 'ждут', many: 'ждут' })} решения.`,
  requests: ({ all }) =>
    `${formatCount(all, request)} с\u00A0вашего сайта ${plural(all, { one: 'ждёт', few: 'ждут', many: 'ждут' })} ответа.`,
  bringNew: ({ all }) => `${formatCount(all, claim)}: вы обещали новое со\u00A0следующей доставкой.`,
  repay: ({ all, isOverdue }) =>
    `${formatCount(all, { one: 'возврат', few: 'возврата', many: 'возвратов' })}. ${isOverdue ? 'Срок по\u00A0закону уже вышел.' : 'Эти деньги у\u00A0вас, вернуть их можете только вы.'}`,
  restock: ({ all }) =>
    `${formatCount(all, nouns.product)} ${plural(all, { one: 'заканчивается', few: 'заканчиваются', many: 'заканчиваются' })}.`,
  papers: ({ all, isOverdue }) =>
    isOverdue
      ? `Срок вышел: ${formatCount(all, document)} с\u00A0прошедшим или близким сроком. Покупатели такие не\u00A0видят.`
      : `${formatCount(all, document)} скоро ${plural(all, { one: 'закончится', few: 'закончатся', many: 'закончатся' })}.`,
}
/** Text under the hour of a task. */
const until: Record<TodayTaskKind, string> = {
  confirm: 'ответить',
  gather: 'собрать',
  weigh: 'взвесить',
  handOver: 'привезти',
  ship: 'сдать',
  pickup: 'до\u00A0закрытия',
  missed: 'позвонить',
  depart: 'начало',
  claims: 'ответить',
  requests: 'перезвонить',
  repay: 'вернуть',
  bringNew: 'привезти',
  answer: 'до\u00A0вечера',
  restock: 'пополнить',
  papers: 'обновить',
}
const buttons: Record<TodayTaskKind, (asked: Asked) => string> = {
  confirm: ({ all }) => (all === 1 ? 'Посмотреть заказ' : 'Посмотреть заказы'),
  gather: ({ all, done }) => `Собрать ${formatCount(all - done, nouns.order)}`,
  weigh: ({ all }) => `Взвесить ${formatCount(all, nouns.order)}`,
  handOver: () => 'Открыть заказы в\u00A0пути',
  ship: () => 'Открыть посылки',
  pickup: () => 'Открыть заказы к\u00A0выдаче',
  missed: ({ all }) => (all === 1 ? 'Открыть заказ' : 'Открыть заказы в\u00A0пути'),
  depart: () => 'Открыть список гостей',
  claims: () => 'Открыть претензии',
  requests: () => 'Открыть заявки',
  bringNew: () => 'Открыть претензии',
  repay: ({ all }) => (all === 1 ? 'Открыть заказ' : 'Открыть возвраты'),
  answer: () => 'Открыть сообщения',
  restock: () => 'Открыть остатки',
  papers: () => 'Открыть документы',
}

/** Texts of the page «Сегодня» with a seller's current tasks. */
export const today = {
  title: 'Сегодня',
  greeting: (hour: number, name: string) => {
    const part = hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'day' : 'evening'
    return name === '' ? greetings[part] : `${greetings[part]}, ${spokenName(name)}`
  },
  numbers: 'Итоги дня',
  ordersToday: (count: number) => `${plural(count, nouns.order)} на\u00A0сегодня`,
  ordersTomorrow: (count: number) => `${plural(count, nouns.order)} на\u00A0завтра`,
  bookingsToday: (count: number) => `${plural(count, bookings)} на\u00A0сегодня`,
  bookingsTomorrow: (count: number) => `${plural(count, bookings)} на\u00A0завтра`,
  sold: 'оформили сегодня',
  tasks: 'Сделать сейчас',
  nothing: 'Всё сделано',
  nothingText: 'Новые заказы появятся здесь сами.',
  taskTitle: (kind: TodayTaskKind, asked: Asked) => titles[kind](asked),
  taskText: (kind: Exclude<TodayTaskKind, 'answer'>, asked: Asked) => texts[kind](asked),
  newOrder: (name: string, lines: number, total: number) =>
    `${name}, ${formatCount(lines, nouns.product)} на\u00A0${formatPrice(total)}.`,
  newBooking: (name: string, places: number, total: number) =>
    `${name}, ${formatCount(places, nouns.place)} на\u00A0${formatPrice(total)}.`,
  unanswered: ({
    questions,
    reviews,
    chats,
  }: {
    readonly questions: number
    readonly reviews: number
    readonly chats: number
  }) =>
    [
      ...(questions > 0 ? [formatCount(questions, nouns.question)] : []),
      ...(chats > 0 ? [formatCount(chats, chat)] : []),
      ...(reviews > 0 ? [formatCount(reviews, review)] : []),
    ].join(', '),
  until: (kind: TodayTaskKind) => until[kind],
  evening: 'сегодня',
  /** Day in the narrow column before a task. */
  otherDay: (day: IsoDate, reference: DayReference) => {
    const name = formatDayShort(day, reference)
    return name.includes(',') ? `${Number(day.slice(8))}\u00A0${formatMonthShort(day)}` : name
  },
  overdue: 'опоздали',
  button: (kind: TodayTaskKind, asked: Asked) => buttons[kind](asked),
  answerReviews: 'Открыть отзывы и\u00A0вопросы',
  gathered: (done: number, all: number) => `собрано ${done} из\u00A0${all}`,
  products: 'Что собрать на\u00A0сегодня',
  inOrders: (count: number) => `в\u00A0${count} ${plural(count, { one: 'заказе', few: 'заказах', many: 'заказах' })}`,
  pieces: (count: number) => formatAmount(count, 'шт'),
  weighed: (amount: string) => `взвесили ${amount}`,
  picked: (amount: string) => `собрали ${amount}`,
  pause: {
    going: 'Продажи идут',
    goingNote: 'Не\u00A0успеваете\u00A0— остановите. Принятые заказы останутся.',
    stopped: 'Продажи остановлены',
    stoppedNote: (until: Date | null, reference: DayReference) =>
      until === null
        ? 'Новых заказов не\u00A0будет, пока вы не\u00A0включите. Принятые остаются.'
        : `Новых заказов не\u00A0будет до\u00A0${formatTime(until, reference.zone)} ${formatDate(dayIn(reference.zone ?? MOSCOW, until), reference)}, потом включатся сами. Принятые остаются.`,
    hour: 'На\u00A0час',
    tomorrow: 'До\u00A0завтра',
    open: 'Пока не\u00A0включу',
    resume: 'Включить продажи',
    season: {
      till: 'Закрыть до\u00A0дня',
      hint: 'Сезон кончился или уезжаете: покупатели увидят «Отдыхают до» этого дня, потом продажи включатся сами.',
      reason: 'Почему',
      noReason: 'не\u00A0говорить',
      reasons: {
        harvestIsOver: 'урожай закончился',
        winter: 'зимой не\u00A0работаем',
        animalsRest: 'животные отдыхают',
        vacation: 'отпуск',
        repair: 'ремонт',
      } satisfies Record<PauseReason, string>,
      close: 'Закрыть до\u00A0этого дня',
    },
  },
  sound: (isTour: boolean) => (isTour ? 'Звук при\u00A0новой брони' : 'Звук при\u00A0новом заказе'),
  soundNote: 'На\u00A0этом устройстве',
  soundSleeps: 'Нажмите куда угодно, чтобы звук заработал',
  newTitled: (count: number, title: string) => (count > 0 ? `(${count}) ${title}` : title),
  arrived: (name: string, lines: number, total: number) =>
    `Новый заказ на\u00A0${formatPrice(total)}. ${name}, ${formatCount(lines, nouns.product)}`,
  open: 'Открыть',
}
