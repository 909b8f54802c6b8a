import { createOfficeApi, memberOrSignIn } from '../../data/office/office-api.ts'
import { officeOrdersQueryOf } from '../../data/office/orders/list-query.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  if (!member.permissions.includes('seeOrders')) notFound()
  const query = officeOrdersQueryOf(url.searchParams)
  return { member, query, page: await api.orders.listOfficeOrders({ query }) }
})
