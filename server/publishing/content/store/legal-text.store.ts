import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { ContentWords } from '@okolitsa/domain/content/content-block.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Maximum versions of one text that are read, newest first. */
const MAX_VERSIONS = 200

export interface LegalVersionRow {
  readonly code: string
  readonly version: number
  readonly savedBy: number | null
  readonly savedAt: Date | null
  readonly firstPublishedAt: Date | null
  readonly plannedFor: IsoDate | null
  readonly asksAgain: boolean
  readonly isPublished: boolean
}

/** Versions of these blocks without their words, newest first. */
export const listLegalVersions = (executor: Executor, codes: readonly string[]): Promise<LegalVersionRow[]> =>
  run<LegalVersionRow>(
    executor,
    `select block.code, one.version, one.saved_by as "savedBy", one.saved_at as "savedAt",
       one.first_published_at as "firstPublishedAt", one.planned_for as "plannedFor", one.asks_again as "asksAgain",
       one.version is not distinct from block.published_version as "isPublished"
       from content_block block join lateral (
         select version, saved_by, saved_at, first_published_at, planned_for, asks_again from content_version
          where content_version.code = block.code order by version desc limit ${MAX_VERSIONS}
       ) as one on true
      where block.code = any($1::text[]) order by block.code, one.version desc`,
    [codes],
  )

/** Russian words of versions. */
export const listWords = (
  executor: Executor,
  wanted: readonly { readonly code: string; readonly version: number }[],
): Promise<{ code: string; version: number; words: ContentWords }[]> =>
  run(
    executor,
    `select code, version, words -> 'ru' as words from content_version
      where (code, version) in (select * from unnest($1::text[], $2::int[]))`,
    [wanted.map(({ code }) => code), wanted.map(({ version }) => version)],
  )

export interface PublishedLegalText {
  readonly code: string
  readonly version: number
  readonly publishedAt: Date
  /** The first version whose consents count; 0 = no version has asked again. */
  readonly since: number
  readonly words: ContentWords
}

/** The published versions of these blocks. */
export const listPublishedLegal = (executor: Executor, codes: readonly string[]): Promise<PublishedLegalText[]> =>
  run<PublishedLegalText>(
    executor,
    `select block.code, shown.version, coalesce(shown.first_published_at, 'epoch') as "publishedAt", shown.words -> 'ru' as words,
       (select coalesce(max(earlier.version) filter (where earlier.asks_again), 0)
          from content_version earlier
         where earlier.code = block.code and earlier.version <= shown.version
           and earlier.first_published_at is not null) as since
       from content_block block
       join content_version shown on shown.code = block.code and shown.version = block.published_version
      where block.code = any($1::text[])`,
    [codes],
  )

/** Sets or removes the plan of a text; another plan of the text ends. */
export async function setPlan(
  tx: Executor,
  code: string,
  { version, plannedFor, asksAgain }: { version: number; plannedFor: IsoDate | null; asksAgain: boolean },
): Promise<void> {
  await run(
    tx,
    `update content_version set planned_for = null where code = $1 and planned_for is not null and version <> $2`,
    [code, version],
  )
  await run(tx, `update content_version set planned_for = $3::date, asks_again = $4 where code = $1 and version = $2`, [
    code,
    version,
    plannedFor,
    asksAgain,
  ])
}

/** Versions whose day has come. */
export const listDue = (executor: Executor, today: IsoDate): Promise<{ code: string; version: number }[]> =>
  run(
    executor,
    `select code, version from content_version where planned_for <= $1::date order by planned_for, code limit 100`,
    [today],
  )
