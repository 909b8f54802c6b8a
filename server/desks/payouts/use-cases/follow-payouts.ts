import { stepAfter } from '@okolitsa/domain/payouts/payout-states.ts'
import { personNameOf } from '@okolitsa/domain/payouts/person-name.ts'
import { payoutProblems } from '@okolitsa/strings/ru/bank-format.ts'
import {
  type BankApi,
  type OutsidePayment,
  PayoutFailure,
  type PayoutProvider,
} from '../../../platform/payouts/ports.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { claimItems, forgetAsking, type ItemRow, saveAsking, saveLook, saveOutside } from '../store/item.store.ts'
import { movePayouts } from './move-payouts.ts'
import { orderOf, purposeOf } from './payment-orders.ts'

/** Payouts that one pass takes at once, and the time for which no other worker takes them. */
const AT_ONCE = 20
const CLAIM_MS = 5 * 60_000
/** Time until a payout is looked at again: nothing was answered, and the bank is still at it. */
const RETRY_MS = 60_000
const WAIT_MS = 10 * 60_000

export type FollowDeps = Pick<PayoutDeps, 'database' | 'clock' | 'ledger' | 'bank' | 'provider'>

/** A payout as the other side has it. */
interface Outside {
  /** State by the key or the id; `unknown` = it has no such payout. */
  state(): Promise<OutsidePayment>
  /** Sends it, under the same key as before; returns the state when the answer names it. */
  send(): Promise<OutsidePayment | null>
  /** False = a repeat might pay again. */
  readonly mayRepeat: boolean
}

const UNKNOWN: OutsidePayment = { state: 'unknown', reason: null }

function throughBank({ bank, database: { executor } }: FollowDeps, api: BankApi, item: ItemRow): Outside {
  if (!item.payer) throw new Error(`payout ${item.id} of a run without an account`)
  const order = orderOf(item, item.payer)
  const direct = bank?.direct
  if (item.way === 'pay' && direct)
    return {
      state: () => direct.state(item.key),
      send: async () => {
        await direct.pay({ key: item.key, order })
        return null
      },
      // the bank keeps keys for ever
      mayRepeat: true,
    }
  return {
    state: async () => (item.outsideId === null ? UNKNOWN : api.draftState(item.outsideId)),
    send: async () => {
      await saveOutside(executor, item.id, await api.draft(order))
      return null
    },
    // a draft has no key: two drafts may both be signed
    mayRepeat: item.askedAt === null,
  }
}

async function throughProvider(
  { clock, database: { executor } }: FollowDeps,
  provider: PayoutProvider,
  item: ItemRow,
): Promise<Outside> {
  const { kind, name, phone, token, bankName } = item.destination
  const destination = async () => {
    if (kind === 'token') return { kind, token: token ?? '' } as const
    const bank = (await provider.banks()).find(({ name }) => name === bankName)
    if (!bank) throw new PayoutFailure('refused', payoutProblems.noSbpBank)
    return { kind: 'sbp', phone: phone ?? '', bankId: bank.id, holder: personNameOf(name) } as const
  }
  const age = item.askedAt === null ? 0 : clock().getTime() - item.askedAt.getTime()
  return {
    state: async () => (item.outsideId === null ? UNKNOWN : provider.state(item.outsideId)),
    send: async () => {
      const to = await destination()
      const paid = await provider.pay({
        key: item.key,
        amount: item.amount,
        to,
        description: purposeOf(item).slice(-128),
      })
      await saveOutside(executor, item.id, paid.id)
      return paid
    },
    mayRepeat: item.outsideId === null && age < provider.repeatableForMs,
  }
}

/** Records what the other side says of a payout; `send` is the answer when it has to be sent. */
async function apply(
  deps: FollowDeps,
  item: ItemRow,
  { state, reason }: OutsidePayment,
  mayRepeat: boolean,
): Promise<'send' | 'done'> {
  const { executor, inTransaction } = deps.database
  const step = stepAfter(item.state, state, mayRepeat)
  if (step.do === 'send') return 'send'
  if (step.do === 'move') {
    const { id, state: from } = item
    await inTransaction((tx) =>
      movePayouts(deps, tx, [{ id, from, to: step.to, way: null, problem: step.to === 'paid' ? null : reason }]),
    )
    return 'done'
  }
  const isAlarm = step.do === 'alarm'
  const next = new Date(deps.clock().getTime() + WAIT_MS)
  await saveLook(executor, item.id, {
    next,
    problem: isAlarm ? (reason ?? payoutProblems.lostAnswer) : null,
    needsPerson: isAlarm,
  })
  return 'done'
}

/**
 * Brings one payout a step further: asks what the other side has, and sends it when it has nothing. That it is about to
 * hear of the payout is written down before the call, so a worker that dies at any moment leaves a payout that is asked
 * about first and never sent under another key.
 */
async function follow(deps: FollowDeps, item: ItemRow): Promise<void> {
  const { executor, inTransaction } = deps.database
  const now = deps.clock()
  const look = (problem: string | null, ms: number) =>
    saveLook(executor, item.id, { next: new Date(now.getTime() + ms), problem, needsPerson: false })
  const isProvider = item.way === 'provider'
  if (isProvider ? !deps.provider : !deps.bank) return void (await look(payoutProblems.noService, WAIT_MS))
  let isSending = false
  try {
    const outside = isProvider
      ? await throughProvider(deps, deps.provider as PayoutProvider, item)
      : throughBank(deps, deps.bank as BankApi, item)
    const known = item.askedAt === null ? UNKNOWN : await outside.state()
    if ((await apply(deps, item, known, outside.mayRepeat)) === 'done') return
    await saveAsking(executor, item.id, now)
    isSending = true
    const answer = await outside.send()
    // a payment is often made at once
    await (answer === null ? look(null, RETRY_MS) : apply(deps, item, answer, false))
  } catch (error) {
    if (!(error instanceof PayoutFailure)) throw error
    if (error.kind === 'unsent' || error.kind === 'denied' || error.kind === 'noMoney') {
      // no payment exists there, so the time in which a key is remembered has not begun
      if (item.askedAt === null) await forgetAsking(executor, item.id)
      return void (await look(error.message, error.kind === 'unsent' ? RETRY_MS : WAIT_MS))
    }
    // an answer to a question says nothing about the payment
    if (!isSending || error.kind === 'unknown') return void (await look(null, RETRY_MS))
    // a provider also refuses a repeat that differs, and then the first payout may exist
    if (isProvider && item.askedAt !== null)
      return void (await saveLook(executor, item.id, { next: now, problem: error.message, needsPerson: true }))
    const { id, state: from } = item
    await inTransaction((tx) => movePayouts(deps, tx, [{ id, from, to: 'failed', way: null, problem: error.message }]))
  }
}

/** Sends and asks about all payouts that are due for it. Several workers may run it at once. */
export async function followPayouts(deps: FollowDeps): Promise<void> {
  for (;;) {
    const now = deps.clock()
    const items = await claimItems(deps.database.executor, {
      now,
      until: new Date(now.getTime() + CLAIM_MS),
      most: AT_ONCE,
    })
    for (const item of items) await follow(deps, item)
    if (items.length < AT_ONCE) return
  }
}
