import type { SiteFields } from '@okolitsa/domain/sites/site-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface SiteRow {
  host: string
  mode: 'saas' | 'landing'
  organizationId: number
  isConstructor: boolean
}

interface Hosts {
  hosts: SiteRow[]
  slugs: Pick<SiteRow, 'host' | 'organizationId'>[]
}

/** Hosts in use, and the development host of every visible farmer. */
export async function listHosts(executor: Executor): Promise<Hosts> {
  const [hosts, slugs] = await Promise.all([
    run<SiteRow>(
      executor,
      'select host, mode, organization_id as "organizationId", is_constructor as "isConstructor" from site',
    ),
    run<Pick<SiteRow, 'host' | 'organizationId'>>(
      executor,
      `select slug || '.localhost' as host, id as "organizationId" from organization
        where is_enabled and not is_hidden and type = 'farmer' order by popularity desc limit 1000`,
    ),
  ])
  return { hosts, slugs }
}

export async function insertSite(tx: Executor, site: SiteFields): Promise<void> {
  await run(tx, 'insert into site (host, mode, organization_id, is_constructor, theme) values ($1, $2, $3, $4, $5)', [
    site.host,
    site.mode,
    site.organizationId,
    site.isConstructor,
    site.theme,
  ])
}

/** Removes a host of this very seller; answers what it was, null = there is none. */
export async function deleteSite(
  tx: Executor,
  { host, organizationId }: Pick<SiteFields, 'host' | 'organizationId'>,
): Promise<SiteFields | null> {
  const [row] = await run<SiteFields>(
    tx,
    `delete from site where host = $1 and organization_id = $2
     returning host, mode, organization_id as "organizationId", is_constructor as "isConstructor", theme`,
    [host, organizationId],
  )
  return row ?? null
}
