import { randomUUID } from 'node:crypto'
import { minuteOfDayIn } from '@okolitsa/domain/clock/clock.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { picksUpAt, secondsUntilNextCallback } from '@okolitsa/domain/telephony/callback-limits.ts'
import type { Deps } from '../../../services.ts'
import { type CallOrder, type Telephony, TelephonyFailure } from '../ports.ts'
import * as store from '../store/telephony.store.ts'

export interface TelephonyDeps extends Deps<'database' | 'clock' | 'market'> {
  /** PBX; null = people dial themselves. */
  readonly telephony: Telephony | null
}

export interface CallOutcome {
  readonly state: 'accepted' | 'dial'
  readonly phoneNumber: string | null
}

/**
 * Orders a call between a customer and a seller. The order is stored before the PBX is called, so that its reports find
 * it and a lost answer still counts towards the limits.
 * @throws Refusal NOT_FOUND, CALL_UNAVAILABLE, CALL_OUT_OF_HOURS (facts fromHour, toHour), TOO_MANY_REQUESTS
 */
export async function callSeller(
  deps: TelephonyDeps,
  scope: CustomerScope,
  customerPhone: string,
  organizationId: number,
): Promise<CallOutcome> {
  const { clock, database, telephony } = deps
  const now = clock()
  const seller = await store.findSellerLine(database.executor, scope.site, organizationId)
  if (!seller) throw new Refusal('NOT_FOUND')
  if (!seller.hasTelephony) throw new Refusal('CALL_UNAVAILABLE')
  const { fromHour, toHour } = seller
  if (!picksUpAt(minuteOfDayIn(seller.timeZone, now), { fromHour, toHour }))
    throw new Refusal('CALL_OUT_OF_HOURS', { fromHour, toHour })
  if (!telephony || (seller.phone === null && seller.extension === null)) {
    const phoneNumber = seller.phone ?? deps.market.current().contacts.phone
    if (phoneNumber === null) throw new Refusal('CALL_UNAVAILABLE')
    return { state: 'dial', phoneNumber }
  }

  const commandId = `cb-${randomUUID()}`
  await database.inTransaction(async (tx) => {
    await store.lockCaller(tx, scope)
    const wait = secondsUntilNextCallback(await store.findCallbackLog(tx, scope, now))
    if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: wait })
    await store.insertCallback(tx, scope, { commandId, organizationId, now })
  })
  await connect(deps, telephony, {
    commandId,
    seller: { extension: seller.extension, phone: seller.phone },
    customerPhone,
  })
  return { state: 'accepted', phoneNumber: null }
}

async function connect(deps: TelephonyDeps, telephony: Telephony, order: CallOrder): Promise<void> {
  try {
    await telephony.connect(order)
  } catch (error) {
    if (!(error instanceof TelephonyFailure)) throw error
    // without an answer the call may be in progress; its webhooks will show the state
    if (error.kind === 'refused') await store.saveFailure(deps.database.executor, order.commandId, error.code)
    throw new Refusal('CALL_UNAVAILABLE')
  }
}
