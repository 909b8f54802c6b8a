import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { pickupPoints as text } from '@okolitsa/strings/ru/pickup-points.ts'
import { lazy, Suspense, useState } from 'react'
import { nearestWith, type Point } from '../../data/delivery/points.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { MapPinnedIcon } from '../../ui/icons.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import css from './point-choice.module.css'
import type { PointKind } from './point-kind.ts'

const PointWindow = lazy(() => import('./point-window.tsx'))

const MAX_TILES = 3

export function PointChoice({
  kind,
  points,
  from,
  around,
  isExact,
  chosenId,
  onChoose,
}: {
  kind: PointKind
  /** Points, nearest first; null while loading. */
  points: readonly Point[] | null
  from: Coordinates
  around: string
  /** Whether `from` is the visitor's address instead of the centre of the town. */
  isExact: boolean
  chosenId: string | null
  onChoose: (point: Point) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  if (!points) {
    return (
      <div role="status" aria-label={text.loading}>
        <RowSkeleton />
      </div>
    )
  }
  if (points.length === 0) return <Notification tone="warning" title={text.none} />

  const choose = (id: string) => {
    const point = points.find((one) => one.id === id)
    if (point) onChoose(point)
  }
  return (
    <div className="stack g4">
      <RadioCards
        label={text.label[kind]}
        hideLabel={false}
        value={chosenId}
        items={nearestWith(points, chosenId, MAX_TILES).map((point) => ({
          value: point.id,
          title: point.title,
          note: (
            <>
              {point.address}
              {point.hours.map((line) => (
                <span key={line} className={css.line}>
                  {line}
                </span>
              ))}
            </>
          ),
          end: isExact && <span className="sm muted">{text.farAway(point.distanceKm)}</span>,
        }))}
        onValueChange={choose}
      />
      <div>
        <Button look="secondary" size="medium" icon={MapPinnedIcon} onClick={() => setIsOpen(true)}>
          {points.length > MAX_TILES ? text.all(points.length) : text.map}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <PointWindow
            kind={kind}
            points={points}
            from={from}
            around={around}
            isExact={isExact}
            chosenId={chosenId}
            onChoose={(point) => {
              onChoose(point)
              setIsOpen(false)
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
