import type * as ru from '../ru/widget.ts'
import type { Words } from '../words.ts'
import { formatPrice, formatSaleSize } from './format.ts'

export const widget: Words<typeof ru.widget> = {
  title: (shop) => `Goods of “${shop}”`,
  loading: 'Loading goods…',
  empty: 'There are no goods here now',
  failed: 'The goods could not be shown',
  gone: 'The shop is closed now',
  retry: 'Try again',
  toShop: 'All goods in the shop',
  add: 'Add to cart',
  opens: (title) => `${title}, the shop opens in a new tab`,
  look: 'More',
  inStock: 'In stock',
  left: (left) => `${left} left`,
  soldOut: 'Sold out',
  unavailable: 'Cannot be ordered now',
  was: 'Price before',
  price: formatPrice,
  size: formatSaleSize,
}
