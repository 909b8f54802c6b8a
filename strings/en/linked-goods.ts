import type * as ru from '../ru/linked-goods.ts'
import type { Words } from '../words.ts'

export const linkedGoods: Words<typeof ru.linkedGoods> = {
  pageTitle: 'Into the cart by a link',
  title: 'Adding to the cart',
  failedTitle: 'Not added to the cart',
  adding: 'One moment, the goods are going into your cart…',
  withoutScripts:
    'The cart needs scripts, and they are switched off in this browser. Switch them on and reload the page: the goods will go into your cart.',
  added: 'The goods are in your cart',
  offline: 'The shop could not be reached. Check your connection and try again.',
  retry: 'Try again',
  toCart: 'Open the cart',
  goneTitle: 'This link has nothing for the cart',
  goneText: 'The goods are no longer on sale, or the link is incomplete. See what the shop has now.',
  toShop: 'To the shop',
  times: (quantity) => `× ${quantity}`,
}
