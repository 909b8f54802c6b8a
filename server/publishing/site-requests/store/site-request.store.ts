import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

export interface NewRequest {
  readonly organizationId: number
  readonly serviceId: number | null
  readonly serviceTitle: string
  readonly name: string
  readonly phone: string
  readonly email: string
  /** Id of the customer; null = not signed in. */
  readonly customerId: number | null
  readonly at: Date
}

/** Stores a request, assigned also to the account with the phone. Returns its id. */
export async function insertRequest(tx: Executor, request: NewRequest): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into site_request
       (organization_id, service_id, service_title, name, phone, email, customer_id, created_at)
     values ($1, $2, $3, $4, $5, $6, coalesce($7::int, (select id from customer_contact as customer where phone = $5)), $8) returning id`,
    [
      request.organizationId,
      request.serviceId,
      request.serviceTitle,
      request.name,
      request.phone,
      request.email,
      request.customerId,
      request.at,
    ],
  )
  if (!row) throw new Error('a request was not written')
  return row.id
}

export interface RequestRow {
  id: number
  organizationId: number
  serviceTitle: string
  name: string
  phone: string
  email: string
  state: 'new' | 'answered'
  createdAt: Date
  answeredAt: Date | null
  answeredBy: string | null
}

const OWNERS = { organization: 'organization_id', customer: 'customer_id' }
const REQUEST = `site_request.id, site_request.organization_id as "organizationId", service_title as "serviceTitle",
  site_request.name, phone, email, state, created_at as "createdAt", answered_at as "answeredAt",
  (select staff_account.name from staff_person as staff_account where staff_account.id = answered_by) as "answeredBy"`

export const listRequests = (
  executor: Executor,
  scope: Scope,
  { state = null, page, perPage }: { state?: 'new' | 'answered' | null | undefined; page: number; perPage: number },
): Promise<RequestRow[]> =>
  run<RequestRow>(
    executor,
    `select ${REQUEST} from site_request
      where ($1::text is null or state = $1) and ${within(scope, OWNERS, 3)}
      order by site_request.id desc limit $2 offset $3`,
    [state, perPage, (page - 1) * perPage, ...scopeValues(scope)],
  )

export async function countRequests(
  executor: Executor,
  scope: Scope,
  state: 'new' | 'answered' | null,
): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from site_request where ($1::text is null or state = $1) and ${within(scope, OWNERS, 1)}`,
    [state, ...scopeValues(scope)],
  )
  return row?.count ?? 0
}

/** Changes the state of a request; null = no such request in the scope. */
export async function updateState(
  tx: Executor,
  scope: Scope,
  id: number,
  to: { readonly state: 'new' | 'answered'; readonly at: Date; readonly by: number },
): Promise<RequestRow | null> {
  const [row] = await run<RequestRow>(
    tx,
    `update site_request set state = $2, answered_at = case when $2 = 'answered' then $3::timestamptz end,
       answered_by = case when $2 = 'answered' then $4::int end
      where id = $1 and ${within(scope, OWNERS, 4)} returning ${REQUEST}`,
    [id, to.state, to.at, to.by, ...scopeValues(scope)],
  )
  return row ?? null
}

interface Letter {
  serviceTitle: string
  name: string
  phone: string
  email: string
  to: string
}

/** Claims the sending of a request's e-mail; null = already claimed, or no e-mail address. */
export async function takeLetter(executor: Executor, id: number, at: Date): Promise<Letter | null> {
  const [row] = await run<Letter>(
    executor,
    `update site_request set mailed_at = $2 from site_contact
      where id = $1 and mailed_at is null and site_contact.organization_id = site_request.organization_id
      returning service_title as "serviceTitle", name, phone, site_request.email, site_contact.email as "to"`,
    [id, at],
  )
  return row ?? null
}

/** Makes the e-mail pending again after it was definitely not accepted. */
export async function giveLetterBack(executor: Executor, id: number): Promise<void> {
  await run(executor, 'update site_request set mailed_at = null where id = $1', [id])
}

export async function deleteOldRequests(executor: Executor, before: Date): Promise<void> {
  await run(executor, 'delete from site_request where created_at < $1', [before])
}
