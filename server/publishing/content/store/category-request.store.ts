import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

interface CategoryRequest {
  /** The normalized text. */
  readonly phrase: string
  /** The text as first written. */
  readonly title: string
  readonly regionCode: string
  readonly day: IsoDate
}

/** Counts a request; a new one is stored only below the maximum `most`. */
export async function saveCategoryRequest(
  tx: Executor,
  { phrase, title, regionCode, day }: CategoryRequest,
  most: number,
): Promise<void> {
  await run(
    tx,
    `insert into category_request (phrase, title, times, region_code, last_day)
     select $1, $2, 1, $3, $4::date
       where (select count(*) from category_request) < $5::int or exists (select from category_request where phrase = $1)
     on conflict (phrase) do update
       set times = category_request.times + 1, region_code = excluded.region_code, last_day = excluded.last_day`,
    [phrase, title, regionCode, day, most],
  )
}

interface ListedCategoryRequest {
  title: string
  times: number
  regionCode: string
  lastDay: string
}

/** Requests, the most frequent first. */
export const listCategoryRequests = (executor: Executor, most: number): Promise<ListedCategoryRequest[]> =>
  run<ListedCategoryRequest>(
    executor,
    `select title, times, region_code as "regionCode", last_day as "lastDay" from category_request
      order by times desc, last_day desc, phrase limit $1`,
    [most],
  )
