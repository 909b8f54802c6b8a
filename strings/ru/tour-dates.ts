import { dayIn, type IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type DayReference, formatCount, formatDate, formatPrice, formatTime, formatWeekday } from './format.ts'
import { pagesText } from './pages.ts'
import { type NounForms, nouns, plural } from './plural.ts'

const MONTHS = [
  ...['Январь', 'Февраль', 'Март', 'Апрель', 'Май', 'Июнь', 'Июль', 'Август'],
  ...['Сентябрь', 'Октябрь', 'Ноябрь', 'Декабрь'],
]
const person: NounForms = { one: 'человек', few: 'человека', many: 'человек' }
const onPeople: NounForms = { one: 'человека', few: 'человек', many: 'человек' }
const date: NounForms = { one: 'дата', few: 'даты', many: 'дат' }
const dateAdded: NounForms = { one: 'дату', few: 'даты', many: 'дат' }
const booking: NounForms = { one: 'бронь', few: 'брони', many: 'броней' }

/** `сб, 1 мая, 10:00`, by the clock of the tour. */
export function dateMoment(moment: Date, reference: DayReference & { readonly zone: string }): string {
  const day = dayIn(reference.zone, moment)
  return `${formatWeekday(day)}, ${formatDate(day, reference)}, ${formatTime(moment, reference.zone)}`
}

/** Texts of an organizer's tour dates and departures. */
export const tourDates = {
  add: 'Добавить даты',
  addTitle: 'Новые даты',
  close: 'Закрыть',
  tour: 'Поездка',
  howLabel: 'Сколько дат',
  once: 'Одна дата',
  repeat: 'Повторять',
  day: 'День',
  from: 'С какого дня',
  to: 'По\u00A0какой день',
  weekdays: 'По\u00A0каким дням недели',
  time: 'Начало',
  timeHint: 'По\u00A0местному времени поездки',
  places: 'Мест',
  preview: 'Получится',
  count: (count: number) => formatCount(count, date),
  taken: 'уже есть',
  late: 'решать уже поздно',
  lateTitle: 'Решать, собралась ли группа, уже поздно',
  lateText: 'Такая дата отменилась\u00A0бы сразу. Можно поехать, сколько\u00A0бы людей ни\u00A0записалось.',
  anyhow: 'Поедем при\u00A0любом числе',
  choose: 'Выберите дни, и\u00A0здесь появится каждая дата.',
  counting: 'Считаем даты…',
  allTaken: 'Все эти даты уже есть',
  save: (count: number) => `Добавить ${formatCount(count, dateAdded)}`,
  added: (added: number, skipped: number) =>
    added === 0
      ? 'Все эти даты уже были'
      : `${plural(added, { one: 'Добавлена', few: 'Добавлены', many: 'Добавлено' })} ${formatCount(added, date)}${skipped > 0 ? `, уже были: ${skipped}` : ''}`,
  noTours: 'Сначала опубликуйте поездку',
  pages: pagesText('Страницы дат'),
  month: (day: IsoDate) => `${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`,
  monthBefore: 'Месяц раньше',
  monthAfter: 'Месяц позже',
  dayOf: (day: string, dates: number, taken: number, places: number) =>
    `${day}: ${formatCount(dates, date)}, занято ${taken} из\u00A0${places}`,
  weekdayShort: formatWeekday,

  change: 'Изменить',
  changeTitle: (moment: string) => `Места и\u00A0цены: ${moment}`,
  least: (taken: number) =>
    taken > 0 ? `Занято или придержано ${formatCount(taken, nouns.place)}, меньше не\u00A0получится` : undefined,
  price: (title: string) => `${title}, ₽ за\u00A0место`,
  usual: (sum: number) => `У поездки ${formatPrice(sum)}`,
  priceNote: 'Цены этой даты. У\u00A0сделанных броней цена останется прежней.',
  saveChange: 'Сохранить',
  saved: 'Сохранили',
  noPrice: 'Напишите сумму',
  noPlaces: 'Напишите число мест',
  own: 'своя цена',
  closed: 'запись закрыта',
  closeSale: 'Закрыть запись',
  openSale: 'Открыть запись',
  saleClosed: 'Запись закрыта. Сделанные брони остались',
  saleOpened: 'Запись открыта',
  failed: 'Не\u00A0получилось. Обновите страницу и\u00A0попробуйте ещё раз.',

  concerns: (bookings: number, people: number, back: number) =>
    bookings === 0
      ? 'Броней на\u00A0эту дату нет.'
      : `${plural(bookings, { one: 'Отменится', few: 'Отменятся', many: 'Отменится' })} ${formatCount(bookings, booking)} на\u00A0${formatCount(people, onPeople)}. ${back > 0 ? `Вернём ${formatPrice(back)}.` : 'Денег по\u00A0ним ещё не\u00A0было.'}`,
  concernsCounting: 'Считаем, кого это коснётся…',
  concernsFailed: 'Не\u00A0узнали, сколько броней. Все они закончатся, всем вернутся все деньги.',

  departures: 'Выезды',
  noDepartures: 'Сегодня и\u00A0завтра выездов нет',
  noDeparturesText: 'Здесь будет список тех, кто едет, за\u00A0день до\u00A0начала.',
  toDates: 'Открыть даты',
  days: { today: 'Сегодня', tomorrow: 'Завтра' },
  peopleCame: (people: number, arrived: number) =>
    arrived > 0 ? `${formatCount(people, person)}, приехали: ${arrived}` : formatCount(people, person),
  nobody: 'Никто не\u00A0записан',
  people: (count: number) => formatCount(count, person),
  meeting: (title: string, address: string) => `Встреча: ${title}, ${address}`,
  due: (sum: number) => `Взять ${formatPrice(sum)}`,
  waitsForAnswer: 'Ждёт вашего ответа',
  waitsForGroup: 'Ждёт, пока соберётся группа',
  arrive: 'Приехали',
  arriveOf: (name: string) => `Приехали: ${name}`,
  arrived: (time: string) => `Приехали в\u00A0${time}`,
  undo: 'Отменить отметку',
  undoOf: (name: string) => `Отменить отметку: ${name}`,
} as const
