import pg from 'pg'
import type { DemoOptions } from './demo/load-demo.ts'
import type { OfficeService } from './people/office/ports.ts'

/** Options of the demo's load at a start. */
interface Start extends Pick<DemoOptions, 'scale' | 'now' | 'market'> {
  /** True = the shop opens with a history of orders. */
  readonly hasHistory: boolean
  /** Returns the folder of the emulators' state, which the history fills. */
  readonly stateDir: () => Promise<string>
  /** Folder of customers' photos; null = they are in another store, and the history shows none. */
  readonly photosDir: string | null
  /** Called before the work, which takes minutes for a million products. */
  readonly announce: () => void
}

/** Fills an empty shop with the demo marketplace (does nothing when there are sellers). */
export async function ensureDemo(
  url: string,
  { hasHistory, stateDir, photosDir, announce, ...options }: Start,
): Promise<void> {
  if (await hasSellers(url)) return
  announce()
  // imported on demand, because a filled shop does not load the demo world
  const { loadDemo } = await import('./demo/load-demo.ts')
  const { historyAt, storePhotos, writeEmulatorBooks } = await import('./demo/load-history.ts')
  const history = hasHistory && (await isSuperuser(url)) ? await historyAt(options.now) : null
  if (history) {
    // before the rows: a load that is cut off here begins anew
    await writeEmulatorBooks(history, await stateDir())
    if (photosDir !== null) await storePhotos(history, photosDir)
  }
  await loadDemo(url, { ...options, history })
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

/** Only a superuser may write rows without their triggers. */
async function isSuperuser(url: string): Promise<boolean> {
  const { rows } = await once(url, "select current_setting('is_superuser') = 'on' as yes", [])
  return rows[0]?.yes === true
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
