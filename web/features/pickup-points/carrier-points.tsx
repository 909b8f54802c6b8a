import type { ParcelEnd } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import { isPointKnown } from '@okolitsa/domain/geo/known-point.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { useEffect, useEffectEvent } from 'react'
import { useCarrierPoints } from '../../data/delivery/use-carrier-points.ts'
import { PointChoice } from './point-choice.tsx'

/** The carrier's offices or lockers near the place; the nearest is the default. */
export function CarrierPoints({
  organizationId,
  place,
  end,
  weightGrams,
  chosenCode,
  onChoose,
}: {
  organizationId: number
  place: Location
  end: Exclude<ParcelEnd, 'door'>
  weightGrams: number
  /** Code of the chosen point; null = none chosen. */
  chosenCode: string | null
  onChoose: (code: string) => void
}) {
  const points = useCarrierPoints({ organizationId, place, end, weightGrams })
  const choose = useEffectEvent(onChoose)
  const first = points?.[0]?.id
  const isChosen = points?.some(({ id }) => id === chosenCode) ?? false
  useEffect(() => {
    // a point chosen for another town or kind is not available here
    if (first !== undefined && !isChosen) choose(first)
  }, [first, isChosen])
  return (
    <PointChoice
      kind={end}
      points={points}
      from={place.coords}
      around={place.title}
      isExact={isPointKnown(place)}
      chosenId={isChosen ? chosenCode : null}
      onChoose={({ id }) => onChoose(id)}
    />
  )
}
