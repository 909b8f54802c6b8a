import type { FiscalDeps } from '../fiscal-deps.ts'
import { FiscalFailure, type FiscalRegister } from '../ports.ts'
import { findFiscalOrder } from '../store/fiscal-order.store.ts'
import { claimReceipt, type StoredReceipt, saveStep } from '../store/receipt.store.ts'
import { settledOn } from './compose-receipts.ts'

const CLAIM_SECONDS = 60
const plusSeconds = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1_000)
/** Delay before the next attempt, at most an hour, since a register may be down for hours. */
const retryDelaySeconds = (attempts: number) => Math.min(3_600, 5 * 2 ** Math.min(attempts, 10))

/** External id, beginning with the order number so that staff can find the receipt in the register's own list. */
const externalIdOf = (receipt: StoredReceipt) => `${receipt.orderId}-${receipt.id}`

/** Sends a receipt, or requests its status when it was sent. Does not throw when the register fails. */
export async function sendReceipt(deps: FiscalDeps, receiptId: string): Promise<void> {
  const { register, clock, database } = deps
  if (!register) return
  const now = clock()
  const receipt = await claimReceipt(database.executor, receiptId, now, plusSeconds(now, CLAIM_SECONDS))
  if (!receipt) return
  const nextTryAt = plusSeconds(now, retryDelaySeconds(receipt.attempts))
  const save = (step: Parameters<typeof saveStep>[2]) => saveStep(database.executor, receiptId, step)
  let registerId = receipt.registerId
  try {
    registerId ??= await send(deps, register, receipt)
    const status = await register.status(registerId)
    if (status.state === 'registered') {
      return await save({ state: 'registered', at: clock(), document: status.numbers, url: status.url })
    }
    if (status.state === 'failed') throw new FiscalFailure('refused', status.reason)
    // the register lost it, so it is sent again; the external id prevents a second receipt
    if (status.state === 'unknown') registerId = await send(deps, register, receipt)
    await save({ state: 'sent', nextTryAt, registerId })
  } catch (error) {
    if (!(error instanceof FiscalFailure)) throw error
    if (error.kind === 'refused') {
      deps.log.error({ receiptId, reason: error.message }, 'the fiscal register refused a receipt')
      return save({ state: 'failed', failure: error.message })
    }
    const failure = error.message
    await save(
      registerId === null ? { state: 'new', nextTryAt, failure } : { state: 'sent', nextTryAt, registerId, failure },
    )
  }
}

async function send(deps: FiscalDeps, register: FiscalRegister, receipt: StoredReceipt): Promise<string> {
  const order = await findFiscalOrder(deps.database.executor, receipt.orderId)
  if (!order) throw new FiscalFailure('refused', 'its order is gone')
  const { supplier, contact } = order
  return register.register({
    externalId: externalIdOf(receipt),
    receipt,
    supplier,
    contact,
    basis:
      receipt.kind === 'correction' ? (receipt.basis ?? { type: 'self', number: null, day: settledOn(receipt) }) : null,
  })
}
