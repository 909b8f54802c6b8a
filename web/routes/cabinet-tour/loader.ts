import { orderIdOf } from '../../data/orders/order-id.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** A tour of the organizer with pictures; 404 for another organizer's. */
export const loader = loading(async ({ shop, params, url }) => {
  const id = orderIdOf(params.id)
  if (!id) notFound()
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  if (!member.permissions.includes('manageGoods')) notFound()
  const [tour, gallery] = await Promise.all([
    api.tourForms.readTour({ params: { id } }),
    api.galleries.listPictures({ params: { thing: 'tours', id } }),
  ])
  return { member, tour, gallery }
})
