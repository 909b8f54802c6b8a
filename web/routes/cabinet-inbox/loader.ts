import { inboxQueryOf, openedOf } from '../../data/inbox/desk/inbox-query.ts'
import { inboxAsked } from '../../data/inbox/desk/use-inbox.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

type Api = ReturnType<typeof createCabinetApi>

/** The opened item; 404 for another seller's. */
async function readOpened({ chats, orders, inbox }: Api, { kind, id }: NonNullable<ReturnType<typeof openedOf>>) {
  const params = { id }
  if (kind === 'chat') return { kind, id, chat: await chats.deskChat({ params }) } as const
  if (kind === 'claim') return { kind, id, found: await orders.getOrder({ params }) } as const
  return { kind, id, item: await inbox.getInboxItem({ params: { kind, id } }) } as const
}

/** Messages of customers to a seller. */
export const loader = loading(async ({ shop, params, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname + url.search), 302)
  const { organization } = member
  if (organization === null || !member.permissions.includes('answerCustomers')) notFound()
  const asked = openedOf(params.kind, params.id)
  if (params.kind !== undefined && !asked) notFound()
  const query = inboxQueryOf(url.searchParams)
  const [inbox, opened] = await Promise.all([
    api.inbox.getInbox({ query: inboxAsked(organization.id, query) }),
    asked && readOpened(api, asked),
  ])
  return { member, organizationId: organization.id, query, inbox, opened: opened ?? null }
})
