import type { InboxCounts } from '@okolitsa/contracts/inbox/inbox.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { InboxKind } from '@okolitsa/domain/inbox/inbox.ts'
import type { HiddenBecause } from '@okolitsa/domain/moderation/moderation.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

export interface InboxRow {
  kind: InboxKind
  id: number
  /** Start of the wait, or time of the answer. */
  at: Date
  /** The same time in microseconds of the epoch, from which pages start. */
  micros: string
  name: string
  orderId: number | null
  productId: number | null
  productTitle: string | null
  text: string
  rating: number | null
  /** Storage keys of the photos. */
  photos: string[]
  answer: string | null
  /** Why the office hides the answer; null = it does not. */
  hiddenBecause: HiddenBecause | null
}

/** Position after which a page starts. */
export interface InboxPlace {
  readonly micros: string
  readonly kind: string
  readonly id: number
}

const ORDERS = { organization: 'shop_order.organization_id', customer: 'null' }
const QUESTIONS = { organization: 'question.organization_id', customer: 'null' }
const CHATS = { organization: 'chat_thread.organization_id', customer: 'null' }
const REVIEWS = { organization: 'review.organization_id', customer: 'null' }

const CLAIM = `select 'claim' as kind, shop_order.id, shop_order.recipient_name as name, shop_order.id as order_id,
    null::int as customer_id, shop_order.organization_id, min(order_line.product_id) as product_id,
    min(order_line.title) as product_title, string_agg(nullif(line_claim.comment, ''), ' ' order by line_claim.created_at) as text,
    null::int as rating, '{}'::text[] as photos, null::text as answer, null::text as hidden_because, min(line_claim.created_at) as at
  from line_claim join order_head as shop_order on shop_order.id = line_claim.order_id
  join order_item as order_line on order_line.id = line_claim.order_line_id`
/** SQL of questions; `at` is the timestamp for sorting. */
const question = (at: string) => `select 'question' as kind, question.id,
    case when question.is_anonymous then '' else question.author_name end as name, null::int as order_id,
    null::int as customer_id, question.organization_id, question.product_id, product.title as product_title,
    question.question as text, null::int as rating, '{}'::text[] as photos, question.answer, question.hidden_because, ${at} as at
  from question left join product_title as product on product.id = question.product_id`
const review = (at: string) => `select 'review' as kind, review.id,
    case when review.is_anonymous then '' else review.author_name end as name,
    case when not review.is_anonymous then review.order_id end as order_id, null::int as customer_id, review.organization_id,
    review.product_id, product.title as product_title, review.description as text, review.rating::int as rating,
    review.photos, review.answer, review.answer_hidden_because as hidden_because, ${at} as at
  from review left join product_title as product on product.id = review.product_id`
const chat = (at: string) => `select 'chat' as kind, chat_thread.id, coalesce(customer.first_name, '') as name,
    null::int as order_id, chat_thread.customer_id, chat_thread.organization_id, null::int as product_id,
    null::text as product_title, ''::text as text, null::int as rating, '{}'::text[] as photos, null::text as answer, null::text as hidden_because, ${at} as at
  from chat_thread join customer_contact as customer on customer.id = chat_thread.customer_id`

const UNANSWERED = `review.state = 'published' and review.answer is null and review.description <> ''`

const PLACE = `('epoch'::timestamptz + $3::bigint * interval '1 microsecond')`
/** SQL of the next pending items of a kind after a position, the oldest first. */
const oldest = (kind: string, from: string) => `(select * from (${from}) as things
    where ($2::text is null or $2 = '${kind}') and at >= coalesce(${PLACE}, '-infinity'::timestamptz)
      and ($3::bigint is null or (at, '${kind}'::text, id) > (${PLACE}, $4::text, $5::int))
    order by at, id limit $1)`
/** SQL of the next answered items of a kind after a position, the latest first. */
const latest = (kind: string, from: string) => `(select * from (${from}) as things
    where ($2::text is null or $2 = '${kind}') and at <= coalesce(${PLACE}, 'infinity'::timestamptz)
      and ($3::bigint is null or (at, '${kind}'::text, id) < (${PLACE}, $4::text, $5::int))
    order by at desc, id desc limit $1)`

