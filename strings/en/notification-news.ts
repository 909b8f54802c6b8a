import type * as ru from '../ru/notification-news.ts'
import type { Words } from '../words.ts'

export const notificationNews: Words<typeof ru.notificationNews> = {
  backInStock: ({ productTitle, sellerTitle }) => ({
    title: `Back again: ${productTitle}`,
    text: `${sellerTitle}: what you were waiting for can be ordered again. Nothing was put aside for you, so do not wait too long.`,
  }),
}
