import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { lotStateOf } from '../../data/stock/desk/stock-query.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname + url.search), 302)
  const { organization } = member
  if (organization?.type !== 'farmer' || !member.permissions.includes('manageGoods')) notFound()
  const state = lotStateOf(url.searchParams)
  const lots = await api.stockLots.listStockLots({ query: { organizationId: organization.id, state } })
  return { member, organizationId: organization.id, state, lots }
})