/** Columns of the list; for a chat its last message and the customer's last order. */
const SHOWN = `select found.kind, found.id, found.at, (extract(epoch from found.at) * 1000000)::bigint::text as micros,
    found.name, coalesce(found.order_id, last_order.id) as "orderId", found.product_id as "productId",
    found.product_title as "productTitle", coalesce(said.text, found.text, '') as text, found.rating, found.photos, found.answer,
    found.hidden_because as "hiddenBecause"
  from found left join lateral (select shop_order.id from order_head as shop_order where found.kind = 'chat'
    and shop_order.customer_id = found.customer_id and shop_order.organization_id = found.organization_id
    order by shop_order.id desc limit 1) as last_order on true
  left join lateral (select chat_message.text from chat_message where found.kind = 'chat'
    and chat_message.thread_id = found.id and chat_message.status <> 'deleted' and chat_message.hidden_because is null
    order by chat_message.id desc limit 1) as said on true
  where found.at is not null`

export interface InboxPiece {
  readonly kind: InboxKind | null
  readonly after: InboxPlace | null
  readonly limit: number
}
const valuesOf = ({ kind, after, limit }: InboxPiece) => [
  limit,
  kind,
  after?.micros ?? null,
  after?.kind ?? null,
  after?.id ?? null,
]

/** A page of pending items, the oldest first. */
export function listWaiting(executor: Executor, scope: StaffScope, asked: InboxPiece): Promise<InboxRow[]> {
  return run<InboxRow>(
    executor,
    `with found as materialized (select * from (
       ${oldest('claim', `${CLAIM} where line_claim.state = 'waiting' and ${within(scope, ORDERS, 5)} group by shop_order.id, shop_order.recipient_name, shop_order.organization_id`)}
       union all ${oldest('question', `${question('question.created_at')} where question.state = 'waiting' and question.hidden_because is null and ${within(scope, QUESTIONS, 5)}`)}
       union all ${oldest('chat', `${chat('chat_thread.waiting_since')} where chat_thread.waiting_since is not null and ${within(scope, CHATS, 5)}`)}
       union all ${oldest('review', `${review('review.created_at')} where ${UNANSWERED} and ${within(scope, REVIEWS, 5)}`)}
     ) as things order by at, kind, id limit $1)
     ${SHOWN} order by found.at, found.kind, found.id`,
    [...valuesOf(asked), ...scopeValues(scope)],
  )
}

/** A page of answered items, the latest first. A decided claim is shown with its order instead. */
export function listAnswered(executor: Executor, scope: StaffScope, asked: InboxPiece): Promise<InboxRow[]> {
  return run<InboxRow>(
    executor,
    `with found as materialized (select * from (
       ${latest('question', `${question('question.answered_at')} where question.state = 'answered' and ${within(scope, QUESTIONS, 5)}`)}
       union all ${latest('chat', `${chat('chat_thread.spoken_at')} where chat_thread.waiting_since is null and chat_thread.spoken_at is not null and ${within(scope, CHATS, 5)}`)}
       union all ${latest('review', `${review('review.answered_at')} where review.answer is not null and review.state = 'published' and ${within(scope, REVIEWS, 5)}`)}
     ) as things order by at desc, kind desc, id desc limit $1)
     ${SHOWN} order by found.at desc, found.kind desc, found.id desc`,
    [...valuesOf(asked), ...scopeValues(scope)],
  )
}

export async function countInbox(executor: Executor, scope: StaffScope): Promise<InboxCounts> {
  const [row] = await run<InboxCounts>(
    executor,
    `select (select count(distinct line_claim.order_id)::int from line_claim join order_head as shop_order on shop_order.id = line_claim.order_id
        where line_claim.state = 'waiting' and ${within(scope, ORDERS, 0)}) as claim,
      (select count(*)::int from question where question.state = 'waiting' and question.hidden_because is null and ${within(scope, QUESTIONS, 0)}) as question,
      (select count(*)::int from chat_thread where chat_thread.waiting_since is not null and ${within(scope, CHATS, 0)}) as chat,
      (select count(*)::int from review where ${UNANSWERED} and ${within(scope, REVIEWS, 0)}) as review`,
    scopeValues(scope),
  )
  return row ?? { claim: 0, question: 0, chat: 0, review: 0 }
}

/** A visible question; null = none in the scope. */
export async function findQuestion(executor: Executor, scope: StaffScope, id: number): Promise<InboxRow | null> {
  const [row] = await run<InboxRow>(
    executor,
    `with found as (${question('coalesce(question.answered_at, question.created_at)')}
       where question.state <> 'declined' and (question.state <> 'waiting' or question.hidden_because is null)
         and question.id = $1 and ${within(scope, QUESTIONS, 1)}) ${SHOWN}`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}

/** A published review; null = none in the scope. */
export async function findReview(executor: Executor, scope: StaffScope, id: number): Promise<InboxRow | null> {
  const [row] = await run<InboxRow>(
    executor,
    `with found as (${review('coalesce(review.answered_at, review.created_at)')}
       where review.state = 'published' and review.id = $1 and ${within(scope, REVIEWS, 1)}) ${SHOWN}`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}
