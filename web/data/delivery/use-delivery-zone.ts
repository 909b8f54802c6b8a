import type { DeliveryZone } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { areaCovers } from '@okolitsa/domain/geo/area.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { deliveryKeys } from './keys.ts'

const FRESH_MS = 5 * 60_000

/** Where the couriers of the sellers go; empty until it is known. A map is whole without it. */
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

/** An address that is known with its point. */
export interface KnownAddress {
  readonly title: string
  readonly coords: Location['coords']
}

/** Addresses of trade places of a region: with them one finds the way on a map without streets. */
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
 * Whether every courier comes to a point: null where that is not told by a drawn border alone, as a town or a region is
 * meant by its name.
 */
export function isInZones(zones: readonly DeliveryZone[], place: Location): boolean | null {
  // who has no courier brings nothing anywhere: their goods are picked up or sent
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
