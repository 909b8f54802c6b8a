import { blockInEffect, type CustomerBlock } from '@okolitsa/domain/office/customer-block.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import type { Author } from '../../audit/ports.ts'
import { findBlock, saveBlock } from '../store/block-store.ts'
import { endOtherSessions } from '../store/session-store.ts'
import { NO_SESSION } from '../tokens.ts'

export type AuditDeps = Deps<'database' | 'clock' | 'audit'>

const auditedAs = (action: string, customerId: number) =>
  ({ action, entity: 'customer', entityId: customerId, organizationId: null }) as const
const fieldsOf = (block: Pick<CustomerBlock, 'reason' | 'until'> | null) => ({
  blocked: block?.reason ?? null,
  until: block?.until?.toISOString() ?? null,
})

/** The block in effect; null = none. With `share` a new block waits for the end of the caller's transaction. */
export async function blockOf(executor: Executor, customerId: number, now: Date, lock: 'none' | 'share') {
  return blockInEffect((await findBlock(executor, customerId, lock))?.block ?? null, now)
}

export const refusalOfBlock = ({ message, until }: CustomerBlock): Refusal =>
  new Refusal('CUSTOMER_BLOCKED', { message, until: until?.toISOString() ?? null })

/**
 * Replaces the block of a customer; null ends it. A checkout that holds the customer's row is finished first, and one
 * that begins later is refused. @throws Refusal NOT_FOUND for an unknown or erased customer
 */
export const changeBlock = (
  { database, clock, audit }: AuditDeps,
  author: Author,
  customerId: number,
  asked: Omit<CustomerBlock, 'since'> | null,
): Promise<void> =>
  database.inTransaction(async (tx) => {
    const found = await findBlock(tx, customerId, 'change')
    if (!found || found.isErased) throw new Refusal('NOT_FOUND')
    const now = clock()
    const before = blockInEffect(found.block, now)
    const after = asked && { ...asked, since: before?.since ?? now }
    await saveBlock(tx, customerId, after)
    await audit.record(tx, author, [
      {
        ...auditedAs(after ? 'blockCustomer' : 'unblockCustomer', customerId),
        before: fieldsOf(before),
        after: fieldsOf(after),
        reason: after?.message ?? null,
      },
    ])
  })

/** Ends every session of a customer at once; returns their ids. @throws Refusal NOT_FOUND for an unknown customer */
export const endAllSessions = (
  { database, clock, audit }: AuditDeps,
  author: Author,
  customerId: number,
): Promise<readonly string[]> =>
  database.inTransaction(async (tx) => {
    if (!(await findBlock(tx, customerId, 'change'))) throw new Refusal('NOT_FOUND')
    const ended = await endOtherSessions(tx, customerId, NO_SESSION, 'ended_by_office', clock())
    await audit.record(tx, author, [
      { ...auditedAs('endCustomerSessions', customerId), before: { sessions: ended.length }, after: { sessions: 0 } },
    ])
    return ended
  })
