import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url, params: { period } }) => {
  const member = await memberOrSignIn(createOfficeApi(shop.send), url)
  demandRight(member, 'seeLedger')
  if (period && !/^20\d{2}-(0[1-9]|1[0-2])$/.test(period)) notFound()
  return { member, period: period || null }
})
