import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { loadLegalText } from '../../data/content/legal-text.ts'
import { type CabinetApi, createCabinetApi, findMember } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** The invitation of a link; `over` = it has ended, null = the link has none. */
async function openInvitation({ applications }: CabinetApi, token: string | null) {
  if (!token) return null
  try {
    return await applications.openSellerInvitation({ params: { token } })
  } catch (error) {
    // a truncated link gets the same answer as an ended one
    if (isApiProblem(error) && [400, 404].includes(error.problem.status)) return 'over' as const
    throw error
  }
}

/** Steps before the first sale, or the application form for a person without a seller. */
export const loader = loading(async (args) => {
  const { shop, url } = args
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) {
    const [{ bankUrl }, offer, invitation] = await Promise.all([
      api.staff.signInWays(),
      loadLegalText(args, 'legal-offer'),
      openInvitation(api, url.searchParams.get('invitation')),
    ])
    return { kind: 'apply', bankUrl, hasOffer: offer !== null, invitation } as const
  }
  const { organization, permissions } = member
  // only members who manage the shop have steps here
  if (organization === null || !permissions.includes('manageShop')) moved('/cabinet', 302)
  const application = await api.applications.getApplication({ params: { id: organization.id } })
  return { kind: 'checklist', member, application } as const
})
