import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { PromoValue } from '@okolitsa/domain/loyalty/promo-code.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { ConsentAnswer, ConsentCounts, SharedDiscount } from '../ports.ts'

/** SQL of the sellers `s` that a code `c` of the market covers. */
const COVERED = `s.is_enabled and s.type in ('farmer', 'restaurant') and (c.trades = '{}' or s.type = any(c.trades))
  and (c.seller_ids = '{}' or s.id = any(c.seller_ids))`

/** The answer in force of the seller `seller` about the code `code`; SQL of one value or none. */
export const latestAnswer = (value: string, code: string, seller: string): string =>
  `(select ${value} from discount_consent where promo_code_id = ${code} and organization_id = ${seller} order by id desc limit 1)`

interface Row extends Omit<SharedDiscount, 'value'> {
  readonly kind: PromoValue['kind']
  readonly amount: number
}

/** Shared codes that cover a seller and have not ended by `today`, the newest first. */
export async function listSharedDiscounts(
  executor: Executor,
  organizationId: number,
  { today, codeId = null }: { readonly today: IsoDate; readonly codeId?: number | null },
): Promise<SharedDiscount[]> {
  const rows = await run<Row>(
    executor,
    `select c.id as "codeId", c.code, c.kind, c.value as amount, c.min_sum as "minSum", c.max_discount as "maxDiscount",
       lower(c.valid) as "fromDate", upper(c.valid) - 1 as "toDate", c.market_percent as "marketPercent",
       c.without_consent as "withoutConsent", ${latestAnswer(
         `jsonb_build_object('isAgreed', is_agreed, 'at', at, 'terms', terms)`,
         'c.id',
         's.id',
       )} as answer
       from promo_code c join seller_card s on s.id = $1 and ${COVERED}
      where c.organization_id is null and c.market_percent < 100 and c.ended_at is null
        and (upper(c.valid) is null or upper(c.valid) > $2::date) and ($3::int is null or c.id = $3)
      order by c.id desc limit 100`,
    [organizationId, today, codeId],
  )
  return rows.map(({ kind, amount, ...discount }) => ({
    ...discount,
    value: kind === 'percent' ? { kind, percent: amount } : { kind, amount: amount as Kopecks },
  }))
}

export async function insertConsent(tx: Executor, answer: ConsentAnswer): Promise<void> {
  await run(
    tx,
    `insert into discount_consent (promo_code_id, organization_id, is_agreed, terms, staff_id, at, network, browser)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      answer.codeId,
      answer.organizationId,
      answer.isAgreed,
      answer.terms,
      answer.staffId,
      answer.at,
      answer.network,
      answer.browser,
    ],
  )
}

/** How many of the sellers that a code covers have agreed and refused. */
export async function countConsents(executor: Executor, codeId: number): Promise<ConsentCounts> {
  const [row] = await run<ConsentCounts>(
    executor,
    `select count(*)::int as asked, count(*) filter (where answer)::int as agreed, count(*) filter (where not answer)::int as refused
       from promo_code c join seller_card s on ${COVERED}
       cross join lateral (select ${latestAnswer('is_agreed', 'c.id', 's.id')} as answer) as latest
      where c.id = $1`,
    [codeId],
  )
  return row ?? { asked: 0, agreed: 0, refused: 0 }
}

/** Sellers that a code covers. */
export async function listCovered(executor: Executor, codeId: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select s.id from promo_code c join seller_card s on ${COVERED} where c.id = $1 order by s.id`,
    [codeId],
  )
  return rows.map(({ id }) => id)
}

/** True = the person is an owner of the seller. */
export async function ownsSeller(
  executor: Executor,
  { organizationId, staffId }: Pick<ConsentAnswer, 'organizationId' | 'staffId'>,
): Promise<boolean> {
  const rows = await run(
    executor,
    `select from staff_place where staff_id = $1 and organization_id = $2 and role = 'owner' and ended_at is null and is_active`,
    [staffId, organizationId],
  )
  return rows.length > 0
}
