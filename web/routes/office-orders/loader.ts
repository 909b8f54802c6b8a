import { listQueryIn } from '../../data/office/list-query.ts'
import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { OFFICE_ORDERS_SHAPE } from '../../data/office/orders/list-query.ts'
import { loading } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const member = await memberOrSignIn(createOfficeApi(shop.send), url)
  demandRight(member, 'seeOrders')
  return { member, query: listQueryIn(url.searchParams, OFFICE_ORDERS_SHAPE) }
})
