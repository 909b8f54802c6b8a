import { useEffect, useEffectEvent, useRef } from 'react'
import { MapFrame, useFramedMap } from './map-frame.tsx'
import type { MapPoint, MapWords } from './open-map.ts'
import css from './pin-map.module.css'

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
  /** False while the map moves to `at`: that move is not the person's. */
  const isMovedByHand = useRef(false)
  const move = useEffectEvent((coords: MapPoint['coords']) => {
    if (isMovedByHand.current) onMove(coords)
  })
  const framed = useFramedMap(() => ({ words, here: null, onMove: (coords) => move(coords) }))
  const { map } = framed
  useEffect(() => {
    if (!map) return
    isMovedByHand.current = false
    map.centre(at, BEGINNING_ZOOM)
    isMovedByHand.current = true
  }, [map, at])
  return (
    <MapFrame framed={framed} attribution={attribution} failure={failure}>
      <span className={css.pin} aria-hidden="true" />
    </MapFrame>
  )
}
