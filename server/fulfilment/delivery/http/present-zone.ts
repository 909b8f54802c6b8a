import { type DeliveryZone, MAX_ZONE_PARTS } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import type { Area } from '@okolitsa/domain/geo/area.ts'
import type { Seller } from '../../../supply/sellers/ports.ts'
import type { DeliveryService } from '../ports.ts'

/** Distinct areas of all rates of a seller; a named area by the known outline of its town or region. */
export function presentZone(seller: Seller, outlineOf: DeliveryService['outlineOf']): DeliveryZone {
  const areas = seller.rates.flatMap((rate) => rate.areas.map(({ area }) => area))
  const distinct = [...new Map(areas.map((area) => [JSON.stringify(area), area])).values()]
  return {
    isEverywhere: distinct.some(({ kind }) => kind === 'country'),
    items: distinct.flatMap((area) => partOf(area, outlineOf) ?? []).slice(0, MAX_ZONE_PARTS),
  }
}

function partOf(area: Area, outlineOf: DeliveryService['outlineOf']): DeliveryZone['items'][number] | null {
  if (area.kind === 'country') return null
  const isRough = area.kind === 'city' || area.kind === 'region'
  const outline = isRough
    ? outlineOf({ regionCode: area.regionCode, city: area.kind === 'city' ? area.city : null })
    : area
  if (!outline) return null
  if (outline.kind === 'radius') return { outline: { ...outline, center: { ...outline.center } }, isRough }
  return { outline: { kind: 'polygon', points: outline.points.map((point) => ({ ...point })) }, isRough }
}
