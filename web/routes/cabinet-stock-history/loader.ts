import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { historyProductOf } from '../../data/stock/desk/stock-query.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname + url.search), 302)
  const { organization } = member
  if (organization?.type !== 'farmer' || !member.permissions.includes('manageGoods')) notFound()
  const productId = historyProductOf(url.searchParams)
  const entries = await api.stock.listStockEntries({
    query: { organizationId: organization.id, ...(productId !== null && { productId }) },
  })
  return { member, organizationId: organization.id, productId, entries }
})
