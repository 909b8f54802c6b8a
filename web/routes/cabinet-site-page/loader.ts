import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, params }) => {
  const api = createCabinetApi(shop.send)
  const id = params.id ?? notFound()
  const member = await findMember(api)
  if (!member) moved(signInPath(`/cabinet/sites/pages/${id}`), 302)
  const [page, sites] = await Promise.all([api.sitePages.getPage({ params: { id } }), api.sites.listSites()])
  const site = sites.items.find(({ siteUuid }) => siteUuid === page.siteUuid) ?? notFound()
  return { member, page, organizationId: site.organizationId, host: site.shownHosts[0] ?? null }
})
