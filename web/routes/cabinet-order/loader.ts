import { orderIdOf } from '../../data/orders/order-id.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** An order of the seller; 404 for another seller's. */
export const loader = loading(async ({ shop, params, url }) => {
  const id = orderIdOf(params.id)
  if (!id) notFound()
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  return { member, found: await api.orders.getOrder({ params: { id } }) }
})
