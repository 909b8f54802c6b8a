import { stateOfQuery } from '../../data/registration/desk/applications-query.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const member = await findMember(createCabinetApi(shop.send))
  if (!member) moved(signInPath(url.pathname + url.search), 302)
  if (!member.permissions.includes('approveSellers')) notFound()
  return { member, state: stateOfQuery(url.searchParams) }
})
