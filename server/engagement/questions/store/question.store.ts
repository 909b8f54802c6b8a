import type { Scope, SiteScope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { HiddenBecause } from '@okolitsa/domain/moderation/moderation.ts'
import type { QuestionState } from '@okolitsa/domain/questions/question.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

export interface QuestionRow {
  readonly id: number
  readonly organizationId: number
  readonly productId: number | null
  readonly productTitle: string | null
  readonly customerId: number | null
  readonly authorName: string
  readonly isAnonymous: boolean
  readonly question: string
  readonly state: QuestionState
  readonly answer: string | null
  readonly answeredBy: string | null
  readonly answeredAt: Date | null
  readonly createdAt: Date
  /** Null = the office does not hide it. */
  readonly hiddenBecause: HiddenBecause | null
}

/** Subject of a question: a seller or a product. */
export interface AskedAbout {
  readonly about: 'farmer' | 'product'
  readonly id: number
}

const COLUMNS = `q.id, q.organization_id as "organizationId", q.product_id as "productId", p.title as "productTitle",
  q.customer_id as "customerId", q.author_name as "authorName", q.is_anonymous as "isAnonymous", q.question, q.state,
  q.answer, q.answered_by as "answeredBy", q.answered_at as "answeredAt", q.created_at as "createdAt",
  q.hidden_because as "hiddenBecause"`
const FROM = 'from question q left join product_title p on p.id = q.product_id'
const OWNERS = { customer: 'q.customer_id', organization: 'q.organization_id' }
const ABOUT = { farmer: 'q.organization_id = $1', product: 'q.product_id = $1' } as const
/** SQL condition: answered questions are public unless hidden, a pending one is visible to its customer. */
const SEEN = `((q.state = 'answered' and q.hidden_because is null) or (q.state = 'waiting' and q.customer_id = $2))`
const ORDER = { dateDesc: 'q.created_at desc, q.id desc', dateAsc: 'q.created_at, q.id' } as const

interface Page {
  readonly page: number
  readonly perPage: number
}

export async function listSeen(
  executor: Executor,
  { about, id }: AskedAbout,
  asked: Page & { readonly sorting: keyof typeof ORDER; readonly customerId: number | null },
): Promise<QuestionRow[]> {
  return run<QuestionRow>(
    executor,
    `select ${COLUMNS} ${FROM} where ${ABOUT[about]} and ${SEEN} order by ${ORDER[asked.sorting]} limit $3 offset $4`,
    [id, asked.customerId, asked.perPage, (asked.page - 1) * asked.perPage],
  )
}

export async function countSeen(
  executor: Executor,
  { about, id }: AskedAbout,
  customerId: number | null,
): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from question q where ${ABOUT[about]} and ${SEEN}`,
    [id, customerId],
  )
  return row?.count ?? 0
}

/** The seller of a product; null = no such product. */
export async function findSellerOf(executor: Executor, productId: number): Promise<number | null> {
  const [row] = await run<{ id: number }>(
    executor,
    'select organization_id as id from product_title as product where id = $1',
    [productId],
  )
  return row?.id ?? null
}

export async function findAsker(
  executor: Executor,
  customerId: number,
): Promise<{ readonly firstName: string | null; readonly lastName: string | null } | null> {
  const [row] = await run<{ firstName: string | null; lastName: string | null }>(
    executor,
    'select first_name as "firstName", last_name as "lastName" from customer_contact as customer where id = $1',
    [customerId],
  )
  return row ?? null
}

export interface NewQuestion {
  readonly organizationId: number
  readonly productId: number | null
  readonly customerId: number
  readonly authorName: string
  readonly isAnonymous: boolean
  readonly question: string
  readonly at: Date
}

/** Inserts a question; returns its id. */
export async function insertQuestion(tx: Executor, question: NewQuestion): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into question (organization_id, product_id, customer_id, author_name, is_anonymous, question, state, created_at)
     values ($1, $2, $3, $4, $5, $6, 'waiting', $7) returning id`,
    [
      question.organizationId,
      question.productId,
      question.customerId,
      question.authorName,
      question.isAnonymous,
      question.question,
      question.at,
    ],
  )
  return row?.id ?? 0
}

