import { createTimers } from '../timers.ts'
import { amountText } from './amount.ts'
import { MONETA_EMULATOR } from './credentials.ts'
import type { MonetaFaults } from './faults.ts'
import { answerSignatureOf, type MntFields, signatureOf } from './signature.ts'
import type { Operation } from './till.ts'

/** Interval, ms, and number of repeated notifications; the real service repeats for about a day. */
const REPEAT_MS = 30_000
const MAX_TRIES = 3
/** Delay of a late notification, ms, in which the customer returns to the shop first. */
const LATE_MS = 5_000
const WAIT_MS = 10_000

/** The shop's URLs from MONETA's settings. */
export interface ShopAddresses {
  readonly payUrl: string
  /** URL of the check before a payment; null = no check. */
  readonly checkUrl: string | null
}

export interface Notifier {
  /** Queries the shop whether it still awaits this payment; an invalid answer means no. */
  mayPay(link: MntFields): Promise<boolean>
  /** Notifies the shop of received money; `confirmed` is called when the shop has confirmed. */
  paid(operation: Operation, confirmed: () => void): void
  /** Notifies the shop of a reversed credit. */
  undone(operation: Operation): void
  stop(): void
}

const tagOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''

/** Calls the shop's Check URL before a payment and its Pay URL after it. */
export function createMonetaNotifier(addresses: ShopAddresses, faults: MonetaFaults): Notifier {
  const { integrityCode, account } = MONETA_EMULATOR
  const { later, stop } = createTimers()

  const isTaken = async (fields: MntFields): Promise<boolean> => {
    const init = { method: 'POST', body: new URLSearchParams(fields), signal: AbortSignal.timeout(WAIT_MS) }
    const response = await fetch(addresses.payUrl, init)
    const text = (await response.text()).trim()
    return response.ok && (text === 'SUCCESS' || tagOf(text, 'MNT_RESULT_CODE') === '200')
  }

  /** Repeats a notification until the shop confirms it. */
  function deliver(fields: MntFields, confirmed: () => void, tries = 1): void {
    const again = () => {
      if (tries < MAX_TRIES) later(REPEAT_MS, () => deliver(fields, confirmed, tries + 1))
    }
    isTaken(fields).then((isConfirmed) => (isConfirmed ? confirmed() : again()), again)
  }

  /** Fields of the link that both calls repeat. */
  const about = (link: MntFields) =>
    Object.fromEntries(
      ['MNT_ID', 'MNT_TRANSACTION_ID', 'MNT_AMOUNT', 'MNT_CURRENCY_CODE', 'MNT_SUBSCRIBER_ID', 'MNT_TEST_MODE']
        .filter((name) => link[name] !== undefined)
        .map((name) => [name, link[name] ?? '']),
    )

  /** True for a signed, positive answer about this payment; a shop that did not receive the amount must state it. */
  const isWanted = (xml: string, link: MntFields): boolean => {
    const code = tagOf(xml, 'MNT_RESULT_CODE')
    const transactionId = link.MNT_TRANSACTION_ID ?? ''
    if (!xml.includes('<MNT_RESPONSE>') || tagOf(xml, 'MNT_ID') !== account) return false
    if (tagOf(xml, 'MNT_TRANSACTION_ID') !== transactionId) return false
    if (tagOf(xml, 'MNT_SIGNATURE') !== answerSignatureOf(code ?? '', account, transactionId, integrityCode))
      return false
    return code === '402' || (code === '100' && tagOf(xml, 'MNT_AMOUNT') === link.MNT_AMOUNT)
  }

  return {
    async mayPay(link) {
      if (addresses.checkUrl === null) return true
      const fields = { MNT_COMMAND: 'CHECK', ...about(link) }
      const signed = { ...fields, MNT_SIGNATURE: signatureOf(fields, integrityCode) }
      const answer = await fetch(`${addresses.checkUrl}?${new URLSearchParams(signed)}`, {
        signal: AbortSignal.timeout(WAIT_MS),
      })
        .then(async (response) => ({ type: response.headers.get('content-type') ?? '', xml: await response.text() }))
        .catch(() => null)
      return answer?.type.startsWith('application/xml') ? isWanted(answer.xml, link) : false
    },
    paid(operation, confirmed) {
      if (faults.take('no-notify')) return
      const amount = faults.take('wrong-amount') ? 100 : operation.amount
      const fields = {
        ...about(operation.link ?? {}),
        MNT_OPERATION_ID: String(operation.id),
        MNT_AMOUNT: amountText(amount),
      }
      const code = faults.take('bad-signature') ? 'a wrong code' : integrityCode
      const signed = { ...fields, MNT_SIGNATURE: signatureOf(fields, code), 'paymentSystem.unitId': 'card' }
      if (faults.take('late-notify')) return later(LATE_MS, () => deliver(signed, confirmed))
      deliver(signed, confirmed)
      if (faults.take('double-notify')) deliver(signed, confirmed)
    },
    undone(operation) {
      const id = { MNT_COMMAND: 'CANCELLED_CREDIT', MNT_OPERATION_ID: String(operation.id) }
      const fields = { ...about(operation.link ?? {}), ...id }
      deliver({ ...fields, MNT_SIGNATURE: signatureOf(fields, integrityCode) }, () => {})
    },
    stop,
  }
}
