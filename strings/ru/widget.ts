import { formatPrice, formatSaleSize } from './format.ts'

/** Texts of the product widget embedded in other sites. */
export const widget = {
  title: (shop: string) => `Товары магазина «${shop}»`,
  loading: 'Загружаем товары…',
  empty: 'Сейчас здесь нет товаров',
  failed: 'Не\u00A0получилось показать товары',
  gone: 'Магазин сейчас закрыт',
  retry: 'Повторить',
  toShop: 'Все товары в\u00A0магазине',
  add: 'В\u00A0корзину',
  /** Accessible text after the label of a button. */
  opens: (title: string) => `${title}, магазин откроется в\u00A0новой вкладке`,
  look: 'Подробнее',
  inStock: 'В\u00A0наличии',
  /** Note on the remaining sale steps. */
  left: (left: number) => (left === 1 ? 'Последний' : `Последние ${left}`),
  soldOut: 'Нет в\u00A0наличии',
  unavailable: 'Сейчас не\u00A0заказать',
  was: 'Прежняя цена',
  price: formatPrice,
  size: formatSaleSize,
} as const
