import { loading, moved, signInPath } from '../../platform/loading/loading.ts'

/** What the customer is told of. */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  return { settings: await shop.api.notifications.notificationSettings() }
})
