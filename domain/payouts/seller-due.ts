import { dayIn, type IsoDate, SHOP_TIME_ZONE } from '../clock/clock.ts'
import { type Kopecks, kopecks, ZERO } from '../money/money.ts'
import type { RequisitesKind } from '../seller-contract/requisites.ts'
import { type SettledOrder, waitingOf } from '../statements/waiting-money.ts'
import type { Debt, PayoutStop, SellerDue } from './net-payout.ts'
import type { NpdHold } from './npd-hold.ts'

/** Facts that may stop the payouts of a seller. */
export interface StopFacts {
  /** Kind of the requisites in force; null = none. */
  readonly kind: RequisitesKind | null
  /** Other requisites were confirmed and wait to take effect. */
  readonly isChanging: boolean
  /** The latest payout to these requisites was returned. */
  readonly isReturned: boolean
  readonly lacksContract: boolean
  readonly isSuspended: boolean
  /** Why a self-employed seller is not paid; null = it is, or is not self-employed. */
  readonly npdHold: NpdHold | null
}

/** Facts of a seller that a draft reads, of one moment. */
export interface SellerFacts extends StopFacts {
  readonly organizationId: number
  /** Sum of the seller's account in the ledger; below 0 = a debt. */
  readonly balance: number
  /** Orders that ended lately or have a claim without a decision. */
  readonly recent: readonly SettledOrder[]
  /** Debts that earlier payouts have not taken, by day. */
  readonly debts: readonly { readonly since: IsoDate; readonly amount: Kopecks }[]
}

export interface DraftTerms {
  readonly now: Date
  readonly holdDays: number
  /** Maximum of one payout to a person by a provider; null = no provider. */
  readonly largest: Readonly<Record<'sbp' | 'token', Kopecks>> | null
}

const isPersonal = (kind: RequisitesKind | null): kind is 'sbp' | 'token' => kind === 'sbp' || kind === 'token'

/** Why nothing is paid to a seller now, the first reason first. @param paysPeople the market has a provider for people */
export function payoutStops(facts: StopFacts, paysPeople: boolean): PayoutStop[] {
  const stops: readonly (PayoutStop | false)[] = [
    // a seller who has given the first or other requisites has nothing more to do
    facts.kind === null && !facts.isChanging && 'requisites',
    facts.isChanging && 'requisitesChanged',
    facts.isReturned && 'returned',
    facts.lacksContract && 'contract',
    facts.isSuspended && 'suspended',
    isPersonal(facts.kind) && !paysPeople && 'noProvider',
    facts.npdHold ?? false,
  ]
  return stops.filter((stop) => stop !== false)
}

/**
 * The money that a seller is due, and the part of the balance that still waits. Debts are added to the balance, which they have
 * lowered already, so that a payout can take them in parts: balance = payable − debts + waiting.
 */
export function sellerDue(
  facts: SellerFacts,
  { now, holdDays, largest }: DraftTerms,
): { readonly due: SellerDue; readonly waiting: Kopecks } {
  let waiting = ZERO
  let held = ZERO
  for (const order of facts.recent) {
    const reason = waitingOf(order, holdDays, now)?.reason
    if (reason === 'claim') held = kopecks(held + order.amount)
    else if (reason !== undefined) waiting = kopecks(waiting + order.amount)
  }
  const debts: Debt[] = facts.debts.map((debt, index) => ({ id: index + 1, ...debt }))
  const owing = debts.reduce((sum, { amount }) => sum + amount, 0)
  const { kind } = facts
  return {
    due: {
      organizationId: facts.organizationId,
      payable: facts.balance - waiting + owing,
      ...{ held, debts, reserve: ZERO },
      stops: payoutStops(facts, largest !== null),
      ...(isPersonal(kind) && largest && { ceiling: largest[kind] }),
    },
    waiting,
  }
}

/** The day of a run, from which the age of debts is counted. */
export const runDay = (now: Date): IsoDate => dayIn(SHOP_TIME_ZONE, now)
