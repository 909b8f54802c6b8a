import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import {
  type DayReference,
  formatCount,
  formatDate,
  formatDayShort,
  formatDistance,
  formatDurationRange,
  formatFilling,
  formatNumber,
  formatPrice,
  formatTime,
} from './format.ts'
import { marketStrip } from './market-strip.ts'
import { pagesText } from './pages.ts'
import { inPlace } from './place-cases.ts'
import { type NounForms, nouns } from './plural.ts'

const restaurant: NounForms = { one: 'ресторан', few: 'ресторана', many: 'ресторанов' }
const review: NounForms = { one: 'отзыв', few: 'отзыва', many: 'отзывов' }
const portion: NounForms = { one: 'порция', few: 'порции', many: 'порций' }
const WEEK = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']

/** `23:00` today, `завтра, 10:00`, `пн, 23 ноября, 10:00`, by the clock of the restaurant. */
function momentText(moment: string, reference: DayReference): string {
  const at = new Date(moment)
  const zone = reference.zone ?? 'Europe/Moscow'
  const day = dayIn(zone, at)
  const time = formatTime(at, zone)
  return day === dayIn(zone, reference.now) ? time : `${formatDayShort(day, reference)}, ${time}`
}

/** Time after «до», with midnight in words. */
function untilText(moment: string, reference: DayReference): string {
  const at = new Date(moment)
  const zone = reference.zone ?? 'Europe/Moscow'
  const isMidnight = formatTime(at, zone) === '00:00' && dayIn(zone, at) === plusDays(dayIn(zone, reference.now), 1)
  return isMidnight ? 'полуночи' : momentText(moment, reference)
}

/** `в 12:00` today, `завтра в 12:00`. @param preposition before the time */
function atText(moment: string, reference: DayReference, preposition = 'в'): string {
  const at = new Date(moment)
  const zone = reference.zone ?? 'Europe/Moscow'
  const day = dayIn(zone, at)
  const time = `${preposition}\u00A0${formatTime(at, zone)}`
  return day === dayIn(zone, reference.now) ? time : `${formatDayShort(day, reference)} ${time}`
}

/** Time of a moment without its day, by the clock of the restaurant: `23:00`. */
const clockText = (moment: string, reference: DayReference): string => formatTime(new Date(moment), reference.zone)

/** Formats weekdays: `пн–пт`, `сб, вс`; all seven days have a separate text. */
function weekdaysText(weekdays: readonly number[]): string {
  const days = [...weekdays].sort((a, b) => a - b)
  if (days.length === 7) return 'ежедневно'
  const [first = 1] = days
  const last = days.at(-1) ?? first
  const names = (day: number) => WEEK[day - 1] ?? ''
  if (days.length > 2 && last - first === days.length - 1) return `${names(first)}–${names(last)}`
  return days.map(names).join(', ')
}

