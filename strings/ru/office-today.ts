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
      title: 'Отзывы и\u00A0чаты',
      text: 'Отзывы, которые никто не\u00A0читал, и\u00A0тексты с\u00A0жалобами.',
    },
    goods: { title: 'Товары', text: 'Новые и\u00A0изменённые товары, которые никто не\u00A0смотрел.' },
    dataRequests: { title: 'Личные данные', text: 'Просьбы людей о\u00A0своих данных.' },
    payouts: {
      title: 'Выплаты',
      text: 'Ждут подписи, вернулись из\u00A0банка или не\u00A0сошлись с\u00A0выпиской.',
    },
    papers: { title: 'Бумаги', text: 'Новые бумаги продавцов, которые никто не\u00A0проверил.' },
    npd: {
      title: 'Лимит самозанятых',
      text: 'Продали за\u00A0год 80\u00A0% лимита или больше. Продавцам мы\u00A0написали.',
    },
    endingPapers: { title: 'Кончаются бумаги', text: 'Осталось меньше месяца. Продавцам мы\u00A0напомнили.' },
  },
  alarms: {
    title: 'Что сломалось',
    kinds: {
      services: (count: number) => `Чужие услуги не\u00A0отвечают: ${formatNumber(count)}`,
      receipts: (count: number) => `Чеки не\u00A0вышли: ${formatNumber(count)}`,
      integrity: (count: number) => `Книги не\u00A0сходятся, расхождений: ${formatNumber(count)}`,
      unanswered: (count: number) => `Продавцы не\u00A0отвечают на\u00A0заказы: ${formatNumber(count)}`,
    },
    since: (moment: string) => `началось ${moment}`,
    reviews: { title: 'Отзывы', text: 'Отзывы со\u00A0словами и\u00A0фото, которые никто не\u00A0читал.' },
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
