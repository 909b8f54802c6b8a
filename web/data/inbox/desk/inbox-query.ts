import type { InboxItem } from '@okolitsa/contracts/inbox/inbox.ts'
import { INBOX_KINDS, type InboxKind, type InboxState } from '@okolitsa/domain/inbox/inbox.ts'

/** What the list of messages shows; it stands in the address. */
export interface InboxQuery {
  readonly kind: InboxKind | null
  readonly state: InboxState
}

export const INBOX_PATH = '/cabinet/inbox'
export const REPLIES_PATH = `${INBOX_PATH}/replies`

/** Reads the address; nonsense is all that waits. */
export const inboxQueryOf = (params: URLSearchParams): InboxQuery => ({
  kind: INBOX_KINDS.find((known) => known === params.get('kind')) ?? null,
  state: params.get('state') === 'answered' ? 'answered' : 'waiting',
})

const partOf = ({ kind = null, state = 'waiting' }: Partial<InboxQuery>): string => {
  const params = new URLSearchParams()
  if (kind) params.set('kind', kind)
  if (state === 'answered') params.set('state', state)
  return params.size > 0 ? `?${params}` : ''
}

/** The address of a list; what is as usual is left out. */
export const inboxPath = (query: Partial<InboxQuery> = {}): string => INBOX_PATH + partOf(query)

/** The address of one thing of the list, which stays beside it. */
export const inboxItemPath = ({ kind, id }: Pick<InboxItem, 'kind' | 'id'>, query: Partial<InboxQuery> = {}): string =>
  `${INBOX_PATH}/${kind}/${id}${partOf(query)}`

/** One thing of the list, as its address names it; undefined = the address is no such. */
export function openedOf(kind: string | undefined, id: string | undefined): Pick<InboxItem, 'kind' | 'id'> | undefined {
  const known = INBOX_KINDS.find((one) => one === kind)
  return known && id !== undefined && /^[1-9]\d{0,8}$/.test(id) ? { kind: known, id: Number(id) } : undefined
}
