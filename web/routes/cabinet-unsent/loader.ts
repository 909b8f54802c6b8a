import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** Only the identity of the member: the queue itself is on the device. */
export const loader = loading(async ({ shop, url }) => {
  const member = await findMember(createCabinetApi(shop.send))
  if (!member) moved(signInPath(url.pathname), 302)
  if (member.organization === null) notFound()
  return { member, owner: { staffId: member.id, organizationId: member.organization.id } }
})
