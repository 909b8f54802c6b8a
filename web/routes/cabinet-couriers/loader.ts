import { courierDateOf } from '../../data/couriers/desk/couriers-query.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname + url.search), 302)
  const { organization } = member
  if (organization?.type !== 'farmer' || !member.permissions.includes('manageShop')) notFound()
  const date = courierDateOf(url.searchParams)
  const desk = await api.couriers.getCourierDesk({
    query: { organizationId: organization.id, ...(date !== null && { date }) },
  })
  return { member, organization, desk }
})
