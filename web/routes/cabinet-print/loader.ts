import { printQueryOf } from '../../data/printing/desk/print-query.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname + url.search), 302)
  const { organization } = member
  if (organization?.type !== 'farmer' || !member.permissions.includes('workOrders')) notFound()
  const query = printQueryOf(url.searchParams)
  const { date } = query
  const day = await api.printing.getPrintDay({
    query: { organizationId: organization.id, ...(date !== null && { date }) },
  })
  return { member, organizationId: organization.id, query, day }
})