export async function findQuestion(
  executor: Executor,
  scope: Scope | SiteScope,
  id: number,
): Promise<QuestionRow | null> {
  const [row] = await run<QuestionRow>(
    executor,
    `select ${COLUMNS} ${FROM} where q.id = $1 and ${within(scope, OWNERS, 1)}`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}

/** Data for the customer's notification of an answer. */
export interface AnsweredQuestion {
  readonly customerId: number | null
  readonly organizationId: number
  readonly sellerTitle: string
  readonly productTitle: string | null
  readonly path: string
}

export async function findAnswered(tx: Executor, scope: StaffScope, id: number): Promise<AnsweredQuestion | null> {
  const [row] = await run<AnsweredQuestion>(
    tx,
    `select q.customer_id as "customerId", q.organization_id as "organizationId", o.voice as "sellerTitle",
       p.title as "productTitle",
       coalesce('/category/' || p.category_url_key || '/' || p.slug || '#questions', '/farmers/' || o.id || '/questions') as path
     from question q join seller_card o on o.id = q.organization_id
     left join product_title p on p.id = q.product_id
     where q.id = $1 and ${within(scope, OWNERS, 1)}`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}

/** Locks a question until the end of the transaction. */
export async function lockQuestion(tx: Executor, scope: StaffScope, id: number): Promise<QuestionState | null> {
  const [row] = await run<{ state: QuestionState }>(
    tx,
    `select q.state from question q where q.id = $1 and ${within(scope, OWNERS, 1)} for update`,
    [id, ...scopeValues(scope)],
  )
  return row?.state ?? null
}

export async function saveAnswer(
  tx: Executor,
  id: number,
  answer: { readonly text: string; readonly name: string; readonly at: Date },
): Promise<void> {
  await run(
    tx,
    `update question set state = 'answered', answer = $2, answered_by = $3, answered_at = $4 where id = $1`,
    [id, answer.text, answer.name, answer.at],
  )
}

export async function saveDeclined(tx: Executor, id: number): Promise<void> {
  await run(tx, `update question set state = 'declined' where id = $1`, [id])
}

export async function saveHidden(tx: Executor, id: number, because: HiddenBecause | null): Promise<void> {
  await run(tx, 'update question set hidden_because = $2 where id = $1', [id, because])
}

/** A question in the queue of the office. */
export interface ModeratedQuestion extends QuestionRow {
  readonly sellerTitle: string
}

export const listModerated = (
  executor: Executor,
  scope: StaffScope,
  ids: readonly number[],
): Promise<ModeratedQuestion[]> =>
  run<ModeratedQuestion>(
    executor,
    `select ${COLUMNS}, o.title as "sellerTitle" ${FROM} join seller_card o on o.id = q.organization_id
     where q.id = any($1::int[]) and ${within(scope, OWNERS, 1)}`,
    [ids, ...scopeValues(scope)],
  )

/** The latest questions with their answers, newest first. */
export async function listRecentTexts(
  executor: Executor,
  scope: StaffScope,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<string[]> {
  const rows = await run<{ text: string }>(
    executor,
    `select concat_ws(E'\\n', q.question, q.answer) as text from question q
      where q.created_at > $1 and ${within(scope, OWNERS, 2)} order by q.id desc limit $2`,
    [since, most, ...scopeValues(scope)],
  )
  return rows.map(({ text }) => text)
}

/** Name of a staff member; null = the account is deleted. */
export async function findStaffName(executor: Executor, staffId: number): Promise<string | null> {
  const [row] = await run<{ name: string }>(executor, 'select name from staff_person as staff_account where id = $1', [
    staffId,
  ])
  return row?.name ?? null
}

const QUEUES = {
  // held questions reach the seller when the office has shown them
  waiting: { where: `q.state = 'waiting' and q.hidden_because is null`, order: 'q.created_at, q.id' },
  answered: { where: `q.state = 'answered'`, order: 'q.created_at desc, q.id desc' },
} as const

export async function listForDesk(
  executor: Executor,
  scope: StaffScope,
  asked: Page & { readonly queue: keyof typeof QUEUES },
): Promise<QuestionRow[]> {
  const { where, order } = QUEUES[asked.queue]
  return run<QuestionRow>(
    executor,
    `select ${COLUMNS} ${FROM} where ${where} and ${within(scope, OWNERS, 2)} order by ${order} limit $1 offset $2`,
    [asked.perPage, (asked.page - 1) * asked.perPage, ...scopeValues(scope)],
  )
}

export async function countForDesk(executor: Executor, scope: StaffScope, queue: keyof typeof QUEUES): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from question q where ${QUEUES[queue].where} and ${within(scope, OWNERS, 0)}`,
    scopeValues(scope),
  )
  return row?.count ?? 0
}
