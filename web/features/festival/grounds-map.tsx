import type { FestivalGround } from '@okolitsa/contracts/festival/festival.ts'
import { groundState } from '@okolitsa/domain/festival/festival.ts'
import { formatDayRange } from '@okolitsa/strings/ru/day-range.ts'
import { festivalText } from '@okolitsa/strings/ru/festival.ts'
import { lazy, Suspense, useMemo, useState } from 'react'
import { yandexMapsUrl } from '../../data/delivery/points.ts'
import { festivalPath } from '../../data/festival/addresses.ts'
import { useIsAlive } from '../../platform/hydration/use-is-alive.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './festival.module.css'
import { useGroundWords } from './ground-cards.tsx'

const PointMap = lazy(() => import('../../ui/point-map/point-map.tsx'))
const text = festivalText.map

export function GroundsMap({ grounds }: { grounds: readonly FestivalGround[] }) {
  const reference = useDayReference()
  const stateTextOf = useGroundWords()
  const { site } = useRootData()
  // the map renders in the browser only: the server does not wait for lazy parts
  const isAlive = useIsAlive()
  const [markedId, setMarkedId] = useState<string | null>(null)
  const points = useMemo(
    () => grounds.map(({ id, city, title, coords }) => ({ id: String(id), label: `${city}, ${title}`, coords })),
    [grounds],
  )
  return (
    <div className={css.mapped}>
      <ul className={css.places}>
        {grounds.map((ground) => {
          const { id, city, title, address, way, coords, firstDay, lastDay, opensAt, closesAt } = ground
          return (
            <Card as="li" key={id} className={css.place} id={`ground-${id}`}>
              <h2 className="h4">{city}</h2>
              {groundState(ground, reference.now) !== 'ahead' && <b>{stateTextOf(ground)}</b>}
              <p className="sm">
                {text.hours(formatDayRange({ from: firstDay, to: lastDay }, reference), opensAt, closesAt)}
              </p>
              <p className="sm">
                {title}, {address}
              </p>
              {way && <p className="sm muted">{way}</p>}
              <div className={css.placeActions}>
                <Button look="secondary" size="medium" href={`${festivalPath(id)}#programme`}>
                  {text.programme}
                </Button>
                <Button
                  look="secondary-gray"
                  size="medium"
                  href={yandexMapsUrl({ coords, title: `${city}, ${title}` })}
                  target="_blank"
                  rel="external noopener"
                  aria-label={text.routeLabel(city)}
                >
                  {text.route}
                </Button>
              </div>
            </Card>
          )
        })}
      </ul>
      <div className={css.map}>
        {isAlive && (
          <Suspense fallback={<Skeleton height="100%" radius={20} />}>
            <PointMap
              points={points}
              here={null}
              selectedId={markedId}
              words={text.words}
              yandexKey={site.yandexMapsKey}
              attribution={text.attribution}
              failure={text.failure}
              bare={text.bare}
              onSelect={(id) => {
                setMarkedId(id)
                document.getElementById(`ground-${id}`)?.scrollIntoView({ block: 'center' })
              }}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
