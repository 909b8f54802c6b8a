import { BROADCASTS_SHAPE } from '../../data/office/broadcasts-query.ts'
import { listQueryIn } from '../../data/office/list-query.ts'
import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const member = await memberOrSignIn(createOfficeApi(shop.send), url)
  demandRight(member, 'sendBroadcasts')
  return { member, query: listQueryIn(url.searchParams, BROADCASTS_SHAPE) }
})
