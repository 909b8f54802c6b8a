import { STANDARD_PARCEL_GRAMS } from '@okolitsa/domain/delivery/parcel.ts'
import { MAX_WAY_DAYS } from '@okolitsa/domain/delivery/way-days.ts'
import type { Deps } from '../../../services.ts'
import type { Seller } from '../../../supply/sellers/ports.ts'
import type { CarrierNetworks } from '../carrier-networks.ts'
import type { CarrierPlace } from '../carrier-place.ts'
import { learnCarrierTerm } from '../store/carrier-network.store.ts'

/** Stores the carrier's time from a seller to a town (`none` = no transport) if it is worse than assumed. */
export type LearnTerms = (
  seller: Seller,
  to: Pick<CarrierPlace, 'townCode' | 'place'>,
  parcelGrams: number,
  fastest: number | 'none',
) => void

/** Stores learned times in the background; lists use them some minutes later (`tell-carrier-terms`). */
export function createTermLearner(
  deps: Deps<'executor' | 'clock'> & {
    readonly networks: Pick<CarrierNetworks, 'current'>
    readonly onFailure: (error: unknown) => void
  },
): LearnTerms {
  const { executor, clock, networks, onFailure } = deps
  return (seller, { townCode, place }, parcelGrams, fastest) => {
    // the refusal of a heavy parcel proves nothing about lighter ones
    if (fastest === 'none' && parcelGrams > STANDARD_PARCEL_GRAMS) return
    const days = fastest === 'none' ? null : Math.min(MAX_WAY_DAYS, Math.max(1, fastest))
    networks
      .current()
      .then(async (network) => {
        const assumed = network.daysFrom(seller, place)
        if (assumed === null || (days !== null && days <= assumed)) return
        await learnCarrierTerm(executor, { organizationId: seller.id, townCode, days }, clock())
      })
      .catch(onFailure)
  }
}
