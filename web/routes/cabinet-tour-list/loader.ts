import { orderIdOf } from '../../data/orders/order-id.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { tourListHref } from '../../data/tours/desk/tour-paths.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  const { organization } = member
  if (organization?.type !== 'tour_operator' || !member.permissions.includes('manageGoods')) notFound()
  const isArchive = url.searchParams.get('archive') === '1'
  const page = orderIdOf(url.searchParams.get('page')) ?? 1
  const tours = await api.tourForms.listTours({
    query: { organizationId: organization.id, page, ...(isArchive && { archived: 'true' }) },
  })
  if (page > 1 && tours.items.length === 0) moved(tourListHref({ isArchive, page: 1 }), 302)
  return { member, tours, isArchive }
})
