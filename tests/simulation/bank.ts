import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { GatewayFailure, type GatewayState, type PaymentGateway } from '../../server/money/payments/ports.ts'

/**
 * Faults of the bank: it ignores calls; it executes all calls and the answers are lost; or it answers queries, and only
 * the answers to commands are lost.
 */
export const BANK_FAULTS = ['down', 'lostAnswer', 'lostAction'] as const
export type BankFault = (typeof BANK_FAULTS)[number]

/** `asked`: the bank has reported a payment's state; `told`: it is about to get a withdrawal. */
export const BANK_MOMENTS = ['asked', 'told'] as const
export type BankMoment = (typeof BANK_MOMENTS)[number]

interface Payment {
  readonly gateway: GatewayKind
  readonly amount: number
  readonly isHeldFirst: boolean
  /** End of the payment's validity, milliseconds. */
  readonly endsAt: number
  state: 'open' | 'held' | 'taken' | 'declined' | 'canceled'
  taken: number
  returned: number
}

/**
 * `cards` hold money on request; `qr` captures it immediately. `wallet` has no withdrawal: before it captures it asks
 * the shop whether the payment is still expected; `carelessWallet` does not.
 */
export type GatewayKind = 'cards' | 'qr' | 'wallet' | 'carelessWallet'

/** A bank in this process with correct books to compare the shop's with. */
export interface Bank {
  gateway(kind: GatewayKind): PaymentGateway
  /** Injects a fault into the next `times` calls. */
  fail(fault: BankFault, times: number): void
  /** Pays as the customer at the bank; false = no open payment. */
  pay(number: string): boolean
  decline(number: string): void
  /** Runs `action` first at the next such moment of the order's payment; null = disarmed. */
  meanwhile(plan: { readonly at: BankMoment; readonly orderId: number; action(): Promise<void> } | null): void
  /** The bank's state of an order, kopecks. */
  moneyOf(orderId: number): { readonly held: number; readonly kept: number; readonly taken: number }
  /** Payments of an order that can be paid now. */
  openOf(orderId: number): { readonly number: string; readonly gateway: GatewayKind }[]
  /** Releases an order's hold; false = none. */
  release(orderId: number): boolean
}

/** Order id of an attempt's number, which starts with it. */
const orderOf = (number: string) => Number(number.split('-')[0])
const gatewayIdOf = (number: string) => `bank-${number}`
const numberOf = (gatewayOrderId: string) => gatewayOrderId.slice('bank-'.length)

