import { loading, moved, signInPath } from '../../platform/loading/loading.ts'
import { pageOf } from '../page-number.ts'

/** A page of the customer's notifications; the first page for a number beyond the last. */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const notifications = await shop.api.notifications.listNotifications({ query: { page: pageOf(url) } })
  if (notifications.currentPage > 1 && notifications.items.length === 0) moved('/account/notices', 302)
  return { notifications }
})
