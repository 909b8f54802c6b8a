import { useEffect, useEffectEvent } from 'react'
import { MapFrame, useFramedMap } from './map-frame.tsx'
import type { MapPoint } from './map-point.ts'
import type { MapWords } from './map-port.ts'

/**
 * Points on the bundled map: land, water and towns, no streets. Always next to a list of the same points, for
 * keyboards, screen readers and devices that cannot draw a map. Large: load it on demand with `lazy(() =>
 * import('…/point-map/point-map.tsx'))`.
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
  /** Keep the array while its content is the same: a new one moves the map to its points. */
  points: readonly MapPoint[]
  /** Position of the person. */
  here: MapPoint | null
  selectedId: string | null
  words: MapWords
  /** The shop's key of Yandex Maps; without it the bundled map is drawn. */
  yandexKey: string | undefined
  /** Data sources of the map. */
  attribution: string
  /** Message where the map cannot be drawn. */
  failure: string
  /** Limitations of the bundled map, displayed below it. */
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
