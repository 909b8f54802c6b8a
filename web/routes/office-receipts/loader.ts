import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading } from '../../platform/loading/loading.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const loader = loading(async ({ shop, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  demandRight(member, 'seeLedger')
  const asked = url.searchParams.get('after')
  const after = asked !== null && UUID.test(asked) ? asked : null
  const initial = await api.receipts.listOpenReceipts({ query: after === null ? {} : { after } })
  return { member, after, initial }
})
