import {
  type CheckRule,
  DEFAULT_CHECK_RULE,
  type ProductCheck,
  RETURN_COUNTS_DAYS,
  type ReturnReason,
} from '@okolitsa/domain/goods/goods-check.ts'
import { type GalleryPicture, type PictureRow, pictureOfRow } from '@okolitsa/domain/images/gallery.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Facts about a seller for the check. */
export interface SellerCheckFacts {
  /** True = the seller's products are goods or dishes; places of tours are not checked. */
  readonly isChecked: boolean
  readonly checked: number
  readonly returned: number
  readonly rule: CheckRule
  /** Ids of all risky categories. */
  readonly risky: readonly number[]
}

/** Facts about a product and its seller for the check. */
export interface ProductCheckFacts extends SellerCheckFacts {
  readonly pictures: readonly GalleryPicture[]
  readonly check: ProductCheck | null
}

export interface CheckFactsRow extends Omit<ProductCheckFacts, 'rule' | 'pictures'> {
  rule: CheckRule | null
  pictures: PictureRow[]
}

export const factsOfRow = ({ rule, pictures, ...facts }: CheckFactsRow): ProductCheckFacts => ({
  ...facts,
  rule: rule ?? DEFAULT_CHECK_RULE,
  pictures: pictures.map(pictureOfRow),
})

/** SQL of `showsAccepted` for `product_check as checked`; null = no check. */
export const SHOWS_ACCEPTED = `checked.state <> 'accepted' and checked."time" = 'before' and checked.accepted is not null`

/** Ids of the risky categories and of those below them. */
const RISKY = `array(with recursive risky (id) as (
    select category.id from category where is_risky
    union select category.id from category join risky on category.parent_id = risky.id
  ) select id from risky)`

/** Maximum goods of a seller that are counted for its trust. */
const MOST_COUNTED = 100

/** SQL of facts of the seller whose id is the expression; `but` is the product that is not counted. */
export const SELLER_FACTS = (seller: string, but: string) => `
  'isChecked', exists (select from seller_card where seller_card.id = ${seller} and type in ('farmer', 'restaurant')),
  'checked', (select count(*) from (select from product as own left join product_check on product_id = own.id
    where own.organization_id = ${seller} and own.id is distinct from ${but} and coalesce(state, 'accepted') = 'accepted'
    limit ${MOST_COUNTED}) as known),
  'returned', (select count(*) from product_check where product_check.organization_id = ${seller}
    and returned_at > shop_now() - interval '${RETURN_COUNTS_DAYS} days'),
  'rule', (select json_build_object('trustedAfter', trusted_after, 'fresh', fresh, 'risky', risky, 'changed', changed)
    from goods_check_rule),
  'risky', ${RISKY}`

/** SQL of `ProductCheckFacts` of the row `product`, as JSON. */
export const CHECK_FACTS = `json_build_object(${SELLER_FACTS('product.organization_id', 'product.id')},
  'pictures', (select json_agg(json_build_object('source', source, 'alt', alt, 'focusX', focus_x, 'focusY', focus_y)
    order by place) from (
      select 1 as place, product.image as source, product.image_alt as alt, product.image_focus_x as focus_x,
        product.image_focus_y as focus_y
      union all
      select place, source, alt, focus_x, focus_y from product_picture where product_picture.product_id = product.id
    ) as gallery),
  'check', (select json_build_object('state', state, 'time', "time", 'version', version, 'accepted', accepted,
    'proposed', proposed, 'isWanted', is_wanted) from product_check where product_check.product_id = product.id))`

/** Facts of sellers for new products, and which of the categories exist, in one statement. */
export async function checkFactsOfSellers(
  tx: Executor,
  organizationIds: readonly number[],
  categoryIds: readonly number[],
): Promise<{ readonly known: ReadonlySet<number>; readonly sellers: ReadonlyMap<number, SellerCheckFacts> }> {
  const rows = await run<{ id: number; facts: Omit<CheckFactsRow, 'check' | 'pictures'>; known: number[] }>(
    tx,
    `select asked.id, json_build_object(${SELLER_FACTS('asked.id', 'null::int')}) as facts,
       array(select category.id from category where category.id = any($2::int[])) as known
       from unnest($1::int[]) as asked (id)`,
    [organizationIds, categoryIds],
  )
  return {
    known: new Set(rows[0]?.known ?? []),
    sellers: new Map(
      rows.map(({ id, facts: { rule, ...facts } }) => [id, { ...facts, rule: rule ?? DEFAULT_CHECK_RULE }]),
    ),
  }
}

/** A check to store. */
export interface StoredCheck extends ProductCheck {
  readonly productId: number
  readonly organizationId: number
}

