import { loading, moved, signInPath } from '../../platform/loading/loading.ts'
import { pageOf } from '../page-number.ts'

/** One page of the customer's notifications; a page after the last one is the first. */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const notifications = await shop.api.notifications.listNotifications({ query: { page: pageOf(url) } })
  if (notifications.currentPage > 1 && notifications.items.length === 0) moved('/account/notices', 302)
  return { notifications }
})
