import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { PartnerService, PlanFamily } from '@okolitsa/domain/subscription/subscription.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** The partner with the subscribers' cinemas. Safe to repeat, since it receives the state and not a change. */
export interface CinemaPartner {
  /** Throws CinemaSilence on a failure; the result is unknown, so the call is repeated. */
  set(subscriber: {
    /** Our id; contains no personal data. */
    readonly account: string
    /** The chosen cinema; null = none. */
    readonly cinema: string | null
  }): Promise<void>
}

/** The partner has not confirmed the change. Contains no personal data. */
export class CinemaSilence extends Error {
  override readonly name = 'CinemaSilence'
}

export interface PlanFields {
  /** `Start2024Year1`; new terms need a new code. */
  readonly code: string
  readonly family: PlanFamily
  /** Kopecks for the whole term. */
  readonly price: number
  readonly termMonths: number
  /** Each month. */
  readonly freeDeliveries: number
  /** Partner services in display order. */
  readonly services: readonly PartnerService[]
}

export interface OfferedPlan {
  readonly code: string
  readonly family: PlanFamily
  readonly price: Kopecks
  readonly termMonths: number
  readonly freeDeliveries: number
  readonly services: readonly PartnerService[]
  /** Product in its order line; null = not on sale. */
  readonly productId: number | null
}

/** A customer's current subscription. */
export interface RunningSubscription {
  readonly id: number
  readonly planCode: string
  readonly family: PlanFamily
  readonly startedAt: Date
  readonly endsAt: Date
  /** Each month. */
  readonly freeDeliveries: number
}

/** A separately paid part of a subscription. */
export interface SubscriptionTerm {
  readonly subscriptionId: number
  readonly from: Date
  readonly to: Date
}

/** Subscriptions for the profile and checkout, and commands of the shop. */
export interface SubscriptionService {
  summaryOf(customerId: number): Promise<{ readonly freeDeliveries: number; readonly hasOffer: boolean }>
  /**
   * Free deliveries left, locked until the end of the transaction, so that concurrent uses see the rest. Orders change
   * the count by trigger.
   */
  lockFreeDeliveries(tx: Executor, customerId: number, now: Date): Promise<number>
  /** Creates an edition of a plan in the caller's transaction. Refuses BAD_REQUEST with `errors`. */
  createPlan(tx: Executor, author: Author, plan: PlanFields): Promise<void>
  /** Begins a subscription; an existing one stays and returns false. */
  startSubscription(
    tx: Executor,
    author: Author,
    start: { readonly customerId: number; readonly planCode: string; readonly at: Date },
  ): Promise<boolean>
  /** Offered plans, cheapest first. */
  offeredPlans(executor: Executor): Promise<OfferedPlan[]>
  /** Sets the product in orders of the plan. */
  putOnSale(tx: Executor, planCode: string, productId: number): Promise<void>
  /** Null = none. */
  runningOf(executor: Executor, customerId: number, now: Date): Promise<RunningSubscription | null>
  /**
   * Begins a term of a plan, also of one no longer offered: after the current term of the same plan, or now. The caller
   * has ended another plan.
   */
  beginTerm(
    tx: Executor,
    author: Author,
    term: { readonly customerId: number; readonly planCode: string; readonly at: Date },
  ): Promise<SubscriptionTerm>
  /** Free deliveries used in a term and not returned. */
  usedDeliveries(executor: Executor, term: SubscriptionTerm): Promise<number>
  /** Ends the current subscription: removes free deliveries and switches services off. False = none. */
  endSubscription(
    tx: Executor,
    author: Author,
    end: { readonly customerId: number; readonly at: Date },
  ): Promise<boolean>
}
