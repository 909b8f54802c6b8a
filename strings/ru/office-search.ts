import { formatCount, formatOrderNumber } from './format.ts'
import { nouns } from './plural.ts'

/** One search over the office. */
export const officeSearch = {
  open: 'Найти',
  title: 'Поиск по\u00A0офису',
  field: 'Заказ, телефон, имя, почта, продавец, товар',
  close: 'Закрыть',
  results: 'Что нашлось',
  groups: { orders: 'Заказы', customers: 'Покупатели', sellers: 'Продавцы', goods: 'Товары' },
  order: (id: number, name: string | null, sum: string) =>
    [formatOrderNumber(id), name, sum].filter(Boolean).join(' · '),
  unnamed: 'Имя не\u00A0указано',
  orders: (count: number) => formatCount(count, nouns.order),
  closed: 'не\u00A0торгует',
  notSold: 'не\u00A0продаётся',
  recent: 'Недавние',
  pinned: 'Закреплённые',
  pin: 'Закрепить (Alt P)',
  unpin: 'Открепить (Alt P)',
  pinFailed: 'Не\u00A0закрепили. Можно закрепить двадцать, лишнее открепите',
  customer: (id: number) => `Покупатель №\u00A0${id}`,
  hint: 'Номер заказа или платежа, 4\u00A0последние цифры телефона или карты, имя, почта, ИНН, название.',
  none: 'Ничего не\u00A0нашлось. Попробуйте номер, конец телефона или имя.',
  failed: 'Не\u00A0получилось поискать. Наберите ещё раз.',
  searching: 'Ищем…',
  found: (count: number) => `Нашлось ${count}`,
} as const
