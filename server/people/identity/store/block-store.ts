import type { BlockReason } from '@okolitsa/domain/office/customer-block.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface BlockRow {
  reason: BlockReason
  message: string
  since: Date
  until: Date | null
}

/**
 * The block of a customer, also one that is over; null = none. `share` makes a change of the block wait for the end of
 * the caller's transaction, and `change` excludes every other reader with a lock.
 */
export async function findBlock(
  executor: Executor,
  customerId: number,
  lock: 'none' | 'share' | 'change',
): Promise<{
  readonly isErased: boolean
  readonly block: BlockRow | null
  /** Edition of the required texts that the customer has confirmed; null = none. */
  readonly agreementEdition: string | null
} | null> {
  const [row] = await run<
    { [Field in keyof BlockRow]: BlockRow[Field] | null } & { isErased: boolean; agreementEdition: string | null }
  >(
    executor,
    `select block_reason as reason, block_message as message, blocked_at as since, blocked_until as until,
       erased_at is not null as "isErased", agreement_edition as "agreementEdition" from customer where id = $1 ${
         { none: '', share: 'for share', change: 'for no key update' }[lock]
       }`,
    [customerId],
  )
  if (!row) return null
  const { isErased, agreementEdition, reason, message, since, until } = row
  const isBlocked = reason !== null && message !== null && since !== null
  return { isErased, agreementEdition, block: isBlocked ? { reason, message, since, until } : null }
}

export async function saveBlock(tx: Executor, customerId: number, block: BlockRow | null): Promise<void> {
  await run(
    tx,
    `update customer set block_reason = $2, block_message = $3, blocked_at = $4, blocked_until = $5 where id = $1`,
    [customerId, block?.reason ?? null, block?.message ?? null, block?.since ?? null, block?.until ?? null],
  )
}
