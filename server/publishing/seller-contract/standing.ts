import type { ContractStanding, RequisitesVersion } from '@okolitsa/contracts/seller-contract/seller-contract.ts'
import { offerStanding } from '@okolitsa/domain/seller-contract/offer.ts'
import { shownRequisites } from '@okolitsa/domain/seller-contract/requisites.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { SellersOffer } from '../content/ports.ts'
import type { KeptAcceptance, KeptRequisites, Standing } from './ports.ts'
import { listAcceptances } from './store/offer.store.ts'
import { listRequisites } from './store/requisites.store.ts'
import { keptAt } from './use-cases/change-requisites.ts'

export interface ReadContract extends Standing {
  readonly versions: readonly KeptRequisites[]
  readonly acceptances: readonly KeptAcceptance[]
}

/** Where a seller stands, with its whole history. */
export async function readContract(
  executor: Executor,
  offer: SellersOffer,
  organizationId: number,
  now: Date,
): Promise<ReadContract> {
  const [versions, acceptances] = await Promise.all([
    listRequisites(executor, organizationId),
    listAcceptances(executor, organizationId),
  ])
  return {
    ...keptAt(versions, now),
    offer: offerStanding(
      offer,
      acceptances.map(({ version }) => version),
    ),
    accepted: acceptances[0] ?? null,
    versions,
    acceptances,
  }
}

export const presentVersion = ({
  id,
  requisites,
  confirmedAt,
  confirmedBy,
  effectiveFrom,
  cancelledAt,
}: KeptRequisites): RequisitesVersion => ({
  ...shownRequisites(requisites),
  ...{ id, confirmedBy },
  confirmedAt: confirmedAt.toISOString(),
  effectiveFrom: effectiveFrom.toISOString(),
  cancelledAt: cancelledAt?.toISOString() ?? null,
})

/** The standing as the seller and the office see it. */
export const presentStanding = ({ offer, accepted, inForce, waiting }: Standing): ContractStanding => ({
  offer: { ...offer, accepted: accepted && { version: accepted.version, at: accepted.at.toISOString() } },
  requisites: inForce && presentVersion(inForce),
  waiting: waiting && presentVersion(waiting),
})
