import type { ShippingMethod } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { byDistance, pointOfTradePlace } from '../../data/delivery/points.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { PointChoice } from './point-choice.tsx'

export function SellerPoints({
  ways,
  from,
  around,
  isExact,
  chosenId,
  onChoose,
}: {
  ways: readonly ShippingMethod[]
  from: Coordinates
  /** Name of the visitor's place. */
  around: string
  isExact: boolean
  chosenId: number | null
  onChoose: (tradePlaceId: number) => void
}) {
  const reference = useDayReference()
  const points = byDistance(
    ways.flatMap(({ tradePlace }) => (tradePlace ? pointOfTradePlace(tradePlace, from, reference) : [])),
  )
  return (
    <PointChoice
      kind="pickup"
      points={points}
      from={from}
      around={around}
      isExact={isExact}
      chosenId={chosenId === null ? null : String(chosenId)}
      onChoose={({ id }) => onChoose(Number(id))}
    />
  )
}
