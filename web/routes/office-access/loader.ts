import { createOfficeApi, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  const [factors, sessions] = await Promise.all([api.access.getOfficeFactors(), api.access.listOfficeSessions()])
  return { member, factors, sessions }
})
