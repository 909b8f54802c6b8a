import type { ContentFields } from '@okolitsa/domain/content/content-block.ts'
import type { Moments } from '@okolitsa/domain/content/shown-content.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Fields of a version with its moments. */
export interface StoredFields extends ContentFields, Moments {}

export interface ListedBanner extends StoredFields {
  readonly code: string
  readonly publishedVersion: number | null
  readonly lastVersion: number
}

const FIELDS = `version_.kind, version_.slot, version_.position, version_.region_codes as "regionCodes", version_.first_day as "firstDay",
  version_.last_day as "lastDay", version_.starts_at as "startsAt", version_.ends_at as "endsAt", version_.href,
  version_.picture, version_.look, version_.words, version_.details, version_.occasion`

/** Banners of the home page by their published versions, or by the last ones of those that are not published. */
export const listBanners = (executor: Executor, most: number): Promise<ListedBanner[]> =>
  run<ListedBanner>(
    executor,
    `select block.code, block.published_version as "publishedVersion", last.version as "lastVersion", ${FIELDS}
       from content_block block
       join lateral (
         select v.version from content_version v where v.code = block.code order by v.version desc limit 1
       ) last on true
       join content_version version_
         on version_.code = block.code and version_.version = coalesce(block.published_version, last.version)
      where version_.kind = 'banner' and version_.slot = 'home'
      order by version_.position, block.code limit $1`,
    [most],
  )

export interface SignedVersion extends StoredFields {
  readonly version: number
  readonly publishedVersion: number | null
  readonly savedAt: Date | null
  readonly author: string | null
  readonly firstPublishedAt: Date | null
}

/** The last versions of a block, the newest first; none = no such block. */
export const listSignedVersions = (executor: Executor, code: string, most: number): Promise<SignedVersion[]> =>
  run<SignedVersion>(
    executor,
    `select version_.version, block.published_version as "publishedVersion", version_.saved_at as "savedAt",
       person.name as author, version_.first_published_at as "firstPublishedAt", ${FIELDS}
       from content_block block
       join content_version version_ on version_.code = block.code
       left join staff_person person on person.id = version_.saved_by
      where block.code = $1
      order by version_.version desc limit $2`,
    [code, most],
  )

export async function findVersion(executor: Executor, code: string, version: number): Promise<StoredFields | null> {
  const [found] = await run<StoredFields>(
    executor,
    `select ${FIELDS} from content_version version_
      where version_.code = $1 and version_.version = $2`,
    [code, version],
  )
  return found ?? null
}

export async function insertSignedVersion(
  tx: Executor,
  { code, version, fields }: { readonly code: string; readonly version: number; readonly fields: StoredFields },
  { staffId, now }: { readonly staffId: number; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    `insert into content_version (code, version, kind, slot, position, region_codes, first_day, last_day, starts_at,
       ends_at, href, picture, look, words, saved_by, saved_at, details, occasion)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      code,
      version,
      fields.kind,
      fields.slot,
      fields.position,
      fields.regionCodes,
      fields.firstDay,
      fields.lastDay,
      fields.startsAt,
      fields.endsAt,
      fields.href,
      fields.picture,
      fields.look,
      JSON.stringify(fields.words),
      staffId,
      now,
      fields.details ? JSON.stringify(fields.details) : null,
      fields.occasion ?? null,
    ],
  )
}

export async function deleteBlock(tx: Executor, code: string): Promise<void> {
  await run(tx, 'delete from content_block where code = $1', [code])
}
