import type { ContractStanding } from '@okolitsa/contracts/seller-contract/seller-contract.ts'
import type { OfferStanding } from '@okolitsa/domain/seller-contract/offer.ts'
import type { Requisites } from '@okolitsa/domain/seller-contract/requisites.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Confirmed requisites of a seller. */
export interface KeptRequisites {
  readonly id: number
  readonly requisites: Requisites
  readonly confirmedAt: Date
  /** Name of the owner; null = a service. */
  readonly confirmedBy: string | null
  readonly effectiveFrom: Date
  readonly cancelledAt: Date | null
}

export interface KeptAcceptance {
  readonly version: number
  readonly at: Date
  readonly who: string | null
  readonly network: string | null
}

/** Where a seller stands with the market. */
export interface Standing {
  readonly offer: OfferStanding
  readonly accepted: KeptAcceptance | null
  readonly inForce: KeptRequisites | null
  readonly waiting: KeptRequisites | null
}

/** The contract of sellers with the market, for payouts, the office and the day of a seller. */
export interface SellerContractService {
  /**
   * The requisites to which money of the moment is paid; null = the seller is not paid. A payout keeps the id, which
   * names the same requisites for ever; for many sellers read the view `seller_requisites`.
   */
  requisitesInForce(executor: Executor, organizationId: number, at: Date): Promise<KeptRequisites | null>
  /** Keeps the acceptance of the published offer by the owner of a new seller, who applied under its terms. */
  acceptByApplication(
    tx: Executor,
    applied: { readonly organizationId: number; readonly staffId: number; readonly network: string },
  ): Promise<void>
  /** The latest version that each of these sellers had accepted before a moment; a seller without one is absent. */
  acceptedBy(
    executor: Executor,
    organizationIds: readonly number[],
    before: Date,
  ): Promise<ReadonlyMap<number, { readonly version: number; readonly at: Date }>>
  /** The standing as the seller and the office see it, with masked requisites. */
  standingOf(executor: Executor, organizationId: number): Promise<ContractStanding>
}
