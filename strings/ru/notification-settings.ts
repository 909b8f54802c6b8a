import type { NotificationChannel } from '@okolitsa/domain/notifications/notification-table.ts'
import type { NotificationTopic } from '@okolitsa/domain/notifications/notification-topics.ts'
import { formatPhone } from './format.ts'

const topics: Readonly<Record<NotificationTopic, { readonly title: string; readonly text: string }>> = {
  placing: { title: 'Заказ принят', text: 'Номер заказа, день и\u00A0сумма' },
  road: { title: 'Путь заказа', text: 'Подтвердили, собирают, везут, ждёт в\u00A0пункте' },
  questions: { title: 'Замены и\u00A0отмены', text: 'Чего не\u00A0нашлось, чем заменить, что отменили' },
  money: { title: 'Деньги', text: 'Оплата, доплата, возврат' },
  claims: { title: 'Жалобы', text: 'Что ответил продавец и\u00A0сколько вернули' },
  awaited: { title: 'Что вы ждёте', text: 'Товар снова можно заказать' },
  benefits: { title: 'Бонусы и\u00A0подписка', text: 'Когда сгорят бонусы, когда закончится подписка' },
  reviews: { title: 'Ваши отзывы', text: 'Опубликовали, ответило хозяйство' },
}
/** The topic of benefits in a market without plans. */
const benefitsWithoutPlans = { title: 'Бонусы', text: 'Когда сгорят бонусы' }
const channels: Readonly<Record<NotificationChannel, string>> = {
  sms: 'СМС',
  email: 'Письма',
  push: 'На\u00A0устройство',
}
/** Reasons why a notification cannot be switched off. */
const reasons: Readonly<Partial<Record<NotificationTopic, string>>> = {
  placing: 'Подтверждать заказ нас обязывает закон',
  questions: 'Без вашего ответа заказ не\u00A0собрать',
  money: 'Деньги не\u00A0должны двигаться без вашего ведома',
}

/** Texts of the notification settings and of the unsubscribe page that e-mails link to. */
export const notificationSettings = {
  title: 'Настройка уведомлений',
  pageTitle: 'Настройка уведомлений',
  toSettings: 'Настроить',
  toList: 'Все уведомления',
  intro:
    'В\u00A0списке уведомлений в\u00A0кабинете остаётся всё. Здесь вы решаете, о\u00A0чём ещё сказать: в\u00A0СМС, на\u00A0почту, на\u00A0экран телефона или компьютера. По\u00A0ночам СМС и\u00A0экраны молчат.',
  addresses: 'Куда приходят',
  channel: (channel: NotificationChannel) => channels[channel],
  phone: formatPhone,
  noEmail: 'Почта не\u00A0указана, письма не\u00A0приходят',
  giveEmail: 'Указать почту',
  topic: (topic: NotificationTopic, hasPlans: boolean) =>
    topic === 'benefits' && !hasPlans ? benefitsWithoutPlans : topics[topic],
  required: (topic: NotificationTopic) => reasons[topic] ?? '',
  saved: 'Запомнили',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  letter: {
    pageTitle: 'Отписка от\u00A0писем',
    question: (topic: NotificationTopic) => `Не\u00A0присылать писем «${topics[topic].title}»?`,
    text: (topic: NotificationTopic) =>
      `${topics[topic].text}. Остальные письма будут приходить, а\u00A0в\u00A0кабинете всё останется.`,
    confirm: 'Не\u00A0присылать',
    done: (topic: NotificationTopic) => `Писем «${topics[topic].title}» больше не\u00A0будет`,
    doneText: 'Передумаете\u00A0— включите здесь или в\u00A0кабинете.',
    again: 'Присылать снова',
    all: 'Все настройки',
    badTitle: 'Ссылка не\u00A0подошла',
    badText: 'Возможно, она скопирована не\u00A0целиком. Письма можно настроить в\u00A0кабинете.',
  },
} as const
