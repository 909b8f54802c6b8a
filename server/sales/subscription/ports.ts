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
  /** Ends what runs: free deliveries that are left go, services are turned off. False = nothing ran. */
  endSubscription(
    tx: Executor,
    author: Author,
    end: { readonly customerId: number; readonly at: Date },
  ): Promise<boolean>
}
