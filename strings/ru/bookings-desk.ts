import type { BOOKING_QUEUES } from '@okolitsa/contracts/bookings/tour-desk.endpoints.ts'
import type { DateCancelReason } from '@okolitsa/domain/tours/tour.ts'
import { formatCount, formatPrice } from './format.ts'
import { pagesText } from './pages.ts'
import type { NounForms } from './plural.ts'

/** Genitive forms of «место» after «из». */
const ofPlaces: NounForms = { one: 'места', few: 'мест', many: 'мест' }
const person: NounForms = { one: 'человек', few: 'человека', many: 'человек' }

/** Texts of an organizer's bookings. */
export const bookingsDesk = {
  title: 'Брони и\u00A0даты',
  bookings: 'Брони',
  queuesLabel: 'Какие брони показать',
  queues: {
    toConfirm: 'Ждут ответа',
    ahead: 'Впереди',
    past: 'Прошли',
    canceled: 'Отменены',
  } satisfies Record<(typeof BOOKING_QUEUES)[number], string>,
  empty: {
    toConfirm: 'Все брони с\u00A0ответом',
    ahead: 'Подтверждённых броней впереди нет',
    past: 'Поездок ещё не\u00A0было',
    canceled: 'Отменённых броней нет',
  } satisfies Record<(typeof BOOKING_QUEUES)[number], string>,
  pages: pagesText('Страницы броней'),
  people: (count: number) => formatCount(count, person),
  answerBefore: (moment: string) =>
    `Ответьте не\u00A0позже чем ${moment}, иначе бронь отменится и\u00A0деньги вернутся`,
  due: (sum: number) => `Возьмите при встрече ${formatPrice(sum)}`,
  comment: (words: string) => `Пожелания: ${words}`,
  checked: (moment: string) => `Билет показан ${moment}`,
  noName: 'без имени',
  confirm: 'Подтвердить',
  confirmed: 'Подтверждено. Билет отправим, как только группа соберётся',
  refuse: 'Отказать',
  refuseTitle: 'Отказать в\u00A0брони?',
  refuseText: 'Все деньги вернутся покупателю. Причину он прочтёт.',
  reason: 'Причина',
  reasonError: 'Напишите причину',
  keep: 'Не\u00A0отказывать',
  refused: 'Отказали, деньги возвращаются',
  failed: 'Не\u00A0получилось. Обновите страницу и\u00A0попробуйте ещё раз.',

  dates: 'Даты впереди',
  noDates: 'Дат впереди нет',
  places: (booked: number, places: number) => `занято ${booked} из\u00A0${formatCount(places, ofPlaces)}`,
  toConfirm: (count: number) => `ждут ответа: ${count}`,
  waiting: (count: number) => `в\u00A0листе ожидания: ${formatCount(count, person)}`,
  participants: 'Участники',
  allDates: 'Показать все даты',
  toDates: 'К\u00A0датам и\u00A0календарю',
  ofDate: (title: string, days: string) => `${title}, ${days}`,
  canceledDate: 'отменена',
  cancelDate: 'Отменить дату',
  cancelDateTitle: (title: string, days: string) => `Отменить «${title}», ${days}?`,
  cancelDateText: 'Все брони этой даты закончатся, всем вернутся все деньги.',
  because: 'Почему',
  reasons: {
    weather: 'Погода',
    tooFew: 'Мало людей',
    other: 'Другое',
  } satisfies Record<DateCancelReason, string>,
  keepDate: 'Оставить дату',
  dateCanceled: 'Дата отменена, деньги возвращаются',

  ticket: 'Проверить билет',
  ticketHint: 'Слова под QR-кодом билета',
  ticketCode: 'Код билета',
  check: 'Проверить',
  camera: 'Навести камеру',
  cameraTitle: 'Наведите на\u00A0QR-код билета',
  cameraStop: 'Убрать камеру',
  cameraFailed: 'Камера не\u00A0открылась. Разрешите её в\u00A0браузере или наберите слова под QR-кодом.',
  first: 'Билет верный, проходите',
  again: (moment: string) => `Этот билет уже показывали ${moment}`,
} as const
