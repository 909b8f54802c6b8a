import type { ContentFields } from '@okolitsa/domain/content/content-block.ts'
import type { PublishedContent } from '@okolitsa/domain/content/shown-content.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { ContentVersion } from '../ports.ts'

const FIELDS = `kind, slot, position, region_codes as "regionCodes", first_day as "firstDay", last_day as "lastDay",
  href, picture, look, words`

export const listPublished = (executor: Executor, most: number): Promise<PublishedContent[]> =>
  run<PublishedContent>(
    executor,
    `select content_block.code, ${FIELDS} from content_block
       join content_version on content_version.code = content_block.code and version = published_version
      order by content_block.code limit $1`,
    [most],
  )

interface LockedBlock {
  publishedVersion: number | null
  /** The highest version number of the block; 0 = none. */
  lastVersion: number
}

/** Locks the block until the end of the transaction; null = unknown. */
export async function lockBlock(tx: Executor, code: string): Promise<LockedBlock | null> {
  const [block] = await run<{ publishedVersion: number | null }>(
    tx,
    'select published_version as "publishedVersion" from content_block where code = $1 for update',
    [code],
  )
  if (!block) return null
  const [last] = await run<{ version: number }>(
    tx,
    'select coalesce(max(version), 0) as version from content_version where code = $1',
    [code],
  )
  return { ...block, lastVersion: last?.version ?? 0 }
}

export async function insertBlock(tx: Executor, code: string): Promise<void> {
  await run(tx, 'insert into content_block (code) values ($1) on conflict (code) do nothing', [code])
}

export async function insertVersion(tx: Executor, code: string, version: number, fields: ContentFields): Promise<void> {
  await run(
    tx,
    `insert into content_version
       (code, version, kind, slot, position, region_codes, first_day, last_day, href, picture, look, words)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      code,
      version,
      fields.kind,
      fields.slot,
      fields.position,
      fields.regionCodes,
      fields.firstDay,
      fields.lastDay,
      fields.href,
      fields.picture,
      fields.look,
      JSON.stringify(fields.words),
    ],
  )
}

/** Versions of a block, the newest first. */
export const listVersions = (executor: Executor, code: string): Promise<ContentVersion[]> =>
  run<ContentVersion>(
    executor,
    `select version, ${FIELDS}, first_published_at as "firstPublishedAt" from content_version
      where code = $1 order by version desc`,
    [code],
  )

/** The latest earlier version that was ever published. */
export async function findShownBefore(executor: Executor, code: string, version: number): Promise<number | null> {
  const [row] = await run<{ version: number }>(
    executor,
    `select version from content_version
      where code = $1 and version < $2 and first_published_at is not null order by version desc limit 1`,
    [code, version],
  )
  return row?.version ?? null
}

export async function setPublished(tx: Executor, code: string, version: number | null, now: Date): Promise<void> {
  await run(
    tx,
    `update content_version set first_published_at = $3
      where code = $1 and version = $2 and first_published_at is null`,
    [code, version, now],
  )
  await run(tx, 'update content_block set published_version = $2 where code = $1', [code, version])
}

export async function countOtherPublished(executor: Executor, code: string): Promise<number> {
  const [row] = await run<{ blocks: number }>(
    executor,
    'select count(*)::int as blocks from content_block where published_version is not null and code <> $1',
    [code],
  )
  return row?.blocks ?? 0
}