export function createBank(clock: () => Date): Bank {
  const payments = new Map<string, Payment>()
  let fault: BankFault | null = null
  let failsLeft = 0
  let plan: Parameters<Bank['meanwhile']>[0] = null

  const pass = async (moment: BankMoment, number: string) => {
    if (plan?.at !== moment || plan.orderId !== orderOf(number)) return
    const { action } = plan
    plan = null
    await action()
  }
  const answer = <T>(work: () => T, isQuestion = false): Promise<T> => {
    const failing = failsLeft > 0 && !(fault === 'lostAction' && isQuestion) ? fault : null
    if (failing) failsLeft -= 1
    return Promise.resolve().then(() => {
      if (failing === 'down') throw new GatewayFailure('unavailable', 'the bank is down')
      const result = work()
      if (failing) throw new GatewayFailure('unavailable', 'the answer is lost')
      return result
    })
  }
  const isPayable = (payment: Payment | undefined) =>
    payment?.state === 'open' && clock().getTime() < payment.endsAt ? payment : null
  const demand = (gatewayOrderId: string) => {
    const payment = payments.get(numberOf(gatewayOrderId))
    if (!payment) throw new GatewayFailure('refused', 'no such payment')
    return payment
  }
  const stateOf = (payment: Payment): GatewayState => {
    if (payment.state === 'open') return isPayable(payment) ? 'open' : 'expired'
    if (payment.state !== 'taken') return payment.state
    if (payment.returned === 0) return 'paid'
    return payment.returned === payment.taken ? 'refunded' : 'partiallyRefunded'
  }

  const gateway = (kind: GatewayKind): PaymentGateway => ({
    hasHolds: kind === 'cards',
    ...(kind === 'wallet' && {
      precheck: {
        read: ({ number }) =>
          number ? { number, amount: (payments.get(number)?.amount ?? null) as Kopecks | null } : null,
        answer: (_, verdict) => verdict,
      },
    }),
    register: ({ number, amount, lifetimeSeconds, stages }) =>
      answer(() => {
        if (!payments.has(number)) {
          payments.set(number, {
            gateway: kind,
            amount,
            isHeldFirst: kind === 'cards' && stages === 'two',
            endsAt: clock().getTime() + lifetimeSeconds * 1_000,
            state: 'open',
            taken: 0,
            returned: 0,
          })
        }
        const payUrl = `https://bank.test/${number}`
        return { gatewayOrderId: gatewayIdOf(number), payUrl, payload: payUrl, qrId: null, qrImage: null }
      }),
    status: async ({ number }) => {
      const word = await answer(() => {
        const payment = payments.get(number)
        const state: GatewayState = payment ? stateOf(payment) : 'unknown'
        return {
          state,
          gatewayOrderId: payment ? gatewayIdOf(number) : null,
          held: (payment?.state === 'held' ? payment.amount : 0) as Kopecks,
          paid: (payment?.taken ?? 0) as Kopecks,
          refunded: (payment?.returned ?? 0) as Kopecks,
          reason: null,
        }
      }, true)
      await pass('asked', number)
      return word
    },
    capture: ({ gatewayOrderId, amount }) =>
      answer(() => {
        const payment = demand(gatewayOrderId)
        if (payment.state !== 'held' || amount > payment.amount || amount <= 0) {
          throw new GatewayFailure('refused', `${amount} can not be captured of a payment that is ${payment.state}`)
        }
        payment.state = 'taken'
        payment.taken = amount
      }),
    withdraw: async ({ number }) => {
      await pass('told', number)
      return answer(() => {
        const payment = payments.get(number)
        const isForgetful = kind === 'cards' || kind === 'qr'
        if (isForgetful && (payment?.state === 'open' || payment?.state === 'held')) payment.state = 'canceled'
      })
    },
    // the key is ignored, because the shop must not rely on it to prevent double refunds
    refund: ({ gatewayOrderId, amount }) =>
      answer(() => {
        const payment = demand(gatewayOrderId)
        if (amount > payment.taken - payment.returned) throw new GatewayFailure('refused', 'more than there is')
        payment.returned += amount
      }),
    readNotification: ({ number }) =>
      number ? { number, gatewayOrderId: gatewayIdOf(number), event: 'deposited done', amount: null } : null,
  })

  return {
    gateway,
    fail: (how, times) => {
      fault = how
      failsLeft = times
    },
    pay: (number) => {
      const payment = isPayable(payments.get(number))
      if (!payment) return false
      payment.state = payment.isHeldFirst ? 'held' : 'taken'
      if (payment.state === 'taken') payment.taken = payment.amount
      return true
    },
    decline: (number) => {
      const payment = isPayable(payments.get(number))
      if (payment) payment.state = 'declined'
    },
    meanwhile: (next) => {
      plan = next
    },
    moneyOf: (orderId) => {
      const own = [...payments].filter(([number]) => orderOf(number) === orderId).map(([, payment]) => payment)
      return {
        held: own.reduce((sum, payment) => sum + (payment.state === 'held' ? payment.amount : 0), 0),
        kept: own.reduce((sum, payment) => sum + payment.taken - payment.returned, 0),
        taken: own.reduce((sum, payment) => sum + payment.taken, 0),
      }
    },
    openOf: (orderId) =>
      [...payments]
        .filter(([number, payment]) => orderOf(number) === orderId && isPayable(payment))
        .map(([number, { gateway: kind }]) => ({ number, gateway: kind })),
    release: (orderId) => {
      const held = [...payments].filter(([number, { state }]) => orderOf(number) === orderId && state === 'held')
      for (const [, payment] of held) payment.state = 'canceled'
      return held.length > 0
    },
  }
}
