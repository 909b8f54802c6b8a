import { createOfficeApi, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

/** Period of the report, days. */
const DAYS = 30

export const loader = loading(async ({ shop, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  if (!member.permissions.includes('seeSearches')) notFound()
  const { items } = await api.searches.listEmptySearches({ query: { days: DAYS } })
  return { member, items }
})
