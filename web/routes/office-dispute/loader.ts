import { createOfficeApi, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url, params }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  if (!member.permissions.includes('decideContests')) notFound()
  return { member, dispute: await api.disputes.getDispute({ params: { id: params.id ?? '' } }) }
})
