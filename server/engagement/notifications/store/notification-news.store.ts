import type { Language } from '@okolitsa/domain/language/language.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** A notification about no order: about goods of a seller, with the page it leads to. */
export interface NewNews {
  readonly customerId: number
  readonly organizationId: number
  readonly kind: 'backInStock' | 'questionAnswered'
  /** Tells repeats of a kind apart. */
  readonly step: string
  readonly title: string
  readonly text: string
  readonly path: string
  readonly createdAt: Date
}

/** What a customer is written in; null = they are gone. */
export async function findLanguage(tx: Executor, customerId: number): Promise<Language | null> {
  const [row] = await run<{ language: Language }>(tx, 'select language from customer where id = $1', [customerId])
  return row?.language ?? null
}

/** Writes it; false when this step has one already, or when the customer is gone. */
export async function insertNews(tx: Executor, news: NewNews): Promise<boolean> {
  const written = await run(
    tx,
    `insert into notification (customer_id, organization_id, kind, step, title, text, path, created_at)
     select id, $2, $3, $4, $5, $6, $7, $8 from customer where id = $1
     on conflict (customer_id, kind, step) where order_id is null do nothing returning id`,
    [news.customerId, news.organizationId, news.kind, news.step, news.title, news.text, news.path, news.createdAt],
  )
  return written.length > 0
}
