import type { Scope, ShownSellerId, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { HiddenBecause } from '@okolitsa/domain/moderation/moderation.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { FarmPostRow, TellingFarm } from '../ports.ts'

const COLUMNS = `post.id, post.organization_id as "organizationId", post.title, post.text, post.picture,
  post.published_at as "publishedAt", post.hidden_at as "hiddenAt",
  post.hidden_because as "hiddenBecause"`
/** SQL condition: neither the seller nor the office hides the post. */
const SHOWN = 'post.hidden_at is null and post.hidden_because is null'
const OWNERS = { organization: 'post.organization_id', customer: 'null' }
const NEWEST = 'order by post.published_at desc, post.id desc'

interface Page {
  readonly page: number
  readonly perPage: number
}

export async function listShown(
  executor: Executor,
  farm: ShownSellerId,
  { page, perPage }: Page,
): Promise<FarmPostRow[]> {
  return run<FarmPostRow>(
    executor,
    `select ${COLUMNS} from farm_post post where post.organization_id = $1 and ${SHOWN}
     ${NEWEST} limit $2 offset $3`,
    [farm, perPage, (page - 1) * perPage],
  )
}

export async function countShown(executor: Executor, farm: ShownSellerId): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from farm_post post where post.organization_id = $1 and ${SHOWN}`,
    [farm],
  )
  return row?.count ?? 0
}

/** The latest post of each farm. */
export async function listNews(
  executor: Executor,
  farms: readonly TellingFarm[],
  since: Date,
  most: number,
): Promise<FarmPostRow[]> {
  return run<FarmPostRow>(
    executor,
    `select ${COLUMNS} from unnest($1::int[], $2::bool[]) as farm (id, is_near)
     cross join lateral (
       select * from farm_post post where organization_id = farm.id and ${SHOWN} and published_at > $3
         order by published_at desc, id desc limit 1
     ) as post
     order by farm.is_near desc, post.published_at desc, post.id desc limit $4`,
    [farms.map(({ id }) => id), farms.map(({ isNear }) => isNear), since, most],
  )
}

/** All posts of a farm, including hidden ones. */
export async function listForDesk(
  executor: Executor,
  scope: StaffScope,
  farm: number,
  { page, perPage }: Page,
): Promise<FarmPostRow[]> {
  return run<FarmPostRow>(
    executor,
    `select ${COLUMNS} from farm_post post where post.organization_id = $1 and ${within(scope, OWNERS, 3)}
     ${NEWEST} limit $2 offset $3`,
    [farm, perPage, (page - 1) * perPage, ...scopeValues(scope)],
  )
}

export async function countForDesk(executor: Executor, scope: StaffScope, farm: number): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from farm_post post where post.organization_id = $1 and ${within(scope, OWNERS, 1)}`,
    [farm, ...scopeValues(scope)],
  )
  return row?.count ?? 0
}

export async function insertPost(
  tx: Executor,
  post: Omit<FarmPostRow, 'id' | 'hiddenAt' | 'hiddenBecause'>,
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into farm_post (organization_id, title, text, picture, published_at) values ($1, $2, $3, $4, $5)
     returning id`,
    [post.organizationId, post.title, post.text, post.picture, post.publishedAt],
  )
  return row?.id ?? 0
}

/** Locks a post until the end of the transaction; null = unknown, or of another farm. @param farm null = any */
export async function lockPost(
  tx: Executor,
  scope: StaffScope,
  { farm, id }: { readonly farm: number | null; readonly id: number },
): Promise<FarmPostRow | null> {
  const [row] = await run<FarmPostRow>(
    tx,
    `select ${COLUMNS} from farm_post post
     where post.id = $1 and ($2::int is null or post.organization_id = $2) and ${within(scope, OWNERS, 2)} for update`,
    [id, farm, ...scopeValues(scope)],
  )
  return row ?? null
}

export async function saveHidden(tx: Executor, id: number, hiddenAt: Date | null): Promise<void> {
  await run(tx, 'update farm_post set hidden_at = $2 where id = $1', [id, hiddenAt])
}

export async function saveHiddenBecause(tx: Executor, id: number, because: HiddenBecause | null): Promise<void> {
  await run(tx, 'update farm_post set hidden_because = $2 where id = $1', [id, because])
}

/** Posts by ids, of any farm in the scope. */
export const listByIds = (executor: Executor, scope: Scope, ids: readonly number[]): Promise<FarmPostRow[]> =>
  run<FarmPostRow>(
    executor,
    `select ${COLUMNS} from farm_post post where post.id = any($1::int[]) and ${within(scope, OWNERS, 1)}`,
    [ids, ...scopeValues(scope)],
  )

/** The latest posts of all farms in the scope, newest first. */
export async function listRecentTexts(
  executor: Executor,
  scope: Scope,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<string[]> {
  const rows = await run<{ text: string }>(
    executor,
    `select post.title || E'\\n' || post.text as text from farm_post post
      where post.published_at > $1 and ${within(scope, OWNERS, 2)} order by post.id desc limit $2`,
    [since, most, ...scopeValues(scope)],
  )
  return rows.map(({ text }) => text)
}

export type ImportedPost = Omit<FarmPostRow, 'id' | 'hiddenAt' | 'hiddenBecause'>

/** Bulk insert of initial data. */
export async function importPosts(tx: Executor, posts: readonly ImportedPost[]): Promise<void> {
  await run(
    tx,
    `insert into farm_post (organization_id, title, text, picture, published_at)
     select "organizationId", title, text, picture, "publishedAt"
     from jsonb_to_recordset($1::jsonb) as one ("organizationId" integer, title text, text text, picture text,
       "publishedAt" timestamptz)`,
    [JSON.stringify(posts)],
  )
}
