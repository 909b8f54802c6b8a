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
  viewsLabel: 'Виды',
  views,
  search: 'Поиск по\u00A0заказам',
  searchHint: 'Номер, конец телефона, имя, почта',
  state: 'Состояние',
  anyState: 'Любое состояние',
  payment: 'Оплата',
  anyPayment: 'Любая оплата',
  from: 'С',
  to: 'По',
  apply: 'Показать',
  reset: 'Сбросить',
  ofSeller: (title: string) => `Продавец: ${title}`,
  ofCustomer: 'Заказы одного покупателя',
  remove: 'Убрать отбор',
  caption: 'Заказы, сначала новые',
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
  next: 'Дальше',
  toStart: 'К\u00A0новым',
  empty: 'Заказов ещё не\u00A0было',
  emptyText: 'Первый появится здесь сразу, как его оформят.',
  none: 'Таких заказов нет',
  noneText: 'Измените отбор или поищите иначе: по\u00A0номеру, концу телефона, имени или почте.',
} as const
