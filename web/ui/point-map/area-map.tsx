import { useEffect, useEffectEvent, useRef } from 'react'
import { LocateFixedIcon } from '../icons.ts'
import { FLOATING, MapFrame, useFramedMap } from './map-frame.tsx'
import type { MapPoint } from './map-point.ts'
import type { MapView, MapWords } from './map-port.ts'

/** Shows the farms around a town. */
const HERE_ZOOM = 7.5

/**
 * A map to browse: it reports its visible area, and its points may change without moving it. Always next to a list of
 * the same points. Heavy: load it with `lazy`.
 */
export default function AreaMap({
  points,
  here,
  start,
  selectedId,
  words,
  yandexKey,
  attribution,
  failure,
  onSelect,
  onView,
}: {
  /** Keep the array while its content is the same. */
  points: readonly MapPoint[]
  /** Position of the person. */
  here: MapPoint
  /** Initial view; null = around the first point. */
  start: Pick<MapView, 'centre' | 'zoom'> | null
  selectedId: string | null
  words: MapWords & { readonly toHere: string }
  /** The shop's key of Yandex Maps; without it the bundled map is drawn. */
  yandexKey: string | undefined
  attribution: string
  failure: string
  onSelect: (id: string) => void
  onView: (view: MapView) => void
}) {
  const select = useEffectEvent(onSelect)
  const view = useEffectEvent(onView)
  const isPlaced = useRef(start !== null)
  const framed = useFramedMap(() => ({
    words,
    here,
    start,
    yandexKey,
    onSelect: (id) => select(id),
    onView: (seen) => view(seen),
  }))
  const { map } = framed
  useEffect(() => {
    if (!map) return
    map.show(points, isPlaced.current)
    isPlaced.current = true
  }, [map, points])
  const reveal = useEffectEvent((id: string) => {
    const point = points.find((one) => one.id === id)
    if (point) map?.reveal(point.coords)
  })
  useEffect(() => {
    map?.select(selectedId)
    if (map && selectedId !== null) reveal(selectedId)
  }, [map, selectedId])
  return (
    <MapFrame framed={framed} attribution={attribution} failure={failure}>
      {map && (
        <button
          type="button"
          className={FLOATING}
          aria-label={words.toHere}
          title={words.toHere}
          onClick={() => {
            map.centre(here.coords, HERE_ZOOM)
            map.reportView()
          }}
        >
          <LocateFixedIcon />
        </button>
      )}
    </MapFrame>
  )
}
