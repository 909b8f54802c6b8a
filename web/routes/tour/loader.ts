import { orderIdOf } from '../../data/orders/order-id.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, params, signal }) => {
  const id = orderIdOf(params.id)
  if (!id) notFound()
  return { tour: await shop.api.tours.tour({ params: { id }, signal }) }
})
