import type { Outline, Shipping } from '@okolitsa/contracts/delivery/shipping.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { useOutlines } from '../../data/delivery/desk/use-shipping.ts'
import type { MapShape } from '../../ui/point-map/draw-map.tsx'

type Rate = Pick<Shipping['rates'][number], 'title' | 'price' | 'areas'>
type Area = Rate['areas'][number]['area']
type Named = Extract<Area, { kind: 'city' | 'region' }>

const isNamed = (area: Area): area is Named => area.kind === 'city' || area.kind === 'region'
const nameOf = (area: Named) => ({ regionCode: area.regionCode, city: area.kind === 'city' ? area.city : null })
const keyOf = (area: Named) => `${area.regionCode}|${area.kind === 'city' ? area.city : ''}`

/**
 * Areas of rates on the map, each rate in its own colour; towns and regions are approximate, the whole country is
 * omitted.
 */
export function useAreaShapes(organizationId: number, rates: readonly Rate[]): readonly MapShape[] {
  const named = rates.flatMap(({ areas }) => areas.flatMap(({ area }) => (isNamed(area) ? [area] : [])))
  const places = [...new Map(named.map((area) => [keyOf(area), nameOf(area)]))]
  const outlines = useOutlines(
    organizationId,
    places.map(([, place]) => place),
  )
  const outlineAt = new Map(places.map(([key], at) => [key, outlines?.[at] ?? null]))
  return rates.flatMap((rate, tone) =>
    rate.areas.flatMap(({ area }, at) => {
      const drawn: Outline | null = isNamed(area)
        ? (outlineAt.get(keyOf(area)) ?? null)
        : area.kind === 'country'
          ? null
          : area
      if (!drawn) return []
      // one price label per rate
      const label = at === 0 ? formatPrice(rate.price) : null
      return [{ id: `${tone}-${at}`, label, note: rate.title, tone, drawn, isRough: isNamed(area) }]
    }),
  )
}
