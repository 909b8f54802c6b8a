import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url, params: { id } }) => {
  const member = await memberOrSignIn(createOfficeApi(shop.send), url)
  demandRight(member, 'manageCategories')
  if (id !== undefined && !/^(new|\d{1,9})$/.test(id)) notFound()
  return { member, current: id === 'new' ? ('new' as const) : id === undefined ? null : Number(id) }
})
