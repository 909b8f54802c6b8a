import { createHmac } from 'node:crypto'
import { createTimers } from '../timers.ts'
import type { BankOrder } from './bank.ts'
import type { RbsFaults } from './faults.ts'

/** Interval, ms, and number of repeated notifications. */
const REPEAT_MS = 30_000
const MAX_TRIES = 6
/** Delay of a late notification, ms, in which the customer returns to the shop first. */
const LATE_MS = 5_000

/** Signature of a notification: fields sorted by name, joined as `name;value;`, HMAC-SHA256 in upper-case hex. */
export function checksumOf(fields: Readonly<Record<string, string>>, key: string): string {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name};${fields[name]};`)
    .join('')
  return createHmac('sha256', key).update(text).digest('hex').toUpperCase()
}

export interface Notifier {
  send(order: BankOrder, operation: string, isSuccess: boolean): void
  stop(): void
}

/** Sends signed notifications to the shop and repeats unconfirmed ones. */
export function createNotifier(options: { key: string; defaultUrl: string | null; faults: RbsFaults }): Notifier {
  const { later, stop } = createTimers()

  function deliver(url: string, tries: number): void {
    const again = () => {
      if (tries < MAX_TRIES) later(REPEAT_MS, () => deliver(url, tries + 1))
    }
    fetch(url, { signal: AbortSignal.timeout(10_000) }).then(({ ok }) => {
      if (!ok) again()
    }, again)
  }

  return {
    send(order, operation, isSuccess) {
      const base = order.callbackUrl ?? options.defaultUrl
      if (!base || options.faults.take('no-notify')) return
      const fields = {
        mdOrder: order.orderId,
        orderNumber: order.orderNumber,
        operation,
        status: isSuccess ? '1' : '0',
        amount: String(order.amount),
      }
      const isForged = options.faults.take('bad-checksum')
      const checksum = checksumOf(fields, isForged ? 'a wrong key' : options.key)
      const url = `${base}?${new URLSearchParams({ ...fields, checksum })}`
      if (options.faults.take('late-notify')) return later(LATE_MS, () => deliver(url, 1))
      deliver(url, 1)
      if (options.faults.take('double-notify')) deliver(url, 1)
    },
    stop,
  }
}
