import type { REVIEW_SORTINGS } from '@okolitsa/contracts/reviews/reviews.endpoints.ts'
import type { CustomerScope, Scope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import { OWNERS, REVIEW_COLUMNS, type ReviewRow } from './review.store.ts'

export type ReviewSorting = (typeof REVIEW_SORTINGS)[number]

/** Subject of a list of published reviews: a product or a seller. */
export interface Judged {
  readonly about: 'product' | 'farmer'
  readonly id: number
}
export interface Page {
  readonly page: number
  readonly perPage: number
}
const pageValues = ({ page, perPage }: Page) => [perPage, (page - 1) * perPage]

/** SQL condition: listed reviews are published and have a text or photos. */
const SHOWN = `review.state = 'published' and (review.description <> '' or not review.photos <@ review.hidden_photos)`
const ORDER: Readonly<Record<ReviewSorting, string>> = {
  dateDesc: 'review.created_at desc, review.id desc',
  dateAsc: 'review.created_at, review.id',
  ratingDesc: 'review.rating desc, review.created_at desc, review.id desc',
  ratingAsc: 'review.rating, review.created_at desc, review.id desc',
}

export interface ListedReview extends ReviewRow {
  /** True = the requesting customer marked it as helpful. */
  readonly isHelpful: boolean
}

/** Filters of a review list; null = no filter. */
export interface Narrowed {
  readonly stars: number | null
  readonly tag: number | null
}
const OF_IT = {
  product: 'review.product_id = $1',
  farmer: 'review.organization_id = $1 and review.product_id is null',
} as const
/** SQL condition: reviews with `$2` stars and the tag `$3`. */
const NARROWED = `($2::int is null or review.rating = $2::int)
  and ($3::int is null or $3::int = any(review.advantages) or $3::int = any(review.disadvantages))`

/** Number of reviews in a filtered list. */
export async function countShown(executor: Executor, { about, id }: Judged, { stars, tag }: Narrowed): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from review where ${OF_IT[about]} and ${SHOWN} and ${NARROWED}`,
    [id, stars, tag],
  )
  return row?.count ?? 0
}

export async function listShown(
  executor: Executor,
  { about, id }: Judged,
  asked: Page & Narrowed & { readonly sorting: ReviewSorting; readonly customerId: number | null },
): Promise<ListedReview[]> {
  return run<ListedReview>(
    executor,
    `select ${REVIEW_COLUMNS},
       exists (select from review_vote v where v.review_id = review.id and v.customer_id = $4) as "isHelpful"
     from review where ${OF_IT[about]} and ${SHOWN} and ${NARROWED} order by ${ORDER[asked.sorting]} limit $5 offset $6`,
    [id, asked.stars, asked.tag, asked.customerId, ...pageValues(asked)],
  )
}

export interface RatingSummary {
  readonly ratingSum: number
  readonly ratingCount: number
  readonly stars: number[]
  readonly shownCount: number
  readonly taggedCount: number
  readonly tags: Record<string, number>
}

/** Stored totals of a subject; null = no reviews. */
export async function findSummary(executor: Executor, { about, id }: Judged): Promise<RatingSummary | null> {
  const [row] = await run<RatingSummary>(
    executor,
    `select rating_sum as "ratingSum", rating_count as "ratingCount", stars, shown_count as "shownCount",
       tagged_count as "taggedCount", tags from rating_summary where about = $1 and entity_id = $2`,
    [about, id],
  )
  return row ?? null
}

/** The customer's reviews of an order and its products. */
export async function listOfOrder(executor: Executor, scope: CustomerScope, orderId: number): Promise<ReviewRow[]> {
  return run<ReviewRow>(
    executor,
    `select ${REVIEW_COLUMNS} from review where review.order_id = $1 and ${within(scope, OWNERS, 1)} order by review.id`,
    [orderId, ...scopeValues(scope)],
  )
}

/** The customer's latest review of a subject. */
export async function findLatest(
  executor: Executor,
  scope: CustomerScope,
  { about, id }: { readonly about: 'product' | 'farmer' | 'order'; readonly id: number },
): Promise<ReviewRow | null> {
  const isOfIt = {
    product: 'review.product_id = $1',
    farmer: 'review.organization_id = $1 and review.product_id is null',
    order: 'review.order_id = $1 and review.product_id is null',
  }[about]
  const [row] = await run<ReviewRow>(
    executor,
    `select ${REVIEW_COLUMNS} from review where ${isOfIt} and ${within(scope, OWNERS, 1)} order by review.id desc limit 1`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}

/** A review with the names of its subject, for the cabinet. */
export interface DeskRow extends ReviewRow {
  readonly productTitle: string | null
  readonly sellerTitle: string
}
const DESK_FROM = `from review join seller_card as organization on organization.id = review.organization_id
  left join product_title as product on product.id = review.product_id`
const DESK = `select ${REVIEW_COLUMNS}, product.title as "productTitle", organization.title as "sellerTitle" ${DESK_FROM}`

const UNANSWERED = `review.state = 'published' and review.answer is null and review.description <> ''`
const QUEUES = { unanswered: UNANSWERED, all: `review.state = 'published'` } as const

export async function listForSeller(
  executor: Executor,
  scope: StaffScope,
  asked: Page & { readonly queue: keyof typeof QUEUES },
): Promise<DeskRow[]> {
  return run<DeskRow>(
    executor,
    `${DESK} where ${QUEUES[asked.queue]} and ${within(scope, OWNERS, 2)}
     order by review.created_at desc, review.id desc limit $1 offset $2`,
    [...pageValues(asked), ...scopeValues(scope)],
  )
}

export async function countForSeller(
  executor: Executor,
  scope: StaffScope,
  queue: keyof typeof QUEUES,
): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from review where ${QUEUES[queue]} and ${within(scope, OWNERS, 0)}`,
    scopeValues(scope),
  )
  return row?.count ?? 0
}

/** A review in the queue of the office, with the number of other reviews of its author. */
export interface ModeratedRow extends DeskRow {
  readonly authorPublished: number
  readonly authorDeclined: number
}
const OF_AUTHOR = `select count(*)::int from review as other
  where other.customer_id = review.customer_id and other.id <> review.id and other.state =`

export const listModerated = (executor: Executor, scope: StaffScope, ids: readonly number[]): Promise<ModeratedRow[]> =>
  run<ModeratedRow>(
    executor,
    `select ${REVIEW_COLUMNS}, product.title as "productTitle", organization.title as "sellerTitle",
       (${OF_AUTHOR} 'published') as "authorPublished", (${OF_AUTHOR} 'declined') as "authorDeclined" ${DESK_FROM}
     where review.id = any($1::int[]) and ${within(scope, OWNERS, 1)}`,
    [ids, ...scopeValues(scope)],
  )

export async function findDeskReview(executor: Executor, scope: Scope, id: number): Promise<DeskRow | null> {
  const [row] = await run<DeskRow>(executor, `${DESK} where review.id = $1 and ${within(scope, OWNERS, 1)}`, [
    id,
    ...scopeValues(scope),
  ])
  return row ?? null
}

/** Texts of the latest reviews, or of the answers to them, newest first. */
export async function listRecentTexts(
  executor: Executor,
  scope: StaffScope,
  kind: 'review' | 'answer',
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<string[]> {
  const column = kind === 'review' ? 'description' : 'answer'
  const rows = await run<{ text: string }>(
    executor,
    `select ${column} as text from review where created_at > $1 and ${column} <> '' and ${within(scope, OWNERS, 2)}
      order by id desc limit $2`,
    [since, most, ...scopeValues(scope)],
  )
  return rows.map(({ text }) => text)
}
