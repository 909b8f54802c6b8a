import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { officeOrdersQueryOf } from '../../data/office/orders/list-query.ts'
import { loading } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  demandRight(member, 'seeOrders')
  const query = officeOrdersQueryOf(url.searchParams)
  return { member, query, page: await api.orders.listOfficeOrders({ query }) }
})
