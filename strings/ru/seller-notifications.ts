import type { MatterKind, SellerChannel, SellerTopic } from '@okolitsa/domain/seller-notifications/matter.ts'
import type { SellerProfile } from '@okolitsa/domain/sellers/seller-fields.ts'
import { type DayReference, formatMoment, formatOrderNumber, formatPhone } from './format.ts'

type Trade = SellerProfile['type']

const trials: Readonly<Record<SellerChannel, string>> = {
  push: 'Прислать на\u00A0экран',
  sms: 'Прислать СМС',
  email: 'Прислать письмо',
  call: 'Позвонить мне',
}
const channels: Readonly<Record<SellerChannel, string>> = {
  push: 'На\u00A0экран',
  sms: 'СМС',
  email: 'Письмо',
  call: 'Звонок',
}
/** Reasons why a channel has no recipient yet. */
const nowhere: Readonly<Record<SellerChannel, string>> = {
  push: 'Ни\u00A0одно устройство не\u00A0подписано',
  sms: 'Телефон не\u00A0указан',
  email: 'Почта не\u00A0указана',
  call: 'Телефон не\u00A0указан',
}
const orders: Readonly<Record<Trade, { readonly title: string; readonly text: string }>> = {
  farmer: {
    title: 'Новые заказы',
    text: 'Сначала на\u00A0экран и\u00A0письмом, через час без\u00A0ответа\u00A0— СМС. О\u00A0первых заказах СМС приходит сразу.',
  },
  restaurant: {
    title: 'Новые заказы',
    text: 'Сразу на\u00A0экран. Прошла треть времени на\u00A0ответ\u00A0— СМС, половина\u00A0— звонок. Перед самой отменой напомним ещё раз.',
  },
  tour_operator: {
    title: 'Новые брони',
    text: 'Сначала на\u00A0экран и\u00A0письмом, через 15\u00A0минут СМС. Если бронь вот-вот отменится сама, напишем ещё раз и\u00A0позвоним.',
  },
  shop: { title: 'Новые заказы', text: '' },
}
const topics: Readonly<Record<Exclude<SellerTopic, 'orders'>, { readonly title: string; readonly text: string }>> = {
  claims: { title: 'Претензии', text: 'Ответить нужно за\u00A0два дня, потом решает администратор.' },
  questions: { title: 'Вопросы и\u00A0переписка', text: 'Когда покупатель пишет и\u00A0ждёт ответа.' },
  reviews: { title: 'Отзывы', text: 'Их\u00A0уже видят покупатели, можно ответить.' },
  requests: { title: 'Заявки с\u00A0сайта', text: 'Просят перезвонить или заказать услугу.' },
}
const kinds: Readonly<Record<MatterKind, (id: number) => string>> = {
  order: (id) => `Заказ ${formatOrderNumber(id)}`,
  dinner: (id) => `Заказ ${formatOrderNumber(id)} на\u00A0кухне`,
  booking: (id) => `Бронь ${formatOrderNumber(id)}`,
  claim: (id) => `Претензия по\u00A0заказу ${formatOrderNumber(id)}`,
  question: () => 'Вопрос покупателя',
  review: () => 'Отзыв',
  chat: () => 'Переписка',
  request: () => 'Заявка с\u00A0сайта',
}

