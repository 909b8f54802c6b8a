import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { stockPath, stockQueryOf } from '../../data/stock/desk/stock-query.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname + url.search), 302)
  const { organization } = member
  if (organization?.type !== 'farmer' || !member.permissions.includes('manageGoods')) notFound()
  const query = stockQueryOf(url.searchParams)
  const stock = await api.stock.listStock({ query: { organizationId: organization.id, ...query } })
  if (query.page > 1 && stock.items.length === 0) moved(stockPath({ ...query, page: 1 }), 302)
  return { member, owner: { staffId: member.id, organizationId: organization.id }, query, stock }
})
