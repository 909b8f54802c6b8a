import { createOfficeApi, memberOrSignIn } from '../../data/office/office-api.ts'
import { officeSectionsOf } from '../../features/office-shell/office-sections.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** The start of the office shows the progress of the set-up until the market opens; then it is the first section. */
export const loader = loading(async ({ shop, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  const market = member.permissions.includes('manageMarket') ? await api.market.getMarket() : null
  if (market?.state === 'preparing') return { member, market }
  const [first] = officeSectionsOf(member)
  if (first) moved(first.href, 302)
  return { member, market: null }
})
