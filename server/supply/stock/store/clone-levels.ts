import { type Executor, run } from '../../../platform/db/client.ts'

/** Copies stock by the table `product_clone`, which the products module creates in this transaction. */
export async function cloneLevels(tx: Executor): Promise<void> {
  await run(
    tx,
    `insert into stock (product_id, kind, on_hand)
    select c.id, s.kind, s.on_hand from product_clone c join stock s on s.product_id = c.base_id order by c.id`,
  )
  // disabling triggers also disables the ledger's trigger
  await run(
    tx,
    `insert into stock_movement (product_id, on_hand_delta, cause, on_hand_after)
    select s.product_id, s.on_hand, 'initial', s.on_hand from stock s join product_clone c on c.id = s.product_id where s.on_hand <> 0`,
  )
}
