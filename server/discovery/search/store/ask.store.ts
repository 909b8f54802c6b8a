import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { EmptyAsked, EmptyCount, EmptyCut } from '../ports.ts'

/** Region code of popular phrases of the whole country. */
export const EVERYWHERE = '00'

export interface Ask {
  readonly phrase: string
  readonly regionCode: string
  readonly day: IsoDate
}

/** Stores a query, once per person and up to the daily maximum. */
export async function keepAsk(executor: Executor, ask: Ask, asker: Uint8Array, most: number): Promise<void> {
  await run(
    executor,
    `insert into search_ask (phrase, region_code, day, asker)
     select $1, $2, $3::date, $4 where (select count(*) from search_ask where day = $3::date) < $5::int
     on conflict (phrase, region_code, asker) do update set day = excluded.day`,
    [ask.phrase, ask.regionCode, ask.day, Buffer.from(asker), most],
  )
}

/** Counts a phrase without results, up to the daily maximum of phrases. */
export async function countEmpty(executor: Executor, { phrase, regionCode, day }: Ask, most: number): Promise<void> {
  await run(
    executor,
    `insert into search_empty (phrase, region_code, day, times)
     select $1, $2, $3::date, 1 where (select count(*) from search_empty where day = $3::date) < $4::int
     on conflict (day, phrase, region_code) do update set times = search_empty.times + 1`,
    [phrase, regionCode, day, most],
  )
}

/** Deletes old queries, and rebuilds popular phrases of each region and of the country. */
export async function rebuildPopular(
  tx: Executor,
  today: IsoDate,
  policy: { askDays: number; emptyDays: number; enoughPeople: number; most: number },
): Promise<void> {
  await run(tx, 'delete from search_ask where day < $1::date - $2::int', [today, policy.askDays])
  await run(tx, 'delete from search_empty where day < $1::date - $2::int', [today, policy.emptyDays])
  // serializes concurrent rebuilds by several nodes
  await run(tx, "select pg_advisory_xact_lock(hashtext('search_popular'))")
  await run(tx, 'delete from search_popular')
  await run(
    tx,
    `insert into search_popular (region_code, phrase, people)
     select region_code, phrase, people
     from (
       select counted.*, row_number() over (partition by region_code order by people desc, phrase) as place
       from (
         select region_code, phrase, count(*)::int as people from search_ask group by region_code, phrase
         union all
         select $3, phrase, count(distinct asker)::int from search_ask group by phrase
       ) as counted
       where people >= $1::int
     ) as ranked
     where place <= $2::int`,
    [policy.enoughPeople, policy.most, EVERYWHERE],
  )
}

/** Popular phrases with the prefix, those of the region first, then those of the country. */
export async function popularPhrases(
  executor: Executor,
  regionCode: string | null,
  start: string,
  limit: number,
): Promise<string[]> {
  const rows = await run<{ phrase: string }>(
    executor,
    `select phrase from search_popular
     where region_code = any($1::text[]) and starts_with(phrase, $2)
     group by phrase
     order by max(case when region_code = $4 then 0 else 1 end) desc, max(people) desc, phrase
     limit $3::int`,
    [[regionCode ?? EVERYWHERE, EVERYWHERE], start, limit, EVERYWHERE],
  )
  return rows.map(({ phrase }) => phrase)
}

export interface EmptySearch {
  readonly phrase: string
  readonly regionCode: string
  readonly times: number
  readonly lastDay: string
}

export const listEmptySearches = (executor: Executor, since: IsoDate, limit: number): Promise<EmptySearch[]> =>
  run<EmptySearch>(
    executor,
    `select phrase, region_code as "regionCode", sum(times)::int as times, max(day)::text as "lastDay"
     from search_empty where day >= $1::date
     group by phrase, region_code order by times desc, phrase, region_code limit $2::int`,
    [since, limit],
  )

const EMPTY_KEYS = {
  phrase: 'phrase',
  region: 'region_code',
  day: 'day::text',
  week: "date_trunc('week', day::timestamp)::date::text",
} as const satisfies Readonly<Record<EmptyCut, string>>

/** Searches without a result by phrase, region, day or week, the most frequent first. Without rows nothing was searched. */
export const countEmptySearches = (
  executor: Executor,
  by: EmptyCut,
  { period, before, phrase, most }: EmptyAsked,
): Promise<EmptyCount[]> =>
  run<EmptyCount>(
    executor,
    `select key, now, before, coalesce(sum(now) over (), 0)::int as "allNow",
       coalesce(sum(before) over (), 0)::int as "allBefore",
       count(*) over ()::int as rows from (
         select ${EMPTY_KEYS[by]} as key, coalesce(sum(times) filter (where day >= $1::date), 0)::int as now,
           coalesce(sum(times) filter (where day < $1::date), 0)::int as before
           from report_search
          where (day between $1::date and $2::date or day between $3::date and $4::date) and ($5::text is null or phrase = $5)
          group by 1) as counted
      order by now desc, key limit $6::int`,
    [period.from, period.to, before.from, before.to, phrase, most],
  )
