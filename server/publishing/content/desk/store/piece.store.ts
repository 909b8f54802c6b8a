import type { PieceSort, WrittenPiece } from '@okolitsa/domain/content/written-piece.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'

export interface PieceVersionRow {
  readonly code: string
  readonly version: number
  readonly publishedVersion: number | null
  readonly plannedAt: Date | null
  readonly plannedVersion: number | null
  readonly wasShown: boolean
  readonly details: WrittenPiece
}

const PIECES = `select block.code, last.version, block.published_version as "publishedVersion",
    planned.planned_at as "plannedAt", planned.version as "plannedVersion",
    exists (select from content_version v where v.code = block.code and v.first_published_at is not null) as "wasShown",
    coalesce(last.details, '{}') as details
  from content_block block
  join lateral (
    select * from content_version v where v.code = block.code order by v.version desc limit 1
  ) last on last.kind in ('shelf', 'menu', 'festival') and last.details is not null
  left join content_version planned on planned.code = block.code and planned.planned_at is not null`

/** Pieces of a sort by their last versions; what is shown or planned comes first, then the latest. */
export const listPieces = (executor: Executor, sort: PieceSort, most: number): Promise<PieceVersionRow[]> =>
  run<PieceVersionRow>(
    executor,
    `${PIECES} where block.code like $1 || '-%' and last.kind = $1
      order by block.published_version is null and planned.version is null, block.code limit $2`,
    [sort, most],
  )

/** A piece by its code; null = none. */
export async function findPiece(executor: Executor, code: string): Promise<PieceVersionRow | null> {
  const [row] = await run<PieceVersionRow>(executor, `${PIECES} where block.code = $1`, [code])
  return row ?? null
}

interface SubjectRow {
  id: number
  title: string
  note: string
}

/** Goods on sale with a text in their title, the most popular first. */
export const findGoods = (executor: Executor, search: string, most: number): Promise<SubjectRow[]> =>
  run<SubjectRow>(
    executor,
    `select product_title.id, product_title.title, seller_card.title as note
       from product_title join seller_card on seller_card.id = organization_id
      where fold_text(product_title.title) like '%' || fold_text($1) || '%' and enabled and archived_at is null
        and is_enabled and type = 'farmer'
      order by popularity desc, product_title.id limit $2`,
    [search, most],
  )

/** Farms with a text in their names. */
export const findFarms = (executor: Executor, search: string, most: number): Promise<SubjectRow[]> =>
  run<SubjectRow>(
    executor,
    `select id, title, tagline as note from seller_card
      where fold_text(title || ' ' || legal_name) like '%' || fold_text($1) || '%' and is_enabled and type = 'farmer'
      order by title, id limit $2`,
    [search, most],
  )

/** Products by their ids, those too that are no longer on sale. */
export const namesOfGoods = (executor: Executor, ids: readonly number[]): Promise<SubjectRow[]> =>
  run<SubjectRow>(
    executor,
    `select product_title.id, product_title.title, seller_card.title as note
       from product_title join seller_card on seller_card.id = organization_id where product_title.id = any($1::int[])`,
    [ids],
  )

/** Farms by their ids, those too that do not work any more. */
export const namesOfFarms = (executor: Executor, ids: readonly number[]): Promise<SubjectRow[]> =>
  run<SubjectRow>(
    executor,
    "select id, title, tagline as note from seller_card where id = any($1::int[]) and type = 'farmer'",
    [ids],
  )
