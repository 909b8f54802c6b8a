import { loading, moved, signInPath } from '../../platform/loading/loading.ts'
import { pageOf } from '../page-number.ts'

/** The bonus account and one page of its history. */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  return { bonuses: await shop.api.loyalty.listBonuses({ query: { page: pageOf(url) } }) }
})
