import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const member = await findMember(createCabinetApi(shop.send))
  if (!member) moved(signInPath(url.pathname), 302)
  if (!member.permissions.includes('seeUnanswered')) notFound()
  return { member }
})
