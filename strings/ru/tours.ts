import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type { TourLanguage } from '@okolitsa/domain/tours/tour.ts'
import { type DayReference, formatCount, formatDate, formatMoment, formatPrice, formatWeekday } from './format.ts'
import { pagesText } from './pages.ts'
import { type NounForms, nouns } from './plural.ts'

const tour: NounForms = { one: 'поездка', few: 'поездки', many: 'поездок' }
const hour: NounForms = { one: 'час', few: 'часа', many: 'часов' }
const night: NounForms = { one: 'ночь', few: 'ночи', many: 'ночей' }
const person: NounForms = { one: 'человек', few: 'человека', many: 'человек' }
const DAY_MINUTES = 24 * 60

/** `5 декабря`, `5–6 декабря`, `30 января – 2 февраля`: days of a date in the tour's zone. */
export function tourDays(startsAt: Date, endsAt: Date, reference: DayReference & { readonly zone: string }): string {
  const first = dayIn(reference.zone, startsAt)
  const last = dayIn(reference.zone, endsAt)
  if (first === last) return formatDate(first, reference)
  if (first.slice(0, 7) === last.slice(0, 7)) return `${Number(first.slice(8))}–${formatDate(last, reference)}`
  return `${formatDate(first, reference)}\u00A0– ${formatDate(last, reference)}`
}

/** Formats the weekdays of a tour: `сб`, `сб–вс`. */
export function tourWeekdays(startsAt: Date, endsAt: Date, zone: string): string {
  const first = formatWeekday(dayIn(zone, startsAt))
  const last = formatWeekday(dayIn(zone, endsAt))
  return first === last ? first : `${first}–${last}`
}

/** Formats the length of a tour: `6 часов`, `2 дня, 1 ночь`. */
export function tourLength(minutes: number): string {
  if (minutes <= DAY_MINUTES) return formatCount(Math.max(1, Math.round(minutes / 60)), hour)
  const nights = Math.floor(minutes / DAY_MINUTES)
  return `${formatCount(nights + 1, nouns.day)}, ${formatCount(nights, night)}`
}

/** Collective numerals for people. */
const COLLECTIVE: Readonly<Record<number, string>> = {
  2: 'двое',
  3: 'трое',
  4: 'четверо',
  5: 'пятеро',
  6: 'шестеро',
  7: 'семеро',
  8: 'восьмеро',
  9: 'девятеро',
  10: 'десятеро',
}