/** Texts of the notification settings of a seller. */
export const sellerNotifications = {
  title: 'Уведомления',
  lead: (trade: Trade) =>
    trade === 'tour_operator'
      ? 'Где вы\u00A0узнаете о\u00A0новых бронях, вопросах и\u00A0заявках. Как только кто-то из\u00A0ваших откроет бронь, напоминать перестанем.'
      : 'Где вы\u00A0узнаете о\u00A0новых заказах, вопросах и\u00A0заявках. Как только кто-то из\u00A0ваших откроет заказ, напоминать перестанем.',
  addresses: {
    title: 'Куда писать',
    phone: (number: number) => (number === 1 ? 'Телефон для\u00A0СМС и\u00A0звонков' : `Телефон ${number}`),
    usualPhones: (phones: readonly string[]) =>
      phones.length > 0
        ? `Пока пусто, пишем сюда: ${phones.map(formatPhone).join(', ')}`
        : 'Мобильный номер, на\u00A0который придут СМС',
    addPhone: 'Ещё телефон',
    email: 'Почта',
    usualEmail: (email: string | null) =>
      email === null ? 'Новое за\u00A015\u00A0минут придёт одним письмом' : `Пока пусто, пишем сюда: ${email}`,
    quiet: 'Не\u00A0беспокоить ночью',
    quietNote: (trade: Trade) =>
      trade === 'restaurant'
        ? 'О\u00A0новых заказах кухне говорим в\u00A0любой час: их\u00A0успевают принять за\u00A0минуты.'
        : 'Что пришло за\u00A0ночь, утром придёт одним сообщением. Раньше напишем, только если иначе заказ отменится.',
    from: 'С\u00A0какого часа',
    to: 'До\u00A0какого часа',
    hour: (hour: number) => `${hour}:00`,
    save: 'Сохранить',
    saved: 'Запомнили',
    failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  },
  topics: 'О\u00A0чём и\u00A0как',
  topic: (topic: SellerTopic, trade: Trade) => (topic === 'orders' ? orders[trade] : topics[topic]),
  channel: (channel: SellerChannel) => channels[channel],
  nowhere: (channel: SellerChannel) => nowhere[channel],
  required: (trade: Trade) =>
    trade === 'tour_operator'
      ? 'Последний способ узнать о\u00A0брони. Чтобы выключить, включите другой'
      : 'Последний способ узнать о\u00A0заказе. Чтобы выключить, включите другой',
  unheard: (trade: Trade) =>
    trade === 'tour_operator'
      ? 'Сейчас вы\u00A0не\u00A0узнаете о\u00A0новой брони'
      : 'Сейчас вы\u00A0не\u00A0узнаете о\u00A0новом заказе',
  unheardText: 'Укажите телефон или включите уведомления на\u00A0этом устройстве.',
  arrange: 'Настроить',
  device: 'Новые заказы, вопросы и\u00A0заявки будут приходить на\u00A0экран, даже когда кабинет закрыт.',
  trial: {
    title: 'Проверить',
    text: 'Пришлём настоящее сообщение. Не\u00A0больше шести в\u00A0час.',
    send: (channel: SellerChannel) => trials[channel],
    sent: (addresses: readonly string[]) =>
      addresses.length === 0
        ? 'Отправили на\u00A0ваши устройства'
        : `Отправили: ${addresses.map((one) => (one.includes('@') ? one : formatPhone(one))).join(', ')}`,
    unsure: 'Отправили, но\u00A0не\u00A0уверены, что дошло. Проверьте и\u00A0попробуйте ещё раз',
    failed: 'Не\u00A0дошло: отправитель отказал. Проверьте номер или адрес',
    error: 'Не\u00A0получилось отправить',
  },
} as const

/** Texts of the office's list of unanswered items. */
export const unansweredText = {
  title: 'Без\u00A0ответа',
  lead: 'Заказы, брони, претензии, вопросы и\u00A0заявки, на\u00A0которые продавцы не\u00A0ответили вовремя.',
  nothing: 'Сейчас никто не\u00A0ждёт слишком долго',
  nothingText: 'Здесь появится то, на\u00A0что продавец слишком долго не\u00A0отвечает.',
  failed: 'Не\u00A0получилось показать список',
  retry: 'Повторить',
  loading: 'Загружаем список',
  more: (count: number) => `Показаны первые 100 из\u00A0${count}`,
  kind: (kind: MatterKind, id: number) => kinds[kind](id),
  since: (at: Date, reference: DayReference) => `Ждёт с\u00A0${formatMoment(at, reference)}`,
  deadline: (at: Date, reference: DayReference) => `Отменится или перейдёт к\u00A0вам ${formatMoment(at, reference)}`,
  seen: 'Открывали',
  notSeen: 'Никто не\u00A0открывал',
  noPhone: 'Телефон неизвестен',
  call: (phone: string) => `Позвонить: ${formatPhone(phone)}`,
  sentTitle: 'Что отправили',
  nothingSent: 'Ничего не\u00A0отправили',
  sent: (channel: SellerChannel, at: Date, isSure: boolean, reference: DayReference) =>
    `${channels[channel]}, ${formatMoment(at, reference)}${isSure ? '' : ' (не\u00A0уверены, что дошло)'}`,
} as const
