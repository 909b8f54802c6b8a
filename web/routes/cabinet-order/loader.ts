import { orderIdOf } from '../../data/orders/order-id.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** One order of the seller's; another seller's answers 404 like an unknown one. */
export const loader = loading(async ({ shop, params, url }) => {
  const id = orderIdOf(params.id)
  if (!id) notFound()
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  return { member, found: await api.cabinet.getOrder({ params: { id } }) }
})
