import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { AskedSuspension, SuspensionReason } from '@okolitsa/domain/sellers/suspension.ts'
import type { AskedTermination } from '@okolitsa/domain/sellers/termination.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** A suspension of a seller by the market. */
export interface SellerSuspension {
  readonly organizationId: number
  readonly reason: SuspensionReason
  readonly message: string
  readonly beganAt: Date
  /** End that comes by itself; null = the office restores the seller. */
  readonly until: Date | null
}

/** A message to a seller about the beginning or the end of a suspension. */
export interface SuspensionMessage extends Pick<SellerSuspension, 'organizationId' | 'message' | 'until'> {
  readonly kind: 'suspended' | 'restored'
  readonly timeZone: string
  readonly phone: string | null
}

/** An approved end of the contract with a seller. */
export interface SellerTermination extends AskedTermination {
  /** Null = its day has not begun. */
  readonly doneAt: Date | null
}

export interface TerminationMessage {
  readonly message: string
  readonly endsOn: IsoDate
  readonly phone: string | null
}

/** Suspension of sellers by the market, and the end of a contract. */
export interface SuspensionCommands {
  /** As `refusePaused`, for trades without this pause. Throws SELLER_SUSPENDED. */
  refuseSuspended(tx: Executor, organizationId: number): Promise<void>
  /** Suspends a seller by the market. Throws NOT_FOUND, SELLER_NOT_SELLING. */
  suspendSeller(
    tx: Executor,
    author: Author,
    organizationId: number,
    asked: AskedSuspension & { readonly now: Date },
  ): Promise<void>
  /** Ends a suspension. Throws NOT_FOUND, SELLER_NOT_SUSPENDED. */
  restoreSeller(tx: Executor, author: Author, organizationId: number, now: Date): Promise<void>
  /** Ends the contract for good, on a day or at once. Throws NOT_FOUND, SELLER_NOT_SELLING. */
  terminateSeller(
    tx: Executor,
    author: Author,
    organizationId: number,
    asked: AskedTermination & { readonly now: Date },
  ): Promise<void>
  /** The approved end of the contract; null = none. */
  terminationOf(executor: Executor, organizationId: number): Promise<SellerTermination | null>
  /** Claims the message to a seller about the end of the contract; null = already claimed. */
  takeTerminationMessage(executor: Executor, organizationId: number, now: Date): Promise<TerminationMessage | null>
  /** Makes a claimed message pending again after it was definitely not sent. */
  giveTerminationMessageBack(executor: Executor, organizationId: number): Promise<void>
  /** The suspension in effect; null = none. */
  suspensionOf(executor: Executor, organizationId: number): Promise<SellerSuspension | null>
  /** Claims the pending message to a seller about a suspension; null = already claimed. */
  takeSuspensionMessage(executor: Executor, suspensionId: number, now: Date): Promise<SuspensionMessage | null>
  /** Makes a claimed message pending again after it was definitely not sent. */
  giveSuspensionMessageBack(executor: Executor, suspensionId: number, kind: SuspensionMessage['kind']): Promise<void>
}
