import type { ContentFields } from '@okolitsa/domain/content/content-block.ts'
import type { Moments } from '@okolitsa/domain/content/shown-content.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Fields of a version that banners have. */
export interface StoredBanner
  extends Pick<
      ContentFields,
      'position' | 'regionCodes' | 'firstDay' | 'lastDay' | 'href' | 'picture' | 'look' | 'words'
    >,
    Moments {}

export interface ListedBanner extends StoredBanner {
  readonly code: string
  readonly publishedVersion: number | null
  readonly lastVersion: number
}

const FIELDS = `version_.position, version_.region_codes as "regionCodes", version_.first_day as "firstDay",
  version_.last_day as "lastDay", version_.starts_at as "startsAt", version_.ends_at as "endsAt", version_.href,
  version_.picture, version_.look, version_.words`

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

export interface BannerVersion extends StoredBanner {
  readonly version: number
  readonly publishedVersion: number | null
  readonly savedAt: Date | null
  readonly author: string | null
  readonly firstPublishedAt: Date | null
}

/** The last versions of a banner, the newest first; none = no such banner. */
export const listBannerVersions = (executor: Executor, code: string, most: number): Promise<BannerVersion[]> =>
  run<BannerVersion>(
    executor,
    `select version_.version, block.published_version as "publishedVersion", version_.saved_at as "savedAt",
       person.name as author, version_.first_published_at as "firstPublishedAt", ${FIELDS}
       from content_block block
       join content_version version_ on version_.code = block.code
       left join staff_person person on person.id = version_.staff_id
      where block.code = $1 and version_.kind = 'banner' and version_.slot = 'home'
      order by version_.version desc limit $2`,
    [code, most],
  )

export async function findBannerVersion(
  executor: Executor,
  code: string,
  version: number,
): Promise<StoredBanner | null> {
  const [found] = await run<StoredBanner>(
    executor,
    `select ${FIELDS} from content_version version_
      where version_.code = $1 and version_.version = $2 and version_.kind = 'banner' and version_.slot = 'home'`,
    [code, version],
  )
  return found ?? null
}

export async function insertBannerVersion(
  tx: Executor,
  { code, version, banner }: { readonly code: string; readonly version: number; readonly banner: StoredBanner },
  { staffId, now }: { readonly staffId: number; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    `insert into content_version (code, version, kind, slot, position, region_codes, first_day, last_day, starts_at,
       ends_at, href, picture, look, words, staff_id, saved_at)
     values ($1, $2, 'banner', 'home', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      code,
      version,
      banner.position,
      banner.regionCodes,
      banner.firstDay,
      banner.lastDay,
      banner.startsAt,
      banner.endsAt,
      banner.href,
      banner.picture,
      banner.look,
      JSON.stringify(banner.words),
      staffId,
      now,
    ],
  )
}

export async function deleteBlock(tx: Executor, code: string): Promise<void> {
  await run(tx, 'delete from content_block where code = $1', [code])
}
