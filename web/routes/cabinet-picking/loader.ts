import { pickingQueryOf } from '../../data/picking/desk/picking-query.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname + url.search), 302)
  if (member.organization === null) notFound()
  const { date, by } = pickingQueryOf(url.searchParams)
  const query = { organizationId: member.organization.id, ...(date !== null && { date }) }
  return { member, organizationId: member.organization.id, by, picking: await api.picking.getPicking({ query }) }
})
