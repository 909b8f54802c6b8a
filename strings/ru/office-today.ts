import { formatNumber } from './format.ts'

/** Start page of the office: what waits. */
export const officeToday = {
  title: 'Сегодня',
  nothing: 'Никто не\u00A0ждёт',
  waits: 'Ждёт ваших решений',
  queues: {
    stuck: { title: 'Застряло', text: 'События и\u00A0задания, которые не\u00A0дошли сами.' },
    callBacks: { title: 'Перезвонить', text: 'Покупатели, которым обещали позвонить.' },
    disputes: { title: 'Споры', text: 'Покупатель и\u00A0продавец не\u00A0сошлись, решаем мы.' },
    unanswered: { title: 'Без\u00A0ответа', text: 'Продавец не\u00A0отвечает покупателю дольше обещанного.' },
    approvals: { title: 'Ждут второй подписи', text: 'Изменения, которые подтверждает другой человек.' },
    applications: { title: 'Заявки продавцов', text: 'Хотят продавать у\u00A0нас и\u00A0ждут решения.' },
    reviews: {
      title: 'Отзывы и\u00A0тексты',
      text: 'Отзывы, которые никто не\u00A0читал, и\u00A0тексты с\u00A0жалобами.',
    },
  },
  count: (count: number, hasMore: boolean) => `${formatNumber(count)}${hasMore ? '+' : ''}`,
  due: (moment: string) => `решить до: ${moment}`,
  late: (moment: string) => `! срок прошёл: ${moment}`,
  day: {
    title: 'День и\u00A0тот же день неделю назад',
    names: { orders: 'Заказы сегодня', turnover: 'Оборот', average: 'Средний заказ' },
    weekAgo: (value: string) => `неделю назад к\u00A0этому часу ${value}`,
  },
  unknown: 'Не\u00A0получилось узнать',
  none: 'Для ваших ролей очередей нет. Разделы\u00A0— в\u00A0меню.',
} as const
