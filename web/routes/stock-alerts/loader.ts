import { loading, moved, signInPath } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  return { stockAlerts: await shop.api.stockAlerts.listStockAlerts() }
})
