import { type IsoDate, plusDays } from '@okolitsa/domain/clock/clock.ts'
import type { SlotHours } from '@okolitsa/domain/delivery/slot-hours.ts'
import { type DayReference, formatCount, formatDay, formatDistance, formatPrice, formatSlot } from './format.ts'

const DAYS = { one: 'день', few: 'дня', many: 'дней' }

/** Texts of the checkout. */
export const checkout = {
  title: 'Оформление',
  pageTitle: 'Оформление заказа',
  loading: 'Готовим оформление',

  receive: { title: 'Как получить', way: 'Способ' },
  methods: { courier: 'Курьер', pickup: 'Заберу сам', cdek: 'СДЭК' },
  methodNotes: {
    courier: 'от\u00A0фермера',
    courierInPart: 'не\u00A0по всему городу',
    pickup: (places: number) => formatCount(places, { one: 'точка', few: 'точки', many: 'точек' }),
    noPoints: 'точек рядом нет',
    notHere: 'сюда не\u00A0везут',
    tooLittle: (sum: number) => `ещё\u00A0${formatPrice(sum)} до\u00A0минимальной суммы`,
    noDates: {
      paused: 'пока не\u00A0принимает заказы',
      noDeliveryDays: 'пока нет дней',
      beyondHorizon: 'на\u00A0ближайшие дни не\u00A0успеть',
      slotsFull: 'все ближайшие дни заняты',
    },
    cdek: (daysMin: number, daysMax: number) =>
      daysMin === daysMax
        ? `в\u00A0пути ${formatCount(daysMax, DAYS)}`
        : `в\u00A0пути ${daysMin}–${formatCount(daysMax, DAYS)}`,
  },
  /** Delivery kinds of the carrier. */
  carrierEnd: 'Как получить посылку',
  carrierEnds: { door: 'Курьер до\u00A0двери', office: 'Пункт выдачи', locker: 'Постамат' },
  priceFrom: (sum: number, isSeveral: boolean) => (isSeveral ? `от\u00A0${formatPrice(sum)}` : formatPrice(sum)),
  free: 'бесплатно',
  when: 'Когда',
  whenPickup: 'Когда заберёте',
  today: 'сегодня',
  tomorrow: 'завтра',
  promise: (day: string, slot: SlotHours, reference: DayReference) =>
    `Привезём ${formatDay(day, reference)}, ${formatSlot(slot)}`,
  /** Promise of a courier that serves a part of the town while the house is unknown. */
  promiseInPart: (day: string, slot: SlotHours, reference: DayReference) =>
    `Если курьер доезжает до\u00A0вас, привезём ${formatDay(day, reference)}, ${formatSlot(slot)}`,
  promisePickup: (day: string, slot: SlotHours, reference: DayReference) =>
    `Будем ждать ${formatDay(day, reference)}, ${formatSlot(slot)}`,
  promisePoint: (day: string, _slot: SlotHours, reference: DayReference) =>
    `Будет в\u00A0пункте ${formatDay(day, reference)}. СДЭК пришлёт СМС, когда можно забирать`,
  /** Reason for the carrier's first day: the shipping day and the longest transit. */
  sentOn: (day: IsoDate, daysMax: number, reference: DayReference) =>
    `Хозяйство отдаст посылку ${formatDay(plusDays(day, -daysMax), reference)}, в\u00A0пути до\u00A0${formatCount(daysMax, { one: 'дня', few: 'дней', many: 'дней' })}.`,
  where: 'Где заберёте',
  address: 'Адрес',
  addressHint: 'Город, улица и\u00A0дом. Выберите из\u00A0подсказок',
  addressPlaceholder: 'Москва, Пятницкая ул., 12',
  addressNothing:
    'Такого адреса не\u00A0нашли. Проверьте улицу и\u00A0дом, а\u00A0деревню пишите с\u00A0городом рядом: «деревня Петрово, Истра, 5»',
  addressPick: 'Выберите адрес из\u00A0подсказок, с\u00A0улицей и\u00A0домом',
  addressOutOfReach: 'Сюда пока не\u00A0привезут. Попробуйте другой адрес',
  addressUnknown: 'СДЭК сейчас не\u00A0отвечает. Через полминуты спросим ещё раз, довезёт\u00A0ли сюда',
  /** For an address known only to the town, when the courier serves a part of it. */
  point: {
    title: 'Где ваш дом?',
    why: 'Курьер ездит не\u00A0по всему городу, а\u00A0где именно этот дом, мы не\u00A0знаем. Покажите точку\u00A0— скажем, привезут\u00A0ли.',
    show: 'Показать на\u00A0карте',
    change: 'Поправить точку на\u00A0карте',
    needed: 'Покажите дом на\u00A0карте, тогда скажем, привезут\u00A0ли',
    how: (address: string) =>
      `${address}. Двигайте карту пальцем, мышью или стрелками, чтобы булавка встала на\u00A0дом.`,
    mapTitle: 'Карта: стрелки двигают её под булавкой',
    zone: 'Закрашено, куда ездит курьер. Ваш дом внутри?',
    inside: 'Булавка внутри: сюда курьер приедет.',
    outside: 'Булавка снаружи: сюда курьер не\u00A0ездит.',
    nearest: (address: string, km: number) => `Рядом с\u00A0булавкой: ${address}, ${formatDistance(km)}.`,
    noMap: 'Карта здесь не\u00A0открылась. Назовите улицу рядом или нажмите «Я\u00A0сейчас дома»',
    street: 'Улица, метро или соседний дом',
    streetHint: 'Найдём и\u00A0передвинем карту',
    streetVague: 'Где эта улица, не\u00A0знаем: передвиньте карту сами',
    streetUnknown: 'Такой улицы не\u00A0нашли: передвиньте карту сами',
    here: 'Я\u00A0сейчас дома',
    silent: 'Устройство не\u00A0сказало, где вы. Покажите дом на\u00A0карте',
    close: 'Закрыть',
    done: 'Дом здесь',
  },
  saved: 'Сохранённые адреса',
  /** Texts for a saved address in another town than the chosen one. */
  elsewhere: {
    title: 'Привезти на ваш адрес?',
    text: (address: string, here: string) => `${address}. Сейчас оформляем для места «${here}».`,
    counting: 'Смотрим, кто туда доедет…',
    courier: (seller: string, day: string, price: string) => `${seller}: курьером ${day}, ${price}`,
    cdek: (seller: string) => `${seller}: пришлёт СДЭК`,
    pickup: (seller: string) => `${seller}: только забрать самому`,
    nobody: (seller: string) => `${seller}: туда не\u00A0везёт`,
    /** Text while the carrier does not answer. */
    unknown: (seller: string) => `${seller}: узнаём у\u00A0СДЭК, довезёт\u00A0ли, это может занять минуту`,
    take: 'Привезти туда',
  },
  comment: 'Комментарий к\u00A0заказу',
  commentHint: 'Например, как пройти или что важно при сборке',

  recipient: {
    courier: 'Кто встретит курьера',
    pickup: 'Кто заберёт заказ',
    name: 'Имя',
    phone: 'Телефон',
    phoneHint: 'Курьер позвонит за\u00A0час',
    phoneHintPickup: 'Позвоним, если что-то изменится',
  },

  pay: {
    title: 'Как оплатить',
    fits: (orders: number) => (orders === 2 ? 'Подходит обоим хозяйствам' : 'Подходит всем хозяйствам'),
    apart: 'Оплатить по-разному',
  },
  /** Collapsed questions of a checkout with several orders: each answered question is one line. */
  fold: {
    change: 'Изменить',
    done: 'Готово',
    open: (name: string) => `Изменить: ${name}`,
    close: (name: string) => `Готово: ${name}`,
  },
  commonFields: 'Куда и\u00A0кому',
  whereTo: 'Куда',
  putOff: 'Оформить позже',

  renewFirst: 'Сначала согласитесь с\u00A0новыми текстами\u00A0— они вверху страницы',
  signIn: {
    title: 'Ваш телефон',
    text: 'Пришлём код в\u00A0СМС. Корзина и\u00A0всё, что вы выбрали, останутся на\u00A0месте.',
    first: 'Подтвердите телефон, и\u00A0закажем',
  },

  substitution: {
    title: 'Если чего-то не\u00A0окажется',
    none: 'Ничего не\u00A0класть взамен',
    same_farm: 'Похожее этого фермера',
    same_category: 'Похожее из\u00A0того же раздела',
    ask: 'Спросить меня',
  },

  summary: 'Ваш заказ',
  goods: (count: number) => `Товары, ${count}`,
  discount: 'Скидка',
  promoCode: (code: string) => `Промокод ${code}`,
  bonuses: 'Бонусы',
  delivery: 'Доставка',
  deliveryBySubscription: 'Бесплатная доставка по\u00A0подписке',
  /** Label of the total of one order among several. */
  sellerTotal: 'За\u00A0этот заказ',
  total: 'Итого',
  /** Label of the amount that is paid now for several orders. */
  payNow: 'Из\u00A0них сейчас',
  payLater: 'Потом',
  /** Payment button; each order is a separate payment. */
  payFor: (sum: number, payments: number) =>
    payments === 1
      ? `Оплатить ${formatPrice(sum)}`
      : `Оплатить ${formatPrice(sum)} в\u00A0${formatCount(payments, { one: 'платёж', few: 'платежа', many: 'платежей' })}`,
  /** Order button when a part is paid now and the rest on receipt. */
  orderAndPay: (sum: number) => `Заказать, сейчас ${formatPrice(sum)}`,
  payments: (count: number) =>
    `Каждый заказ оплачивается отдельно, поэтому ${count === 2 ? 'платежа будет два' : `платежей будет ${count}`}, один за\u00A0другим.`,
  /** Order button while the sum is unknown. */
  order: 'Заказать',
  orderFor: (sum: number) => `Заказать за\u00A0${formatPrice(sum)}`,
  sending: 'Оформляем…',
  weight: (sum: number) =>
    `Вес может немного отличаться\u00A0— разницу вернём. Возьмём не\u00A0больше ${formatPrice(sum)}.`,
  /** Text before the link to the terms. */
  terms: 'Нажимая кнопку, вы соглашаетесь с\u00A0',
  termsLink: 'условиями продажи',
  unavailable: 'Оформить пока не\u00A0выйдет: выберите, как получить заказ',

  offline: 'Нет связи. Нажмите ещё раз: дважды заказ не\u00A0оформится',
  soldMeanwhile: 'Пока вы оформляли, товар раскупили',
  soldNext: 'Уменьшите количество или уберите его из\u00A0корзины и\u00A0оформите ещё раз.',
  changedTitle: 'Пока вы выбирали, кое-что изменилось',
  changedTotal: (was: number, now: number) => `Было ${formatPrice(was)}, стало ${formatPrice(now)}`,
  changedLater: 'Если всё подходит, оформите корзину ещё раз.',
  changedNext: 'Ниже уже новая сумма. Если всё подходит, нажмите ещё раз.',
  toCarts: 'В\u00A0корзины',
  missing: 'Не найдена активная корзина',
  missingText: 'Возможно, она уже оформлена или удалена. Заказы ждут вас в\u00A0кабинете.',
  notReady: 'Пока нечего оформлять',
  notReadyText:
    'Корзины на\u00A0месте, но\u00A0сейчас их не\u00A0оформить: не\u00A0хватает до\u00A0минимальной суммы или по\u00A0этому адресу не\u00A0везут.',
  failedTitle: 'Не\u00A0получилось открыть оформление',
  failedText: 'Проверьте связь и\u00A0попробуйте ещё раз',
  retry: 'Обновить',
} as const
