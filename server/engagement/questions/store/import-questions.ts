import { type Executor, run } from '../../../platform/db/client.ts'

export interface ImportedQuestion {
  readonly organizationId: number
  readonly productId: number | null
  /** Name of the author; empty = anonymous. */
  readonly authorName: string
  readonly question: string
  readonly answer: string
  readonly answeredBy: string
  readonly createdAt: Date
  readonly answeredAt: Date
}

export async function importQuestions(tx: Executor, questions: readonly ImportedQuestion[]): Promise<void> {
  await run(
    tx,
    `insert into question (organization_id, product_id, author_name, is_anonymous, question, state, answer, answered_by,
       created_at, answered_at)
     select "organizationId", "productId", "authorName", "authorName" = '', question, 'answered', answer, "answeredBy",
       "createdAt", "answeredAt"
     from jsonb_to_recordset($1::jsonb) as one ("organizationId" integer, "productId" integer, "authorName" text,
       question text, answer text, "answeredBy" text, "createdAt" timestamptz, "answeredAt" timestamptz)`,
    [JSON.stringify(questions)],
  )
}

/** Copies existing questions for measurements: `questions` copies in turn, for the popular products. */
export async function cloneQuestions(tx: Executor, questions: number): Promise<void> {
  await run(
    tx,
    `insert into question (organization_id, product_id, author_name, is_anonymous, question, state, answer, answered_by,
       created_at, answered_at)
     with base as materialized (select question.*, row_number() over (order by id) - 1 as rank from question),
     thing as materialized (
       select id, organization_id, row_number() over (order by popularity desc, id) - 1 as rank
         from product_title as product where enabled order by popularity desc, id limit 5000
     )
     select thing.organization_id, thing.id, base.author_name, base.is_anonymous, base.question, base.state, base.answer,
       base.answered_by, base.created_at - make_interval(mins => n), base.answered_at
     from generate_series(1, $1::int) as n
     join base on base.rank = n % (select count(*) from base)
     join thing on thing.rank = n % (select count(*) from thing)`,
    [questions],
  )
}