/** Texts of the tour list and of a tour's page. */
export const tours = {
  title: 'Путешествия',
  heading: 'Съездить к\u00A0фермеру',
  description:
    'Поездки на\u00A0фермы, сыроварни, пасеки и\u00A0в\u00A0рыбацкие хозяйства: даты, места, цены и\u00A0правила отмены.',
  /** Description while the market has no farms. */
  descriptionAlone: 'Поездки: даты, места, цены и\u00A0правила отмены.',
  lead: (count: number) => `${formatCount(count, tour)}. Увидите, откуда еда`,
  wayHere: 'Путешествия',
  /** Heading on the home page of an organizer's own shop. */
  ofOrganizer: 'Поездки',
  count: (count: number) => formatCount(count, tour),
  filters: 'Какие поездки показать',
  when: 'Когда',
  anyDay: 'любой день',
  where: 'Куда',
  everywhere: 'Вся Россия',
  who: 'Сколько вас',
  people: (count: number) => formatCount(count, person),
  anyNumber: 'сколько угодно',
  fewer: 'Меньше людей',
  more: 'Больше людей',
  withPlaces: 'Только там, где есть места',
  nearest: 'ближайшие выходные',
  from: 'от',
  perAdult: 'за взрослого',
  choose: 'Выбрать',
  toWaiting: 'В\u00A0лист ожидания',
  placesLeft: (count: number) => `${count < 5 ? 'Осталось ' : ''}${formatCount(count, nouns.place)}`,
  noPlaces: 'Мест нет',
  gathered: (booked: number, wanted: number) =>
    booked === 0 ? `Ждём первых: нужно ${COLLECTIVE[wanted] ?? wanted}` : `Набралось ${booked} из\u00A0${wanted}`,
  decides: (day: string) => `решим ${day}`,
  certain: 'состоится',
  moreDates: (count: number) => `и\u00A0ещё ${formatCount(count, { one: 'дата', few: 'даты', many: 'дат' })}`,
  nothingTitle: 'Таких поездок пока нет',
  nothingText: 'Поменяйте дни или область: новые даты организаторы открывают каждую неделю.',
  showAll: 'Показать все поездки',
  pages: pagesText('Страницы поездок'),

  ageFrom: (age: number) => (age >= 18 ? 'только взрослым' : `с\u00A0${age}\u00A0лет`),
  anyAge: 'с\u00A0детьми любого возраста',
  groupFrom: (min: number, max: number) => `группа от\u00A0${min} до\u00A0${max}`,
  groupUpTo: (max: number) => `группа до\u00A0${max}`,
  languages: (names: readonly string[]) => `экскурсия: ${names.join(', ')}`,
  languageNames: {
    ru: 'по-русски',
    en: 'по-английски',
    zh: 'по-китайски',
    de: 'по-немецки',
    tt: 'по-татарски',
  } satisfies Record<TourLanguage, string>,
  gallery: 'Виды поездки',
  programme: 'Программа по\u00A0часам',
  localTime: 'время местное',
  day: (number: number) => `День ${number}`,
  includedTitle: 'Что входит',
  included: 'Входит в\u00A0цену',
  notIncluded: 'Не\u00A0входит',
  toTake: 'Что взять с\u00A0собой',
  meeting: 'Где встречаемся',
  meetingAt: (time: string) => `в\u00A0${time}, время местное`,
  route: 'Маршрут',
  onMap: 'На\u00A0карте',
  organizer: 'Кто везёт',
  reviewsOf: (organizer: string) => `Отзывы о\u00A0поездках: ${organizer}`,
  registered: (number: string) => `Реестр туроператоров: ${number}`,
  guarantee: (sum: number) => `Финансовая гарантия ${formatPrice(sum)}`,
  excursion: 'Экскурсия без ночлега: реестр туроператоров не\u00A0нужен',
  tin: 'ИНН',
  ien: (legalName: string) => (legalName.startsWith('ИП') ? 'ОГРНИП' : 'ОГРН'),
  address: 'Адрес',
  cancellation: 'Если передумаете',
  cancelWhen: 'Когда отмените',
  cancelBack: 'Вернём',
  before: (hours: number) =>
    hours % 24 === 0
      ? `за\u00A0${formatCount(hours / 24, nouns.day)} и\u00A0раньше`
      : `за\u00A0${formatCount(hours, hour)} и\u00A0раньше`,
  until: (moment: string) => `не\u00A0позже чем ${moment}`,
  later: 'позже',
  beforeStart: 'до\u00A0начала поездки',
  all: 'всё',
  nothing: 'ничего',
  percent: (percent: number) => `${percent}\u00A0%`,
  byOrganizer: 'Отменил организатор или не\u00A0набралась группа',
  allBack: 'все деньги',

  bookTitle: 'Когда поедем',
  noDates: 'Дат пока нет',
  noDatesText: 'Организатор ещё не\u00A0открыл новые даты. Загляните через неделю.',
  whoGoes: 'Кто едет',
  price: (price: number) => formatPrice(price),
  groupPrice: (sum: number, places: number) => `${formatPrice(sum)} за\u00A0${formatCount(places, nouns.place)}`,
  of: (title: string) => `Сколько: ${title}`,
  fewerOf: (title: string) => `Меньше: ${title}`,
  moreOf: (title: string) => `Больше: ${title}`,
  noMore: 'Больше мест на\u00A0эту дату нет',
  total: 'Итого',
  payNow: 'Сейчас',
  payLater: 'При встрече, организатору',
  book: 'Забронировать',
  counting: 'Считаем…',
  fits: (left: number) =>
    left === 0
      ? 'Мест на\u00A0эту дату не\u00A0осталось'
      : `На\u00A0эту дату осталось ${formatCount(left, nouns.place)}`,
  makesCertain: 'С\u00A0вами группа соберётся',
  confirmWithin: (hours: number) =>
    `Организатор ответит в\u00A0течение ${formatCount(hours, { one: 'часа', few: 'часов', many: 'часов' })}. Не\u00A0подтвердит\u00A0— вернём все деньги.`,
  freeUntil: (moment: string) => `Отмена с\u00A0возвратом всех денег\u00A0— не\u00A0позже чем ${moment}`,
  failed: 'Не\u00A0получилось посчитать. Проверьте связь и\u00A0попробуйте ещё раз.',
  retry: 'Посчитать ещё раз',

  waitTitle: 'Мест на\u00A0эту дату нет',
  waitText: 'Встаньте в\u00A0лист ожидания: освободится место\u00A0— придержим его для вас и\u00A0напишем.',
  wait: 'Встать в\u00A0лист ожидания',
  waitJoined: 'Вы\u00A0в\u00A0листе ожидания. Напишем, когда освободится место',
  waiting: (ahead: number) =>
    ahead === 0 ? 'Вы\u00A0первые в\u00A0листе ожидания' : `Вы\u00A0в\u00A0листе ожидания, перед вами ${ahead}`,
  leave: 'Больше не\u00A0ждать',
  left: 'Вы\u00A0больше не\u00A0ждёте мест',
  offered: (moment: string) => `Места придержаны для вас. Забронируйте не\u00A0позже чем ${moment}`,
  moment: (at: Date, reference: DayReference) => formatMoment(at, reference),
} as const
