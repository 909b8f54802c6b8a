import { type Clock, dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { type CustomerScope, customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { monthAt, plusMonths } from '@okolitsa/domain/subscription/subscription.ts'
import type { Database, Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { partnerServiceChanged, subscriptionEnding } from '../events.ts'
import { turnServicesOff } from '../store/partner-service.store.ts'
import { closeSubscription, listEnding, listOverdue, lockSubscription, openMonth } from '../store/subscription.store.ts'

const BATCH = 200
const WARN_DAYS = 7
const DAY_MS = 86_400_000

/** Ends a subscription: removes its remaining deliveries and switches services off. */
export async function endRunning(tx: Executor, subscriptionId: number, at: Date): Promise<void> {
  await closeSubscription(tx, subscriptionId, at)
  for (const service of await turnServicesOff(tx, subscriptionId)) {
    await emit(tx, partnerServiceChanged({ subscriptionId, service }))
  }
}

/** Begins the current month, or ends an expired subscription. */
async function turnMonth(tx: Executor, scope: CustomerScope, now: Date): Promise<void> {
  const running = await lockSubscription(tx, scope)
  if (!running) return
  const { id, startedAt, endsAt } = running
  const number = monthAt(startedAt, endsAt, now)
  if (number === null) return endRunning(tx, id, now)
  await openMonth(tx, id, { number, from: plusMonths(startedAt, number - 1), to: plusMonths(startedAt, number) })
}

/** Processes expired months, customer by customer. */
export async function turnMonths(database: Database, clock: Clock): Promise<void> {
  for (;;) {
    const now = clock()
    const overdue = await listOverdue(database.executor, now, BATCH)
    for (const customerId of overdue) {
      await database.inTransaction((tx) => turnMonth(tx, customersOwn(customerId), now))
    }
    if (overdue.length < BATCH) return
  }
}

/** Publishes events of subscriptions that end within a week. */
export async function warnOfEnd(executor: Executor, clock: Clock): Promise<void> {
  const from = clock()
  const to = new Date(from.getTime() + WARN_DAYS * DAY_MS)
  for (const { id: subscriptionId, customerId, endsAt } of await listEnding(executor, { from, to })) {
    await emit(executor, subscriptionEnding({ subscriptionId, customerId, day: dayIn(SHOP_TIME_ZONE, endsAt) }))
  }
}
