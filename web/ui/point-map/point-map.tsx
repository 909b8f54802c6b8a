import { useEffect, useEffectEvent } from 'react'
import { MapFrame, useFramedMap } from './map-frame.tsx'
import type { MapPoint } from './map-point.ts'
import type { MapWords } from './map-port.ts'

/**
 * Points on a map of our own: land, water and names of towns, no streets. Always beside a list of the same points: the
 * list is the way of the keyboard, of screen readers and of computers that cannot draw a map. Heavy: load it with
 * `lazy(() => import('…/point-map/point-map.tsx'))` when it is asked for.
 */
export default function PointMap({
  points,
  here,
  selectedId,
  words,
  yandexKey,
  attribution,
  failure,
  bare,
  onSelect,
}: {
  /** Keep the array while nothing changes: a new one moves the map to its points. */
  points: readonly MapPoint[]
  /** Where the person is; the first one counts. */
  here: MapPoint | null
  selectedId: string | null
  words: MapWords
  /** The shop's key of Yandex Maps; without it the bundled map is drawn. */
  yandexKey: string | undefined
  /** Whose data is shown. */
  attribution: string
  /** Shown in place of the map where it cannot be drawn. */
  failure: string
  /** What the bundled map lacks, said below it. */
  bare: string
  onSelect: (id: string) => void
}) {
  const select = useEffectEvent(onSelect)
  const framed = useFramedMap(() => ({ words, here, yandexKey, onSelect: (id) => select(id) }))
  const { map } = framed
  useEffect(() => map?.show(points), [map, points])
  useEffect(() => map?.select(selectedId), [map, selectedId])
  return (
    <>
      <MapFrame framed={framed} attribution={attribution} failure={failure} />
      {(map === null || !map.hasStreets) && <p className="xs muted">{bare}</p>}
    </>
  )
}