/** Stores checks after saves; a product that already waits keeps its place in the queue. */
export async function saveChecks(tx: Executor, checks: readonly StoredCheck[]): Promise<void> {
  if (checks.length === 0) return
  await run(
    tx,
    `insert into product_check (product_id, organization_id, state, "time", version, accepted, proposed, is_wanted, waits_since)
     select "productId", "organizationId", state, "time", version, accepted, proposed, "isWanted",
       case when state = 'waiting' then shop_now() end
       from jsonb_to_recordset($1::jsonb) as saved ("productId" integer, "organizationId" integer, state text, "time" text,
         version integer, accepted jsonb, proposed jsonb, "isWanted" boolean)
     on conflict (product_id) do update set state = excluded.state, "time" = excluded."time", version = excluded.version,
       accepted = excluded.accepted, proposed = excluded.proposed, is_wanted = excluded.is_wanted, previous = null,
       waits_since = case when excluded.state = 'waiting' then coalesce(product_check.waits_since, shop_now()) end`,
    [JSON.stringify(checks)],
  )
}

/** A decision of the office. */
export interface StoredDecision {
  readonly decidedBy: number
  readonly decidedAt: Date
  readonly reason: ReturnReason | null
  readonly message: string
  /** The check before the decision; null = none. */
  readonly previous: ProductCheck | null
}

export async function saveDecision(
  tx: Executor,
  check: StoredCheck,
  { decidedBy, decidedAt, reason, message, previous }: StoredDecision,
): Promise<void> {
  await run(
    tx,
    `insert into product_check (product_id, organization_id, state, "time", version, accepted, proposed, is_wanted, reason,
       message, returned_at, decided_at, decided_by, previous)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9, $10, case when $3 <> 'accepted' then $11::timestamptz end,
       $11::timestamptz, $12, $13::jsonb)
     on conflict (product_id) do update set state = excluded.state, "time" = excluded."time", version = excluded.version,
       accepted = excluded.accepted, proposed = excluded.proposed, is_wanted = excluded.is_wanted, waits_since = null,
       reason = excluded.reason, message = excluded.message, decided_at = excluded.decided_at,
       decided_by = excluded.decided_by, returned_at = coalesce(excluded.returned_at, product_check.returned_at),
       previous = excluded.previous || jsonb_build_object('waitsSince', product_check.waits_since,
         'returnedAt', product_check.returned_at, 'reason', product_check.reason, 'message', product_check.message)`,
    [
      check.productId,
      check.organizationId,
      check.state,
      check.time,
      check.version,
      check.accepted && JSON.stringify(check.accepted),
      JSON.stringify(check.proposed),
      check.isWanted,
      reason,
      message,
      decidedAt,
      decidedBy,
      previous && JSON.stringify(previous),
    ],
  )
}

/** The state before the person's own last decision; null = there is none to take back. */
export async function findUndoable(
  tx: Executor,
  productId: number,
  staffId: number,
  since: Date,
): Promise<ProductCheck | null> {
  const [row] = await run<{ previous: ProductCheck | null }>(
    tx,
    `select previous from product_check
      where product_id = $1 and decided_by = $2 and decided_at > $3 and previous is not null`,
    [productId, staffId, since],
  )
  return row?.previous ?? null
}

/** Takes a decision back: the check is as before it. */
export async function restoreCheck(tx: Executor, productId: number): Promise<void> {
  await run(
    tx,
    `update product_check set state = previous ->> 'state', "time" = previous ->> 'time',
       accepted = nullif(previous -> 'accepted', 'null'), waits_since = (previous ->> 'waitsSince')::timestamptz,
       returned_at = (previous ->> 'returnedAt')::timestamptz, reason = previous ->> 'reason',
       message = coalesce(previous ->> 'message', ''), decided_at = null, decided_by = null, previous = null
      where product_id = $1`,
    [productId],
  )
}

/** Names another category in the checks of products that were moved; null = of every product. */
export async function moveChecked(
  tx: Executor,
  { ids, from, to }: { readonly ids: readonly number[] | null; readonly from: number | null; readonly to: number },
): Promise<void> {
  await run(
    tx,
    `update product_check set
       accepted = case when ($2::int is null or (accepted ->> 'categoryId')::int = $2) and accepted is not null
         then jsonb_set(accepted, '{categoryId}', to_jsonb($3::int)) else accepted end,
       proposed = case when $2::int is null or (proposed ->> 'categoryId')::int = $2
         then jsonb_set(proposed, '{categoryId}', to_jsonb($3::int)) else proposed end
      where $1::int[] is null or product_id = any($1::int[])`,
    [ids, from, to],
  )
}

/** A decision that its seller is notified of. */
export interface StandingDecision {
  organizationId: number
  title: string
  state: 'returned' | 'hidden'
}

export async function findStanding(
  executor: Executor,
  { productId, decidedAt }: { readonly productId: number; readonly decidedAt: Date },
): Promise<StandingDecision | null> {
  const [row] = await run<StandingDecision>(
    executor,
    `select product_check.organization_id as "organizationId", product.title, product_check.state
       from product_check join product on product.id = product_id
      where product_id = $1 and decided_at = $2 and product_check.state in ('returned', 'hidden')`,
    [productId, decidedAt],
  )
  return row ?? null
}
