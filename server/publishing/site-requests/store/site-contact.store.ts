import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

const OWNERS = { organization: 'site.organization_id', customer: 'null' }

/** The seller of a site in the scope, and the recipient of its e-mails; null = no such site. */
export async function findContact(
  executor: Executor,
  scope: Scope,
  siteUuid: string,
): Promise<{ organizationId: number; email: string | null } | null> {
  const [row] = await run<{ organizationId: number; email: string | null }>(
    executor,
    `select site.organization_id as "organizationId", email from site
       left join site_contact on site_contact.organization_id = site.organization_id
      where site.uuid = $1 and ${within(scope, OWNERS, 1)}`,
    [siteUuid, ...scopeValues(scope)],
  )
  return row ?? null
}

/** Stores the e-mail address; null = none. */
export async function saveContact(tx: Executor, organizationId: number, email: string | null): Promise<void> {
  if (email === null) await run(tx, 'delete from site_contact where organization_id = $1', [organizationId])
  else
    await run(
      tx,
      `insert into site_contact (organization_id, email) values ($1, $2)
       on conflict (organization_id) do update set email = excluded.email`,
      [organizationId, email],
    )
}
