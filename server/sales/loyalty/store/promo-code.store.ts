import { marketPercentAt, type WithoutConsent } from '@okolitsa/domain/bearers/bearers.ts'
import { type IsoDate, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { ShownSellerId, SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { MarketTerms, PromoCode } from '@okolitsa/domain/loyalty/promo-code.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, shownAt } from '../../../platform/db/within.ts'
import type { LoyaltyRequest } from '../ports.ts'
import { latestAnswer } from './consent.store.ts'

export interface StoredPromoCode extends PromoCode {
  readonly id: number
  /** 0 = the market. */
  readonly organizationId: number
  readonly code: string
  /** Share of the discount that the market bears, per cent. */
  readonly marketPercent: number
  /** Categories whose goods the code covers; empty = all goods. */
  readonly categoryIds: readonly number[]
  /** Time zone of the code's seller or of the market, to which its days refer. */
  readonly timeZone: string
}

interface Row {
  id: number
  organizationId: number
  code: string
  kind: 'percent' | 'fixed'
  value: number
  minSum: Kopecks
  fromDate: IsoDate
  toDate: IsoDate | null
  totalLimit: number | null
  perCustomerLimit: number | null
  customerId: number | null
  timeZone: string
  used: number
  usedByCustomer: number
  marketPercent?: number
  categoryIds?: number[]
  market?: (Omit<MarketTerms, 'otherCarts'> & { isAgreed: boolean; withoutConsent: WithoutConsent }) | null
}

/** Columns of promo codes. `$1` = the customer (null = a guest). Uses are counted only for codes with a limit. */
const COLUMNS = `c.id, coalesce(c.organization_id, 0) as "organizationId", c.code, c.kind, c.value, c.min_sum as "minSum",
  lower(c.valid) as "fromDate", upper(c.valid) - 1 as "toDate", c.total_limit as "totalLimit",
  c.per_customer_limit as "perCustomerLimit", c.customer_id as "customerId",
  coalesce(s.time_zone, '${SHOP_TIME_ZONE}') as "timeZone",
  case when c.total_limit is null then 0 else (select count(*)::int from promo_redemption r
    where r.promo_code_id = c.id and r.released_at is null) end as used,
  case when c.per_customer_limit is null then 0 else (select count(*)::int from promo_redemption r
    where r.promo_code_id = c.id and r.customer_id = $1::int and r.released_at is null) end as "usedByCustomer"`
const SELECT = `select ${COLUMNS} from promo_code c join loyalty_seller s on s.id = c.organization_id`

/** Codes that an order may use: of its seller `$2` or of the market. `$3` = the purchase of the order, or null. */
const SELECT_HERE = `select ${COLUMNS}, c.market_percent as "marketPercent", c.category_ids as "categoryIds",
  case when c.organization_id is null then jsonb_build_object('maxDiscount', c.max_discount, 'isFirstOrder', c.is_first_order,
    'budgetLeft', c.budget - (select coalesce(sum(r.discount), 0) from promo_redemption r
      where r.promo_code_id = c.id and r.released_at is null),
    'hasOrders', c.is_first_order and exists (select from sold_line o where o.customer_id = $1::int
      and o.state <> 'canceled' and o.order_group_id::text is distinct from $3::text),
    'withoutConsent', c.without_consent, 'isAgreed', c.market_percent < 100 and coalesce(${latestAnswer('is_agreed', 'c.id', '$2::int')}, false),
    'isForSeller', (c.trades = '{}' or here.type = any(c.trades)) and (c.seller_ids = '{}' or $2::int = any(c.seller_ids)))
  end as market
from promo_code c left join loyalty_seller s on s.id = c.organization_id left join seller_card here on here.id = $2::int`

/** The terms of a code of the market at this seller, and the market's share of its discount. */
function marketOf({ market, marketPercent = 0 }: Row, otherCarts: number) {
  if (!market) return { market: null, marketPercent }
  const { isAgreed, withoutConsent, ...terms } = market
  const percent = marketPercentAt({ marketPercent, withoutConsent }, isAgreed)
  return {
    market: { ...terms, otherCarts, isForSeller: terms.isForSeller && percent !== null },
    marketPercent: percent ?? 100,
  }
}

const fromRow = (row: Row, otherCarts = 0): StoredPromoCode => ({
  id: row.id,
  organizationId: row.organizationId,
  code: row.code,
  value:
    row.kind === 'percent' ? { kind: 'percent', percent: row.value } : { kind: 'fixed', amount: row.value as Kopecks },
  fromDate: row.fromDate,
  toDate: row.toDate,
  minSum: row.minSum,
  totalLimit: row.totalLimit,
  perCustomerLimit: row.perCustomerLimit,
  customerId: row.customerId,
  timeZone: row.timeZone,
  used: row.used,
  usedByCustomer: row.usedByCustomer,
  categoryIds: row.categoryIds ?? [],
  ...marketOf(row, otherCarts),
})

type Asked = Pick<LoyaltyRequest, 'customerId' | 'organizationId' | 'orderGroupId' | 'otherCarts'>
const valuesOf = ({ customerId, organizationId, orderGroupId }: Asked) => [
  customerId,
  organizationId,
  orderGroupId ?? null,
]

/** The code of the seller, otherwise of the market; null = none. `code` is in upper case. */
export async function findPromoCode(executor: Executor, code: string, asked: Asked): Promise<StoredPromoCode | null> {
  const [row] = await run<Row>(
    executor,
    `${SELECT_HERE} where c.code = $4 and (c.organization_id = $2 or c.organization_id is null)
      order by c.organization_id nulls last limit 1`,
    [...valuesOf(asked), code],
  )
  return row ? fromRow(row, asked.otherCarts) : null
}

/** Reads the code for redeeming; the row of a limited code stays locked until the end of the transaction. */
export async function lockPromoCode(tx: Executor, id: number, asked: Asked): Promise<StoredPromoCode | null> {
  // two statements: the second counts uses that were committed while the first waited for the lock
  await run(
    tx,
    `select from promo_code where id = $1
       and (total_limit is not null or per_customer_limit is not null or budget is not null or is_first_order)
     for no key update`,
    [id],
  )
  const [row] = await run<Row>(tx, `${SELECT_HERE} where c.id = $4`, [...valuesOf(asked), id])
  return row ? fromRow(row) : null
}

/** Codes of a seller valid on `today` and visible to this customer (null = a guest), personal ones first. */
export async function listPromoCodes(
  executor: Executor,
  organizationId: ShownSellerId,
  today: IsoDate,
  customerId: number | null,
): Promise<StoredPromoCode[]> {
  const rows = await run<Row>(
    executor,
    `${SELECT} where c.organization_id = $2 and c.valid @> $3::date
       and (c.customer_id = $1::int or (c.customer_id is null and c.is_listed))
     order by c.customer_id is null, c.min_sum, c.id limit 100`,
    [customerId, organizationId, today],
  )
  return rows.map((row) => fromRow(row))
}

/** Codes with this text of sellers on sale, by seller id; `organizationId` null = of any seller. */
export async function listSameNamed(
  executor: Executor,
  site: SiteScope,
  code: string,
  organizationId: number | null,
  customerId: number | null,
): Promise<StoredPromoCode[]> {
  const seller = { organization: 's.id', hidden: 's.is_hidden' }
  const rows = await run<Row>(
    executor,
    `${SELECT} where c.code = $2 and ($3::int is null or c.organization_id = $3) and s.is_enabled
       and ${shownAt(site, seller, 3)} order by c.organization_id limit 200`,
    [customerId, code, organizationId, ...scopeValues(site)],
  )
  return rows.map((row) => fromRow(row))
}

export async function insertRedemption(
  tx: Executor,
  use: { orderId: number; promoCodeId: number; customerId: number; discount: Kopecks; at: Date },
): Promise<void> {
  await run(
    tx,
    `insert into promo_redemption (order_id, promo_code_id, customer_id, discount, created_at)
     values ($1, $2, $3, $4, $5)`,
    [use.orderId, use.promoCodeId, use.customerId, use.discount, use.at],
  )
}

/** Ends the use of a code by a cancelled order. */
export async function releaseRedemption(tx: Executor, orderId: number, at: Date): Promise<void> {
  await run(tx, 'update promo_redemption set released_at = $2 where order_id = $1 and released_at is null', [
    orderId,
    at,
  ])
}
