import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Products of sellers available by a day, in categories if any are given, most popular first. */
export const listGoodsByDay = (
  executor: Executor,
  organizationIds: readonly number[],
  categoryIds: readonly number[] | null,
  { by, most }: { readonly by: IsoDate; readonly most: number },
): Promise<{ productId: number; organizationId: number }[]> =>
  run<{ productId: number; organizationId: number }>(
    executor,
    `select product_id as "productId", organization_id as "organizationId" from category_listing
      where organization_id = any($1) and ($2::int[] is null or category_id = any($2))
        and (ready_on is null or ready_on <= $4::date)
      group by product_id, organization_id order by max(popularity) desc, product_id limit $3`,
    [organizationIds, categoryIds, most, by],
  )

/** Products of sellers per category available by a day. */
export const countGoodsByDay = (
  executor: Executor,
  organizationIds: readonly number[],
  categoryIds: readonly number[],
  by: IsoDate,
): Promise<{ categoryId: number; productId: number }[]> =>
  run<{ categoryId: number; productId: number }>(
    executor,
    `select category_id as "categoryId", product_id as "productId" from category_listing
      where organization_id = any($1) and category_id = any($2) and (ready_on is null or ready_on <= $3::date)`,
    [organizationIds, categoryIds, by],
  )
