import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { DeliveryKind } from '@okolitsa/domain/orders/order-status.ts'
import { formatSlot } from './format.ts'

const kinds: Record<DeliveryKind, string> = {
  courier: 'Курьер',
  pickup: 'Самовывоз',
  cdek: 'СДЭК',
  tour: 'Поездка',
  plan: 'Подписка',
}

/** Texts of orders as a table, in the cabinet and in exported files. */
export const orderTable = {
  kinds,
  /** Formats a date in digits: `14.12.2026`. */
  digits: (day: IsoDate): string => day.split('-').toReversed().join('.'),
  caption: 'Заказы',
  columns: {
    number: 'Заказ',
    seller: 'Продавец',
    placed: 'Оформлен',
    name: 'Кому',
    day: 'На\u00A0день',
    hours: 'Часы',
    way: 'Как',
    state: 'Состояние',
    money: 'Оплата',
    lines: 'Товаров',
    sum: 'Сумма',
    first: 'Первый заказ',
  },
  slot: formatSlot,
  sheet: 'Заказы',
  yes: 'да',
  sortBy: (column: string) => `Упорядочить: ${column}`,
  date: 'На день',
  way: 'Как получат',
  anyWay: 'Любым способом',
  apply: 'Показать',
  reset: 'Сбросить',
  none: 'По\u00A0этому отбору заказов нет',
  print: 'Печатать',
  download: 'Скачать в\u00A0Excel',
}
