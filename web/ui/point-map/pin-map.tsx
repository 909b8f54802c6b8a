import { useEffect, useEffectEvent, useRef } from 'react'
import type { MapPoint, MapWords } from './open-map.ts'
import pinCss from './pin-map.module.css'
import css from './point-map.module.css'
import { useOpenMap } from './use-open-map.ts'

/** A big city fits the window with the towns round it: without streets those are what one finds the way by. */
const BEGINNING_ZOOM = 10

/**
 * A map under a pin that stays in its middle: moved by hand, by arrow keys once it has the focus, and by `at`. Always
 * beside another way to say the same. Heavy: load it with `lazy`.
 */
export default function PinMap({
  at,
  words,
  attribution,
  failure,
  onMove,
}: {
  /** The map goes there whenever this is another object; what the pin is moved to comes by `onMove` only. */
  at: MapPoint['coords']
  words: MapWords
  attribution: string
  failure: string
  onMove: (coords: MapPoint['coords']) => void
}) {
  const isTold = useRef(false)
  const move = useEffectEvent((coords: MapPoint['coords']) => {
    // the first rest is the one the map was told to take
    if (isTold.current) onMove(coords)
  })
  const { container, map, isFailed } = useOpenMap(() => ({
    words,
    here: null,
    onSelect: () => {},
    onMove: (coords) => move(coords),
  }))
  useEffect(() => {
    if (!map) return
    isTold.current = false
    map.centre(at, BEGINNING_ZOOM)
    isTold.current = true
  }, [map, at])

  if (isFailed) {
    return (
      <p className={css.failure} role="status">
        {failure}
      </p>
    )
  }
  return (
    <div className={css.frame}>
      <div ref={container} className={css.map} data-ready={map !== null} />
      <span className={pinCss.pin} aria-hidden="true" />
      <p className={css.attribution}>{attribution}</p>
    </div>
  )
}
