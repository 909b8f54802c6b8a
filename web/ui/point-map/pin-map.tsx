import { useEffect, useEffectEvent, useReducer } from 'react'
import draw from './draw-map.module.css'
import type { Drawn } from './drawing.ts'
import { MapFrame, useFramedMap } from './map-frame.tsx'
import type { MapPoint } from './map-point.ts'
import type { MapWords } from './map-port.ts'
import css from './pin-map.module.css'
import { Outline } from './shape-outline.tsx'

/** Initial zoom: a big city with its surrounding towns, which serve for orientation in a map without streets. */
const BEGINNING_ZOOM = 10

/**
 * A map under a fixed pin in its centre: moved by hand, by arrow keys while it has the focus, and by `at`. Always next
 * to another input of the same value. Large: load it with `lazy`.
 */
export default function PinMap({
  at,
  zone = [],
  words,
  yandexKey,
  attribution,
  failure,
  onMove,
}: {
  /** The map moves there whenever this is another object; moves of the pin are reported by `onMove` only. */
  at: MapPoint['coords']
  /** Areas filled on the map. */
  zone?: readonly { readonly drawn: Drawn; readonly isRough: boolean }[]
  words: MapWords
  /** The shop's key of Yandex Maps; without it the bundled map is drawn. */
  yandexKey: string | undefined
  attribution: string
  failure: string
  onMove: (coords: MapPoint['coords']) => void
}) {
  const move = useEffectEvent(onMove)
  const [, redraw] = useReducer((frame: number) => frame + 1, 0)
  const framed = useFramedMap(() => ({
    words,
    here: null,
    yandexKey,
    onMove: (coords) => move(coords),
    onShift: redraw,
  }))
  const { map } = framed
  useEffect(() => {
    map?.centre(at, BEGINNING_ZOOM)
  }, [map, at])
  return (
    <MapFrame framed={framed} attribution={attribution} failure={failure}>
      {map && zone.length > 0 && (
        <div className={draw.layer}>
          <svg className={draw.shapes} aria-hidden="true">
            {zone.map(({ drawn, isRough }) => (
              <Outline key={JSON.stringify(drawn)} map={map} drawn={drawn} tone={0} isRough={isRough} />
            ))}
          </svg>
        </div>
      )}
      <span className={css.pin} aria-hidden="true" />
    </MapFrame>
  )
}
