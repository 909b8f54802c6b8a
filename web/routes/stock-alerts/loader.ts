import { loading, moved, signInPath } from '../../platform/loading/loading.ts'

/** What the customer waits for. */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  return { stockAlerts: await shop.api.stockAlerts.listStockAlerts() }
})
