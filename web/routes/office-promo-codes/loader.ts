import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url, params }) => {
  const member = await memberOrSignIn(createOfficeApi(shop.send), url)
  demandRight(member, 'managePromotion')
  const { id = null } = params
  if (id !== null && id !== 'new' && !/^[1-9]\d{0,9}$/.test(id)) notFound()
  return { member, id }
})
