import type { KeptLot } from '@okolitsa/domain/stock/lot-dates.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { NamedLot } from '../ports.ts'

/** The lot with this number. Requires the lock of the stock row. */
export async function findLot(tx: Executor, productId: number, number: string): Promise<KeptLot | null> {
  const [lot] = await run<{ madeOn: string | null; bestBefore: string | null; remaining: number; isRecalled: boolean }>(
    tx,
    `select made_on as "madeOn", best_before as "bestBefore", remaining, recalled_at is not null as "isRecalled"
       from stock_lot
      where product_id = $1 and number = $2`,
    [productId, number],
  )
  return lot ?? null
}

/** Adds stock to a new or existing lot; absent dates stay unchanged. Requires the lock of the stock row. */
export async function addToLot(tx: Executor, productId: number, lot: NamedLot, amount: number): Promise<void> {
  await run(
    tx,
    `with lot as (
       insert into stock_lot (product_id, number, made_on, best_before, remaining, created_at)
       values ($1, $2, $3::date, $4::date, $5, shop_now())
       on conflict (product_id, number) do update set remaining = stock_lot.remaining + excluded.remaining,
         made_on = coalesce(excluded.made_on, stock_lot.made_on),
         best_before = coalesce(excluded.best_before, stock_lot.best_before)
       returning id)
     insert into stock_lot_movement (lot_id, change, at) select id, $5, shop_now() from lot`,
    [productId, lot.number, lot.madeOn, lot.bestBefore, amount],
  )
}

/** Removes stock from a lot; false = the lot has too little stock and stays unchanged. */
export async function takeFromLot(tx: Executor, productId: number, lotId: number, amount: number): Promise<boolean> {
  const rows = await run<{ id: number }>(
    tx,
    `with lot as (
       update stock_lot set remaining = remaining - $3 where id = $2 and product_id = $1 and remaining >= $3 returning id)
     insert into stock_lot_movement (lot_id, change, at) select id, -$3::int, shop_now() from lot returning lot_id as id`,
    [productId, lotId, amount],
  )
  return rows.length > 0
}

/**
 * Reduces lots after a decrease of stock to the stock without departed orders, the earliest expiry first. Requires the
 * locks of the stock rows.
 */
export async function trimLots(tx: Executor, productIds: readonly number[]): Promise<void> {
  await run(
    tx,
    `with lot as (
       select id, product_id, remaining,
         sum(remaining) over (partition by product_id order by best_before nulls last, id) - remaining as before,
         sum(remaining) over (partition by product_id) as all_remaining
         from stock_lot where product_id = any($1::int[]) and remaining > 0
     ), on_road as (
       select stock_lot.product_id, -sum(change) as amount
         from stock_lot join stock_lot_movement on lot_id = stock_lot.id
         join stock_hold on stock_hold.order_line_id = stock_lot_movement.order_line_id and stock_hold.state = 'committed'
        where stock_lot.product_id in (select product_id from lot) group by stock_lot.product_id
     ), cut as (
       select lot.id, least(lot.remaining, lot.all_remaining + coalesce(on_road.amount, 0) - stock.on_hand - lot.before) as amount
         from lot join stock on stock.product_id = lot.product_id
         left join on_road on on_road.product_id = lot.product_id
        where lot.all_remaining + coalesce(on_road.amount, 0) - stock.on_hand > lot.before
     ), taken as (
       update stock_lot set remaining = remaining - cut.amount from cut where cut.id = stock_lot.id
     )
     insert into stock_lot_movement (lot_id, change, at) select id, -amount, shop_now() from cut`,
    [productIds],
  )
}

/**
 * Assigns lots to the lines of a departing order, the earliest expiry first; expired (in the seller's time zone) and
 * recalled lots only when there are no others. Requires the locks of the stock rows.
 */
export async function takeForLines(tx: Executor, lineIds: readonly number[], now: Date): Promise<void> {
  await run(
    tx,
    `with wanted as (
       select order_line_id, product_id, amount,
         sum(amount) over (partition by product_id order by order_line_id) - amount as starts
         from stock_hold where order_line_id = any($1::bigint[]) and state = 'committed'
     ), lot as (
       select stock_lot.id, product_id, remaining,
         sum(remaining) over (partition by product_id
           order by recalled_at is not null or coalesce(best_before < ($2::timestamptz at time zone time_zone)::date, false),
             best_before nulls last, stock_lot.id) - remaining as starts
         from stock_lot join product_title as product on product.id = stock_lot.product_id
         join seller_card as organization on organization.id = product.organization_id
        where product_id in (select product_id from wanted) and remaining > 0
     ), part as (
       select lot.id, wanted.order_line_id, least(lot.starts + lot.remaining, wanted.starts + wanted.amount)
           - greatest(lot.starts, wanted.starts) as amount
         from wanted join lot on lot.product_id = wanted.product_id
        where lot.starts < wanted.starts + wanted.amount and wanted.starts < lot.starts + lot.remaining
     ), taken as (
       update stock_lot set remaining = remaining - whole.amount
         from (select id, sum(amount) as amount from part group by id) as whole where whole.id = stock_lot.id
     )
     insert into stock_lot_movement (lot_id, change, order_line_id, at)
     select id, -amount, order_line_id, shop_now() from part`,
    [lineIds, now],
  )
}

/** Returns stock of lines to its lots; returns the ids of lines that had lots. Requires the locks of the stock rows. */
export async function giveBackOfLines(tx: Executor, lineIds: readonly number[]): Promise<number[]> {
  const rows = await run<{ lineId: number }>(
    tx,
    `with back as (
       select lot_id, order_line_id, -sum(change) as amount from stock_lot_movement
        where order_line_id = any($1::bigint[]) group by lot_id, order_line_id having sum(change) <> 0
     ), given as (
       update stock_lot set remaining = remaining + whole.amount
         from (select lot_id, sum(amount) as amount from back group by lot_id) as whole where whole.lot_id = stock_lot.id
     ), noted as (
       insert into stock_lot_movement (lot_id, change, order_line_id, at)
       select lot_id, amount, order_line_id, shop_now() from back
     )
     select distinct order_line_id as "lineId" from back`,
    [lineIds],
  )
  return rows.map(({ lineId }) => lineId)
}

export async function saveRecall(tx: Executor, lotId: number, text: string): Promise<void> {
  await run(tx, 'update stock_lot set recalled_at = shop_now(), recall_text = $2 where id = $1', [lotId, text])
}

/** Recalled lots of products with remaining stock. */
export function listRecalled(
  tx: Executor,
  productIds: readonly number[],
): Promise<{ id: number; productId: number; remaining: number }[]> {
  return run(
    tx,
    `select id, product_id as "productId", remaining from stock_lot
      where product_id = any($1::int[]) and remaining > 0 and recalled_at is not null order by product_id, id`,
    [productIds],
  )
}
