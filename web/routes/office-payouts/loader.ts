import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url, params }) => {
  const member = await memberOrSignIn(createOfficeApi(shop.send), url)
  demandRight(member, 'seeLedger')
  const { id = null } = params
  if (id !== null && id !== 'statement' && !/^[1-9]\d{0,8}$/.test(id)) notFound()
  return { member, id }
})
