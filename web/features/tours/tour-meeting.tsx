import type { TourAnswer } from '@okolitsa/contracts/tours/tour.ts'
import { formatTime } from '@okolitsa/strings/ru/format.ts'
import { pickupPoints } from '@okolitsa/strings/ru/pickup-points.ts'
import { tours as text } from '@okolitsa/strings/ru/tours.ts'
import { lazy, Suspense, useMemo, useState } from 'react'
import { yandexMapsUrl } from '../../data/delivery/points.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { MapPinIcon, NavigationIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './tour-page.module.css'

const PointMap = lazy(() => import('../../ui/point-map/point-map.tsx'))
const MAP_WORDS = { ...pickupPoints, title: text.meeting }

/** Meeting place: the address; the map is loaded on demand. */
export function TourMeeting({
  tour: { meetingPoint: point, timeZone, dates },
}: {
  tour: Pick<TourAnswer, 'meetingPoint' | 'timeZone' | 'dates'>
}) {
  const { site } = useRootData()
  const [isMapOpen, setMapOpen] = useState(false)
  const { title, address, coords, note } = point
  const points = useMemo(() => [{ id: 'meeting', label: title, coords }], [title, coords])
  const [first] = dates
  return (
    <section className="stack g4">
      <h2 className="h3">{text.meeting}</h2>
      <Card className="stack g4">
        <div className="stack g1">
          <b>{title}</b>
          <p>{address}</p>
          {first && <p className="sm muted">{text.meetingAt(formatTime(new Date(first.startsAt), timeZone))}</p>}
          {note && <p className="sm muted">{note}</p>}
        </div>
        <div className="row fw">
          <Button
            look="secondary"
            size="medium"
            icon={NavigationIcon}
            href={yandexMapsUrl(point)}
            target="_blank"
            rel="noreferrer"
          >
            {text.route}
          </Button>
          {!isMapOpen && (
            <Button look="secondary-gray" size="medium" icon={MapPinIcon} onClick={() => setMapOpen(true)}>
              {text.onMap}
            </Button>
          )}
        </div>
        {isMapOpen && (
          <div className={css.map}>
            <Suspense fallback={<Skeleton height="100%" radius={20} />}>
              <PointMap
                points={points}
                here={null}
                selectedId="meeting"
                words={MAP_WORDS}
                yandexKey={site.yandexMapsKey}
                attribution={pickupPoints.attribution}
                failure={pickupPoints.noMap}
                bare={pickupPoints.bare}
                onSelect={() => {}}
              />
            </Suspense>
          </div>
        )}
      </Card>
    </section>
  )
}
