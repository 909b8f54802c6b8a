import { formatPhone } from './format.ts'

/** Texts of the reduced layout (checkout, site constructor). */
export const narrowLayoutText = {
  construct: 'Конструктор сайтов',
  backToShop: 'Вернуться в\u00A0магазин',
  checkout: 'Оформление заказа',
  backToCart: 'В\u00A0корзину',
  backToOrder: 'К\u00A0заказу',
  backToOrders: 'К\u00A0заказам',
  /** Steps of a purchase. */
  steps: ['Получение', 'Оплата', 'Готово'],
  call: (phone: string) => `Позвонить: ${formatPhone(phone)}`,
} as const
