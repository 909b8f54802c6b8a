import type { OrderListView } from '@okolitsa/domain/office/order-views.ts'
import { formatCount } from './format.ts'
import { nouns } from './plural.ts'

const views: Record<OrderListView, string> = {
  all: 'Все',
  unpaid: 'Ждут оплаты',
  late: 'Опаздывают',
  claims: 'Жалобы',
  callBacks: 'Перезвонить',
  mine: 'Мои',
}

/** The list of orders in the office. */
export const officeOrderList = {
  title: 'Заказы',
  fileName: 'zakazy',
  exported: ['Номер', 'Оформлен', 'Продавец', 'Состояние', 'Оплата', 'Сумма, ₽', 'День доставки', 'Занимается'],
  views,
  search: 'Номер, конец телефона, имя, почта',
  filters: {
    state: 'Состояние',
    payment: 'Оплата',
    seller: 'Продавец',
    customer: 'Покупатель',
    from: 'С',
    to: 'По',
    endedFrom: 'Закончились с',
    endedTo: 'Закончились по',
    counted: 'Какие',
    trade: 'Чем торгуют',
    way: 'Как получили',
    town: 'Город',
    loss: 'Причина',
    cohort: 'Первый заказ покупателя',
  },
  oneCustomer: 'один',
  noTown: 'без доставки',
  orders: { newest: 'Сначала новые', oldest: 'Сначала старые' },
  columns: {
    order: 'Заказ',
    customer: 'Покупатель',
    seller: 'Продавец',
    state: 'Состояние',
    money: 'Деньги',
    sum: 'Сумма',
    next: 'Когда',
    owner: 'Занимается',
  },
  hidden: 'скрыто',
  lines: (count: number) => formatCount(count, nouns.product),
  claim: 'жалоба',
  empty: 'Заказов ещё не\u00A0было. Первый появится здесь сразу, как его оформят.',
  assign: {
    take: 'Взять себе',
    open: 'Назначить',
    title: (count: number) => `Кто займётся: ${formatCount(count, nouns.order)}`,
    person: 'Кто занимается',
    nobody: 'Никто',
    save: 'Назначить',
    saved: (count: number) => `Записали, кто занимается: ${formatCount(count, nouns.order)}`,
    close: 'Закрыть',
    failed: 'Не\u00A0записали. Проверьте связь и\u00A0повторите',
  },
} as const
