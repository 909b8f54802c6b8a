import type { DeliveryZone } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { areaCovers } from '@okolitsa/domain/geo/area.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { deliveryKeys } from './keys.ts'

const FRESH_MS = 5 * 60_000

/** Delivery zones of the sellers' couriers; empty until they are known. The map is usable without them. */
export function useDeliveryZones(organizationIds: readonly number[]): readonly DeliveryZone[] {
  return useQueries({
    queries: organizationIds.map((organizationId) => ({
      queryKey: deliveryKeys.zone(organizationId),
      queryFn: () => shopApi().delivery.getDeliveryZone({ params: { farmerId: organizationId } }),
      staleTime: FRESH_MS,
      meta: { showsOwnError: true },
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
}

export interface KnownAddress {
  readonly title: string
  readonly coords: Location['coords']
}

/** Postal addresses of trade places of a region: landmarks on a map without streets. */
export function useKnownAddresses(regionCode: string): readonly KnownAddress[] {
  const { data } = useQuery({
    queryKey: deliveryKeys.addresses(regionCode),
    queryFn: () => shopApi().delivery.listFarmersPickupPoints({ query: { regionId: regionCode } }),
    staleTime: FRESH_MS,
    meta: { showsOwnError: true },
  })
  return (data?.items ?? []).map(({ address, coords }) => ({ title: address, coords }))
}

/**
 * Whether couriers of all sellers deliver to a point; null = undecided, because a zone is a town or a region given by
 * its name.
 */
export function isInZones(zones: readonly DeliveryZone[], place: Location): boolean | null {
  // sellers without couriers are skipped: their goods are picked up or sent by a carrier
  const couriers = zones.filter(({ isEverywhere, items }) => isEverywhere || items.length > 0)
  if (couriers.length === 0) return null
  const answers = couriers.map(({ isEverywhere, items }) => {
    if (isEverywhere) return true
    if (items.some(({ outline, isRough }) => !isRough && areaCovers(outline, place))) return true
    return items.some(({ isRough }) => isRough) ? null : false
  })
  if (answers.includes(false)) return false
  return answers.includes(null) ? null : true
}
