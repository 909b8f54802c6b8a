import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname + url.search), 302)
  const { organization } = member
  if (!organization || !member.permissions.includes('seeNumbers')) notFound()
  const after = Number(url.searchParams.get('after'))
  const isPage = Number.isSafeInteger(after) && after > 0 && after < 2 ** 31
  const asked = { organizationId: organization.id, ...(isPage && { after }) }
  return { member, asked, papers: await api.agencyPapers.listOwnAgencyPapers({ query: asked }) }
})