/** Texts of restaurants, menus and dishes in the shop. */
export const restaurants = {
  title: 'Рестораны: доставка готовой еды',
  heading: 'Рестораны рядом',
  description:
    'Рестораны с\u00A0доставкой: честное время, цена курьера и\u00A0меню с\u00A0составом, калориями и\u00A0аллергенами.',
  lead: (place: string) => {
    const there = inPlace(place)
    return there ? `Готовая еда с\u00A0доставкой ${there}` : `Готовая еда с\u00A0доставкой. Место: ${place}`
  },
  wayHere: 'Рестораны',
  kitchens: 'Кухни',
  all: 'Все',
  ofKitchen: (title: string) => `${title}: рестораны`,
  count: (count: number) => formatCount(count, restaurant),
  filters: 'Какие рестораны показать',
  openNow: 'Сейчас открыто',
  fast: 'До\u00A045\u00A0минут',
  free: 'Доставка 0\u00A0₽',
  rated: 'Оценка от\u00A04,7',
  pickup: 'Заберу сам',
  sortingLabel: 'Что сначала',
  sortings: {
    popularity: 'Популярные',
    rating: 'С\u00A0высокой оценкой',
    time: 'Быстрые',
    deliveryPrice: 'С\u00A0дешёвой доставкой',
    distance: 'Ближние',
    novelty: 'Новые',
  },
  openGroup: 'Открыто сейчас',
  laterGroup: 'Откроются позже',
  laterNote: 'Заказ можно собрать заранее и\u00A0выбрать час',
  nothingTitle: 'Таких ресторанов рядом нет',
  nothingText: 'Снимите отбор: другие кухни могут быть открыты.',
  showAll: 'Показать все',
  farTitle: 'Сюда рестораны пока не\u00A0возят',
  farText: (place: string) => `${place}: ресторанов рядом пока нет. Приготовить ужин дома помогут рецепты.`,
  toFarmers: 'К\u00A0фермерам',
  changePlace: 'Выбрать другой адрес',
  pages: pagesText('Страницы ресторанов'),

  isNew: 'Новинка',
  rush: 'Много заказов',
  notHere: 'Сюда не\u00A0везут',
  pickupOnly: 'Только самовывоз',
  freeFrom: (sum: number) => `Бесплатно от\u00A0${formatPrice(sum)}`,
  openUntil: (until: string | null, reference: DayReference) =>
    until === null ? 'Открыто' : `Открыто до\u00A0${untilText(until, reference)}`,
  closedUntil: (opensAt: string | null, reference: DayReference) =>
    opensAt === null ? 'Закрыто' : `Закрыто до\u00A0${untilText(opensAt, reference)}`,
  closesAt: (until: string, reference: DayReference) => `Закрывается в\u00A0${clockText(until, reference)}`,
  pausedUntil: (until: string, reference: DayReference) => `Кухня на\u00A0паузе до\u00A0${untilText(until, reference)}`,
  range: formatDurationRange,
  deliveryPrice: (sum: number) => formatPrice(sum),
  delivery: 'Доставка',
  brings: 'Привезут',
  ready: 'Будет готово',
  order: 'Заказ',
  minSum: (sum: number) => (sum === 0 ? 'любой' : `от\u00A0${formatPrice(sum)}`),
  distance: (km: number) => formatDistance(km),
  ratedAs: (rating: string) => `Оценка ${rating}`,
  reviews: (count: number) => formatCount(count, review),

  sections: 'Разделы меню',
  menu: 'Меню',
  about: 'О\u00A0ресторане',
  tabs: 'Страницы ресторана',
  pageTitle: (title: string) => `${title}: меню и\u00A0доставка`,
  pageDescription: (title: string, tagline: string, dishes: number) =>
    `${title}. ${tagline}. В\u00A0меню ${formatCount(dishes, nouns.dish)}: состав, калории, аллергены и\u00A0честное время доставки.`,
  sectionTitle: (section: string, restaurant: string) => `${section}\u00A0— ${restaurant}: меню и\u00A0доставка`,
  infoTitle: (title: string) => `${title}: адрес, часы и\u00A0реквизиты`,
  servedUntil: (until: string, reference: DayReference) => `До\u00A0${untilText(until, reference)}`,
  servedFrom: (at: string, reference: DayReference) => `Подаём ${atText(at, reference, 'с')}`,
  notServedNow: 'Сейчас не\u00A0подают',
  closedNote: (opensAt: string | null, reference: DayReference) =>
    opensAt === null
      ? 'Ресторан сейчас не\u00A0принимает заказы.'
      : `Откроется ${atText(opensAt, reference)}. Заказ можно собрать сейчас и\u00A0выбрать час при оформлении.`,
  closingNote: (until: string, opensAt: string | null, reference: DayReference) =>
    `Кухня закрывается в\u00A0${clockText(until, reference)}, и\u00A0новый заказ уже не\u00A0успеет.${opensAt === null ? '' : ` Откроется ${atText(opensAt, reference)}: заказ можно собрать сейчас и\u00A0выбрать час при оформлении.`}`,
  pausedNote: (until: string, reference: DayReference) =>
    `Кухня не\u00A0успевает и\u00A0возьмёт новые заказы ${atText(until, reference)}. Выбрать час можно при оформлении.`,
  rushNote: 'Заказов много, время уже с\u00A0запасом.',
  notHereTitle: 'На\u00A0этот адрес ресторан не\u00A0возит',
  notHereText: 'Меню можно посмотреть, а\u00A0чтобы заказать, выберите другой адрес или ресторан.',

  portionOf: (size: string, kcal: number | null) =>
    kcal === null ? size : `${size} · ${formatNumber(kcal)}\u00A0ккал`,
  priceFrom: (sum: number) => `от\u00A0${formatPrice(sum)}`,
  spicy: 'Острое',
  meatless: 'Без мяса',
  left: (count: number) => `Осталось ${formatNumber(count)}`,
  choose: (title: string) => `Выбрать: ${title}, `,
  unavailable: {
    stopped: 'Закончилось',
    notServed: 'Сейчас не\u00A0подают',
    optionsOut: 'Закончилось',
    outOfStock: 'Закончилось',
    notOnSale: 'Не\u00A0продаётся',
    marketClosed: marketStrip.short,
  },
  backAt: (until: string, reference: DayReference) => `Будет: ${momentText(until, reference)}`,
  openDish: 'Блюдо',
  close: 'Закрыть',
  loading: 'Открываем блюдо',
  dishFailed: 'Не\u00A0получилось открыть блюдо',
  retry: 'Повторить',
  dishTitle: (title: string, restaurantTitle: string) => `${title} — ${restaurantTitle}`,
  dishDescription: (title: string, restaurantTitle: string, price: number, description: string) =>
    `${title} в\u00A0ресторане «${restaurantTitle}», ${formatPrice(price)}. ${description}`,

  nutrition: { kcal: 'ккал', protein: 'белки', fat: 'жиры', carbs: 'углеводы' },
  grams: (amount: number) => `${formatNumber(amount)}\u00A0г`,
  forPortion: 'На\u00A0порцию',
  required: 'Обязательно',
  upTo: (most: number, chosen: number) =>
    chosen === 0 ? `до\u00A0${formatNumber(most)}` : `до\u00A0${formatNumber(most)} · выбрано ${formatNumber(chosen)}`,
  exactly: (least: number, chosen: number) => `выберите ${formatNumber(least)} · выбрано ${formatNumber(chosen)}`,
  inPrice: 'в\u00A0цене',
  plus: (sum: number) => `+${formatPrice(sum)}`,
  out: 'закончилось',
  counter: {
    group: (title: string) => `Сколько: ${title}`,
    decrease: (title: string) => `Меньше: ${title}`,
    increase: (title: string) => `Больше: ${title}`,
    remove: (title: string) => `Убрать: ${title}`,
  },
  noMoreOption: 'Больше в\u00A0одну порцию нельзя',
  allergens: 'Аллергены',
  composition: 'Состав',
  origins: 'Откуда продукты',
  portions: (count: number) => formatCount(count, portion),
  add: (sum: number) => `Добавить · ${formatPrice(sum)}`,
  change: (sum: number) => `Сохранить · ${formatPrice(sum)}`,
  added: (title: string) => `${title}: в\u00A0корзине`,
  changed: (title: string) => `${title}: изменили`,
  chooseFirst: (title: string) => `Выберите: ${title}`,
  toRestaurant: (title: string) => `Всё меню: ${title}`,

  cart: {
    title: 'Ваш заказ',
    empty: 'Пока пусто. Выберите блюда, они лягут сюда.',
    toFree: (left: number) => `До\u00A0бесплатной доставки ${formatPrice(left)}`,
    isFree: 'Доставка бесплатная',
    toMin: (left: number) => `Ещё ${formatPrice(left)} до\u00A0минимальной суммы`,
    filling: formatFilling,
    dishes: 'Блюда',
    delivery: 'Доставка',
    freeDelivery: '0\u00A0₽',
    total: 'Итого',
    checkOut: (sum: number) => `Оформить · ${formatPrice(sum)}`,
    toCart: 'В\u00A0корзину',
    apart: 'Горячее едет отдельно от\u00A0фермерских корзин.',
    bar: (count: number) => formatCount(count, nouns.dish),
    remove: (title: string) => `Убрать: ${title}`,
    choose: 'Изменить',
    chooseOf: (title: string) => `Изменить: ${title}`,
  },

  info: {
    story: 'О\u00A0кухне',
    hours: 'Часы работы',
    closedDay: 'закрыто',
    daily: (weekdays: readonly number[]) => weekdaysText(weekdays),
    span: (from: string, to: string) => `${from}–${to}`,
    exception: (from: string, to: string, reference: DayReference) =>
      from === to ? formatDate(from, reference) : `${formatDate(from, reference)} — ${formatDate(to, reference)}`,
    localTime: 'Время местное.',
    where: 'Где мы',
    address: 'Адрес',
    route: 'Показать на\u00A0карте',
    delivery: 'Доставка',
    rate: (price: number, minSum: number, freeFrom: number | null) =>
      [
        price === 0 ? 'бесплатно' : formatPrice(price),
        minSum > 0 && `заказ от\u00A0${formatPrice(minSum)}`,
        freeFrom !== null && price > 0 && `бесплатно от\u00A0${formatPrice(freeFrom)}`,
      ]
        .filter(Boolean)
        .join(', '),
    acceptance: (minutes: number) =>
      `Кухня отвечает на\u00A0заказ за\u00A0${formatCount(minutes, { one: 'минуту', few: 'минуты', many: 'минут' })}. Если не\u00A0ответит, заказ отменится, а\u00A0деньги вернутся.`,
  },
} as const
