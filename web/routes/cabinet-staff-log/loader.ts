import { actionLogQueryOf } from '../../data/sellers/desk/action-log-query.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname + url.search), 302)
  const { organization, permissions } = member
  if (organization === null || !permissions.includes('manageStaff')) notFound()
  const query = actionLogQueryOf(url.searchParams)
  const log = await api.team.listActions({ params: { id: organization.id }, query })
  return { member, organizationId: organization.id, query, log }
})
