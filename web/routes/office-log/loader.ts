import { logQueryOf } from '../../data/office/log-query.ts'
import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  demandRight(member, 'seeLog')
  const query = logQueryOf(url.searchParams)
  return { member, query, log: await api.log.listLog({ query }) }
})
