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

/** Hosts in use, and the development host of every visible seller. */
export async function listHosts(executor: Executor): Promise<Hosts> {
  const [hosts, slugs] = await Promise.all([
    run<SiteRow>(
      executor,
      'select host, mode, organization_id as "organizationId", is_constructor as "isConstructor" from site',
    ),
    run<Pick<SiteRow, 'host' | 'organizationId'>>(
      executor,
      `select slug || '.localhost' as host, id as "organizationId" from organization
        where is_enabled and not is_hidden order by popularity desc limit 1000`,
    ),
  ])
  return { hosts, slugs }
}
