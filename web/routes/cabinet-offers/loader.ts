import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** For sellers of products or dinners only. */
export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  const { organization, permissions } = member
  const isSelling = organization?.type === 'farmer' || organization?.type === 'restaurant'
  if (!isSelling || !permissions.includes('manageShop')) notFound()
  const params = { id: organization.id }
  const [codes, program, shared] = await Promise.all([
    api.offers.listOfferedCodes({ params, query: {} }),
    api.offers.getOfferedProgram({ params }),
    api.sharedDiscounts.listSharedDiscounts({ params }),
  ])
  return { member, organizationId: organization.id, codes, program, shared }
})
