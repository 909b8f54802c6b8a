import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { PartnerService, PlanFamily } from '@okolitsa/domain/subscription/subscription.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** The partner whose cinemas subscribers watch. Safe to repeat: it is told how things are, not what to change. */
export interface CinemaPartner {
  /** Throws CinemaSilence when it does not answer or refuses: nobody knows what was done, so it is told again. */
  set(subscriber: {
    /** Ours; names nobody. */
    readonly account: string
    /** What they watch; null = nothing. */
    readonly cinema: string | null
  }): Promise<void>
}

/** The partner did not do what it was told. Holds no data of people. */
export class CinemaSilence extends Error {
  override readonly name = 'CinemaSilence'
}

/** An edition of a plan. */
export interface PlanFields {
  /** `Start2024Year1`; new terms are a new code. */
  readonly code: string
  readonly family: PlanFamily
  /** Kopecks for the whole term. */
  readonly price: number
  readonly termMonths: number
  /** Each month. */
  readonly freeDeliveries: number
  /** Partner services, in the order they are shown. */
  readonly services: readonly PartnerService[]
}

/** A plan that is offered. */
export interface OfferedPlan {
  readonly code: string
  readonly family: PlanFamily
  readonly price: Kopecks
  readonly termMonths: number
  readonly freeDeliveries: number
  readonly services: readonly PartnerService[]
  /** What an order of it has in its line; null = it is not sold. */
  readonly productId: number | null
}

/** What runs of a customer. */
export interface RunningSubscription {
  readonly id: number
  readonly planCode: string
  readonly family: PlanFamily
  readonly startedAt: Date
  readonly endsAt: Date
  /** Each month. */
  readonly freeDeliveries: number
}

/** A part of a subscription that is paid for at once. */
export interface SubscriptionTerm {
  readonly subscriptionId: number
  readonly from: Date
  readonly to: Date
}

/** Subscriptions for the profile and checkout, and the commands of the shop. */
export interface SubscriptionService {
  summaryOf(customerId: number): Promise<{ readonly freeDeliveries: number; readonly hasOffer: boolean }>
  /**
   * Free deliveries a customer has left, locked till the end of the transaction: whoever else spends one waits and sees
   * what is left then. Orders move the count themselves, by trigger.
   */
  lockFreeDeliveries(tx: Executor, customerId: number, now: Date): Promise<number>
  /** A new edition of a plan, in the caller's transaction. Refuses BAD_REQUEST with `errors`. */
  createPlan(tx: Executor, author: Author, plan: PlanFields): Promise<void>
  /** Begins a subscription of a customer who has none; one that runs stays as it is and answers false. */
  startSubscription(
    tx: Executor,
    author: Author,
    start: { readonly customerId: number; readonly planCode: string; readonly at: Date },
  ): Promise<boolean>
  /** The plans that are offered, the cheapest first. */
  offeredPlans(executor: Executor): Promise<OfferedPlan[]>
  /** From now on orders of the plan have this product in their line. */
  putOnSale(tx: Executor, planCode: string, productId: number): Promise<void>
  /** Null = nothing runs. */
  runningOf(executor: Executor, customerId: number, now: Date): Promise<RunningSubscription | null>
  /** A term of a plan, also of one that is no longer offered: after the end of what runs of it, or from now on. What
   * runs of another plan has been ended by the caller. */
  beginTerm(
    tx: Executor,
    author: Author,
    term: { readonly customerId: number; readonly planCode: string; readonly at: Date },
  ): Promise<SubscriptionTerm>
  /** Free deliveries of a term that orders used and did not give back. */
  usedDeliveries(executor: Executor, term: SubscriptionTerm): Promise<number>
  /** Ends what runs: free deliveries that are left go, services are turned off. False = nothing ran. */
  endSubscription(
    tx: Executor,
    author: Author,
    end: { readonly customerId: number; readonly at: Date },
  ): Promise<boolean>
}
