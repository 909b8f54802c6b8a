import { loading, moved, signInPath } from '../../platform/loading/loading.ts'
import { pageOf } from '../page-number.ts'

export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const [bonuses, levels] = await Promise.all([
    shop.api.loyalty.listBonuses({ query: { page: pageOf(url) } }),
    shop.api.loyalty.listLoyaltyLevels({ query: {} }),
  ])
  return { bonuses, standings: levels.items }
})
