import { listPath, listQueryOf } from '../../data/orders/desk/list-query.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname + url.search), 302)
  const query = listQueryOf(url.searchParams)
  const orders = await api.orders.listOrders({ query })
  if (query.page > 1 && orders.items.length === 0) moved(listPath({ queue: query.queue, search: query.search }), 302)
  return { member, query, orders }
})
