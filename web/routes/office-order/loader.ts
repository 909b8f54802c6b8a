import { createOfficeApi, memberOrSignIn } from '../../data/office/office-api.ts'
import { orderIdOf } from '../../data/orders/order-id.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, params, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  const id = orderIdOf(params.id)
  if (!member.permissions.includes('seeOrders') || !id) notFound()
  return { member, order: await api.orders.getOfficeOrder({ params: { id } }) }
})
