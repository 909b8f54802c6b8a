import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  const { organization, permissions } = member
  if (organization === null || !permissions.includes('seeNumbers')) notFound()
  const [contract, kpp] = await Promise.all([
    api.sellerContract.getSellerContract({ params: { id: organization.id } }),
    api.agencyPapers.getOwnKpp({ query: { organizationId: organization.id } }),
  ])
  return { member, organizationId: organization.id, contract, kpp }
})
