import { createCabinetApi, findMember } from '../../data/staff/desk/cabinet-api.ts'
import { firstPathOf, TODAY_PATH } from '../../features/cabinet-shell/cabinet-sections.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** Start of the cabinet: today's page of a seller, the first page of other members, or the sign-in. */
export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const externalToken = url.searchParams.get('externalToken')
  const member = externalToken === null ? await findMember(api) : null
  if (member) {
    const { organization, permissions } = member
    const first = firstPathOf(member, shop.site.market.closedAreas)
    const [application, today, departures] = await Promise.all([
      organization && permissions.includes('manageShop')
        ? api.applications.getApplication({ params: { id: organization.id } })
        : null,
      organization && first === TODAY_PATH ? api.today.getToday({ query: { organizationId: organization.id } }) : null,
      organization?.type === 'tour_operator' && first === TODAY_PATH ? api.departures.listDepartures() : null,
    ])
    const left = application && application.state !== 'approved' ? application : null
    if (today)
      return { kind: 'today', member, today, departures: departures?.items ?? null, application: left } as const
    if (left) moved('/cabinet/start', 302)
    if (first !== null) moved(first, 302)
    return { kind: 'nothing', member } as const
  }
  const { bankUrl } = await api.staff.signInWays()
  return { kind: 'signIn', bankUrl, externalToken, next: url.searchParams.get('next') } as const
})
