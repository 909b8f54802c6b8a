import type { ContentFields } from '@okolitsa/domain/content/content-block.ts'
import type { PublishedContent } from '@okolitsa/domain/content/shown-content.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { CodedContent, ContentVersion } from '../ports.ts'

const FIELDS = `kind, slot, position, region_codes as "regionCodes", first_day as "firstDay", last_day as "lastDay",
  href, picture, look, words, occasion`

/** Published blocks that the nodes keep in memory. */
export const listPublished = (executor: Executor, most: number): Promise<PublishedContent[]> =>
  run<PublishedContent>(
    executor,
    `select content_block.code, ${FIELDS}, details, starts_at as "startsAt", ends_at as "endsAt" from content_block
       join content_version on content_version.code = content_block.code and version = published_version
      where kind not in ('recipe', 'festival') order by content_block.code limit $1`,
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

/** The person who saves a version, and the time; null = a service. */
export interface Saving {
  readonly savedBy: number | null
  readonly now: Date
}

export async function insertVersion(
  tx: Executor,
  { code, version, fields }: { readonly code: string; readonly version: number; readonly fields: ContentFields },
  { savedBy, now }: Saving,
): Promise<void> {
  await run(
    tx,
    `insert into content_version
       (code, version, kind, slot, position, region_codes, first_day, last_day, href, picture, look, words, saved_by,
        saved_at, occasion)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
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
      savedBy,
      now,
      fields.occasion ?? null,
    ],
  )
}

/** Versions of a block, the newest first. */
export const listVersions = (executor: Executor, code: string, limit = 1_000): Promise<ContentVersion[]> =>
  run<ContentVersion>(
    executor,
    `select version, ${FIELDS}, first_published_at as "firstPublishedAt" from content_version
      where code = $1 order by version desc limit $2`,
    [code, limit],
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

/** Publishes a version, or none; a plan of the block ends. */
export async function setPublished(tx: Executor, code: string, version: number | null, now: Date): Promise<void> {
  await run(
    tx,
    `update content_version set planned_at = null,
         first_published_at = case when version = $2 then coalesce(first_published_at, $3) else first_published_at end
      where code = $1 and (planned_at is not null or version = $2 and first_published_at is null)`,
    [code, version, now],
  )
  await run(tx, 'update content_block set published_version = $2 where code = $1', [code, version])
}

export async function countOtherPublished(executor: Executor, code: string): Promise<number> {
  const [row] = await run<{ blocks: number }>(
    executor,
    `select count(*)::int as blocks from content_block
       join content_version on content_version.code = content_block.code and version = published_version
      where kind not in ('recipe', 'festival') and content_block.code <> $1`,
    [code],
  )
  return row?.blocks ?? 0
}

/** The published or, without one, the latest versions of blocks. */
export async function listCurrent(executor: Executor, codes: readonly string[]): Promise<CodedContent[]> {
  const rows = await run<ContentFields & { code: string }>(
    executor,
    `select content_block.code, ${FIELDS} from content_block
       join content_version on content_version.code = content_block.code and version = coalesce(published_version,
         (select max(latest.version) from content_version as latest where latest.code = content_block.code))
      where content_block.code = any($1::text[]) order by content_block.code`,
    [codes],
  )
  return rows.map(({ code, ...fields }) => ({ code, fields }))
}

export interface SavedVersion {
  readonly code: string
  readonly version: number
  /** True = the new version is published. */
  readonly isPublished: boolean
}

/** Locks the blocks, adds a version to each, and publishes those of new and of published blocks. */
export async function addVersions(
  tx: Executor,
  blocks: readonly CodedContent[],
  { savedBy, now }: Saving,
): Promise<SavedVersion[]> {
  const codes = blocks.map(({ code }) => code)
  await run(tx, 'insert into content_block (code) select unnest($1::text[]) on conflict (code) do nothing', [codes])
  await run(tx, 'select from content_block where code = any($1::text[]) order by code for update', [codes])
  const saved = await run<SavedVersion>(
    tx,
    `with given as (
       select code, kind, slot, position, "regionCodes", "firstDay", "lastDay", href, picture, look, words, details, occasion
         from jsonb_to_recordset($1::jsonb) as g (code text, kind text, slot text, position integer, "regionCodes" text[],
           "firstDay" date, "lastDay" date, href text, picture text, look text, words jsonb, details jsonb, occasion text)
     ), numbered as (
       select given.code, kind, slot, position, "regionCodes", "firstDay", "lastDay", href, picture, look, words,
         details, occasion, coalesce(latest.version, 0) + 1 as version,
         latest.version is null or content_block.published_version is not null as is_published
         from given join content_block on content_block.code = given.code
         left join lateral (
           select max(content_version.version) as version from content_version where content_version.code = given.code
         ) as latest on true
     ), added as (
       insert into content_version (code, version, kind, slot, position, region_codes, first_day, last_day, href, picture,
         look, words, details, occasion, first_published_at, saved_by, saved_at)
       select code, version, kind, slot, position, "regionCodes", "firstDay", "lastDay", href, picture, look, words, details,
         occasion, case when is_published then $2::timestamptz end, $3::int, $2::timestamptz
         from numbered
     )
     select code, version, is_published as "isPublished" from numbered order by code`,
    [JSON.stringify(blocks.map(({ code, fields }) => ({ code, ...fields }))), now, savedBy],
  )
  const published = saved.filter(({ isPublished }) => isPublished)
  await run(
    tx,
    `update content_block set published_version = n.version
       from unnest($1::text[], $2::int[]) as n (code, version) where content_block.code = n.code`,
    [published.map(({ code }) => code), published.map(({ version }) => version)],
  )
  return saved
}

/** Number of published blocks. */
export async function countPublished(executor: Executor): Promise<number> {
  const [row] = await run<{ blocks: number }>(
    executor,
    `select count(*)::int as blocks from content_block
       join content_version on content_version.code = content_block.code and version = published_version
      where kind not in ('recipe', 'festival')`,
  )
  return row?.blocks ?? 0
}
