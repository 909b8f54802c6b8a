import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  const { organization, permissions } = member
  if (!organization || !permissions.includes('manageShop')) notFound()
  const sent = await api.broadcasts.listOwnBroadcasts({ params: { id: organization.id } })
  return { member, organization, sent }
})
