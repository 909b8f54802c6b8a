import pg from 'pg'
import type { DemoOptions } from './demo/load-demo.ts'
import type { OfficeService } from './people/office/ports.ts'

/**
 * Fills an empty shop with the demo marketplace (does nothing when there are sellers).
 * @param announce called before the work, which takes minutes for a million products
 */
export async function ensureDemo(url: string, options: DemoOptions & { announce: () => void }): Promise<void> {
  if (await hasSellers(url)) return
  options.announce()
  // imported on demand, because a filled shop does not load the demo world
  const { loadDemo } = await import('./demo/load-demo.ts')
  await loadDemo(url, options)
}

/** Gives the demo's market its owner, unless it has one: anybody may try the office. */
export async function ensureDemoOwner(office: Pick<OfficeService, 'seedOwner'>): Promise<void> {
  const { demoOwner } = await import('@okolitsa/demo/office.ts')
  await office.seedOwner(demoOwner)
}

/** Hosts of the most popular sellers' own shops on this computer. */
export async function popularShopHosts(url: string, count: number): Promise<string[]> {
  const { rows } = await once(
    url,
    `select host from site_host join site on uuid = site_uuid join organization on id = organization_id
      where not is_hidden and mode = 'saas' and host like '%.localhost' order by popularity desc limit $1`,
    [count],
  )
  return rows.map(({ host }) => String(host))
}

async function hasSellers(url: string): Promise<boolean> {
  const { rowCount } = await once(url, 'select from organization limit 1', [])
  return (rowCount ?? 0) > 0
}

async function once(url: string, sql: string, values: unknown[]): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(sql, values)
  } finally {
    await client.end()
  }
}
