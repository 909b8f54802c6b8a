import type { InboxItem } from '@okolitsa/contracts/inbox/inbox.ts'
import { INBOX_KINDS, type InboxKind, type InboxState } from '@okolitsa/domain/inbox/inbox.ts'

/** Filters of the inbox, stored in the URL query. */
export interface InboxQuery {
  readonly kind: InboxKind | null
  readonly state: InboxState
}

export const INBOX_PATH = '/cabinet/inbox'
export const REPLIES_PATH = `${INBOX_PATH}/replies`

/** Parses the URL query; all waiting items for invalid values. */
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

/** The URL of a list without default values. */
export const inboxPath = (query: Partial<InboxQuery> = {}): string => INBOX_PATH + partOf(query)

export const inboxItemPath = ({ kind, id }: Pick<InboxItem, 'kind' | 'id'>, query: Partial<InboxQuery> = {}): string =>
  `${INBOX_PATH}/${kind}/${id}${partOf(query)}`

/** The item of a URL; undefined = invalid. */
export function openedOf(kind: string | undefined, id: string | undefined): Pick<InboxItem, 'kind' | 'id'> | undefined {
  const known = INBOX_KINDS.find((one) => one === kind)
  return known && id !== undefined && /^[1-9]\d{0,8}$/.test(id) ? { kind: known, id: Number(id) } : undefined
}
