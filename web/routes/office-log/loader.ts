import { logQueryOf } from '../../data/office/log-query.ts'
import { createOfficeApi, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  if (!member.permissions.includes('seeLog')) notFound()
  const query = logQueryOf(url.searchParams)
  return { member, query, log: await api.log.listLog({ query }) }
})
