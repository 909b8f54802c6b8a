import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { PartnerService, PlanFamily } from '@okolitsa/domain/subscription/subscription.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** The partner with the subscribers' cinemas. Calls may be repeated, since they send the state and not a change. */
export interface CinemaPartner {
  /** Throws CinemaSilence on a failure; the result is unknown, so the call is repeated. */
  set(subscriber: {
    /** The shop's id of the subscriber; contains no personal data. */
    readonly account: string
    /** The chosen cinema; null = none. */
    readonly cinema: string | null
  }): Promise<void>
}

/** A change that the partner has not confirmed. Contains no personal data. */
export class CinemaSilence extends Error {
  override readonly name = 'CinemaSilence'
}

export interface PlanFields {
  /** Code such as `Start2024Year1`; new terms need a new code. */
  readonly code: string
  readonly family: PlanFamily
  /** Price of the whole term, kopecks. */
  readonly price: number
  readonly termMonths: number
  /** Free deliveries per month. */
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
  /** Id of the product in its order line; null = not on sale. */
  readonly productId: number | null
}

/** An edition as the office sees it. */
export interface PlanEdition extends OfferedPlan {
  readonly isOffered: boolean
  /** Memberships that run on these terms. */
  readonly running: number
}

/** A customer's current subscription. */
export interface RunningSubscription {
  readonly id: number
  readonly planCode: string
  readonly family: PlanFamily
  readonly startedAt: Date
  readonly endsAt: Date
  /** Free deliveries per month. */
  readonly freeDeliveries: number
}

/** A separately paid part of a subscription. */
export interface SubscriptionTerm {
  readonly subscriptionId: number
  readonly from: Date
  readonly to: Date
}

/** Subscriptions for profile and checkout, and the shop's commands for them. */
export interface SubscriptionService {
  summaryOf(customerId: number): Promise<{ readonly freeDeliveries: number; readonly hasOffer: boolean }>
  /**
   * Number of remaining free deliveries, locked until the end of the transaction so that concurrent uses wait. A
   * trigger on orders changes the number.
   */
  lockFreeDeliveries(tx: Executor, customerId: number, now: Date): Promise<number>
  /** Creates an edition of a plan in the caller's transaction. Refuses BAD_REQUEST with `errors`. */
  createPlan(tx: Executor, author: Author, plan: PlanFields): Promise<void>
  /** All editions of plans, those on offer first. */
  planEditions(executor: Executor): Promise<PlanEdition[]>
  /**
   * Offers an edition, or ends its offer; memberships that run keep it. False = it was so already. Refuses NOT_FOUND.
   */
  offerPlan(tx: Executor, author: Author, planCode: string, isOffered: boolean): Promise<boolean>
  /** Begins a subscription; false = the customer already has one. */
  startSubscription(
    tx: Executor,
    author: Author,
    start: { readonly customerId: number; readonly planCode: string; readonly at: Date },
  ): Promise<boolean>
  /** Offered plans, cheapest first. */
  offeredPlans(executor: Executor): Promise<OfferedPlan[]>
  /** Sets the product in orders of the plan. */
  putOnSale(tx: Executor, planCode: string, productId: number): Promise<void>
  /** The current subscription; null = none. */
  runningOf(executor: Executor, customerId: number, now: Date): Promise<RunningSubscription | null>
  /**
   * Begins a term of a plan, also of one that is no longer offered: after the current term of the same plan, or now.
   * The caller has ended any other plan.
   */
  beginTerm(
    tx: Executor,
    author: Author,
    term: { readonly customerId: number; readonly planCode: string; readonly at: Date },
  ): Promise<SubscriptionTerm>
  /** Free deliveries used in a term and not returned. */
  usedDeliveries(executor: Executor, term: SubscriptionTerm): Promise<number>
  /** Ends the current subscription: removes free deliveries and switches services off. False = there is none. */
  endSubscription(
    tx: Executor,
    author: Author,
    end: { readonly customerId: number; readonly at: Date },
  ): Promise<boolean>
}
