import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openLedgerShop } from '../../money/ledger/ledger-shop.data.ts'
import type { AuditedChange } from '../../people/audit/ports.ts'
import { orderPlaced } from '../../sales/order-lifecycle/events.ts'
import { causedBy } from './cause.ts'
import { emit } from './outbox.ts'

const shop = await openLedgerShop()
const idsOf = async (table: string, condition: string, id: number) =>
  (
    await shop.sql<{ requestId: string | null }>(`select request_id as "requestId" from ${table} where ${condition}`, [
      id,
    ])
  ).map(({ requestId }) => requestId)

it('records the request id in events, audit entries and the ledger, also for work caused by its events', async () => {
  const id = await shop.paid()
  const [placed] = await idsOf('outbox', `topic = 'OrderPlaced' and (payload ->> 'orderId')::int = $1`, id)
  expect(placed).toMatch(/^[\w-]{36}$/)
  await causedBy('a-seller-s-press', () => shop.handOver(id))
  const [received] = await idsOf(
    'outbox',
    `topic = 'OrderMoved' and payload ->> 'to' = 'received' and (payload ->> 'orderId')::int = $1`,
    id,
  )
  expect(received).toBe('a-seller-s-press')
  // delivered in a separate job, which reads the cause from the event only
  const [settled] = await idsOf('ledger_entry', `kind = 'settlement' and order_id = $1`, id)
  expect(settled).toBe('a-seller-s-press')
})

it('records the request id in an event and an audit entry written outside a transaction', async () => {
  const { executor } = shop.database
  await causedBy('outside-a-transaction', async () => {
    await emit(executor, orderPlaced({ orderId: 999, orderGroupId: randomUUID(), customerId: 1, organizationId: 1 }))
    const change = {
      action: 'tried',
      entity: 'seller',
      entityId: 999,
      organizationId: null,
      before: {},
      after: { a: 1 },
    }
    await shop.services.audit.record(executor, { kind: 'service', name: 'test' }, [change as AuditedChange])
  })
  expect(await idsOf('outbox', `(payload ->> 'orderId')::int = $1`, 999)).toEqual(['outside-a-transaction'])
  expect(await idsOf('audit_entry', 'entity_id = $1::text', 999)).toEqual(['outside-a-transaction'])
})

it('stores no id when no request caused the work, and rejects text that could break a statement', async () => {
  const [row] = await shop.database.inTransaction((tx) =>
    tx.query<{ id: string | null }>(`select nullif(current_setting('okolitsa.request_id', true), '') as id`, []),
  )
  expect(row?.id).toBeNull()
  expect(() => causedBy("x'; drop table outbox; --", () => null)).toThrow('is no id')
})
