import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading } from '../../platform/loading/loading.ts'

/** Period of the report, days. */
const DAYS = 30

export const loader = loading(async ({ shop, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  demandRight(member, 'seeSearches')
  const { items } = await api.searches.listEmptySearches({ query: { days: DAYS } })
  return { member, items }
})
