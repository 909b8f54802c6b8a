import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const member = await findMember(createCabinetApi(shop.send))
  if (!member) moved(signInPath(url.pathname), 302)
  return { member }
})
