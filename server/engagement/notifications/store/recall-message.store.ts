import { type Executor, run } from '../../../platform/db/client.ts'

/** Inserts recall messages; returns the orders that had no message for this lot. */
export async function insertRecallMessages(
  tx: Executor,
  lotId: number,
  orderIds: readonly number[],
): Promise<number[]> {
  const rows = await run<{ orderId: number }>(
    tx,
    `insert into recall_message (order_id, lot_id) select id, $1::int from unnest($2::int[]) as asked (id)
     on conflict do nothing returning order_id as "orderId"`,
    [lotId, orderIds],
  )
  return rows.map(({ orderId }) => orderId)
}

/** Claims a pending message before the provider is called. Returns the recipient's phone; null = already sent. */
export async function claimRecallMessage(
  executor: Executor,
  message: { readonly lotId: number; readonly orderId: number; readonly now: Date },
): Promise<string | null> {
  const [row] = await run<{ phone: string }>(
    executor,
    `update recall_message set claimed_at = $3 from order_head
      where order_id = $1 and lot_id = $2 and claimed_at is null and order_head.id = order_id
      returning order_head.recipient_phone as phone`,
    [message.orderId, message.lotId, message.now],
  )
  return row?.phone ?? null
}

/** Makes a message pending again after the provider did not accept it. */
export async function releaseRecallMessage(executor: Executor, lotId: number, orderId: number): Promise<void> {
  await run(executor, 'update recall_message set claimed_at = null where order_id = $1 and lot_id = $2', [
    orderId,
    lotId,
  ])
}
