import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { idOf } from '../../data/stock/desk/stock-query.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url, params }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  const id = idOf(params.id)
  if (member.organization?.type !== 'farmer' || !member.permissions.includes('manageGoods') || id === null) notFound()
  return { member, lotOrders: await api.stockLots.listLotOrders({ params: { id }, query: {} }) }
})
