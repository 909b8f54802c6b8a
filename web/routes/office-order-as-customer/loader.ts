import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { orderIdOf } from '../../data/orders/order-id.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, params, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  demandRight(member, 'seeOrders')
  const id = orderIdOf(params.id)
  if (!id) notFound()
  return { member, order: await api.orders.getOrderAsCustomer({ params: { id } }) }
})
