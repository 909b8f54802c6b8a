import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { canDrawMap, type MapPoint, type MapWords, type OpenMap, openMap } from './open-map.ts'
import pinCss from './pin-map.module.css'
import css from './point-map.module.css'

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
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const isTold = useRef(false)
  const move = useEffectEvent((coords: MapPoint['coords']) => {
    // the first rest is the one the map was told to take
    if (isTold.current) onMove(coords)
  })
  const settings = useEffectEvent(() => ({ words, here: null }))

  useEffect(() => {
    const sheet = container.current?.appendChild(document.createElement('div'))
    if (!sheet) return
    sheet.className = css.map ?? ''
    let opened: OpenMap | null = null
    let isGone = false
    const opening = canDrawMap()
      ? openMap(sheet, { ...settings(), onSelect: () => {}, onMove: (coords) => move(coords) })
      : Promise.reject(new Error('no WebGL'))
    opening.then(
      (one) => {
        opened = one
        if (isGone) one.close()
        else setMap(one)
      },
      () => setIsFailed(true),
    )
    return () => {
      isGone = true
      opened?.close()
      sheet.remove()
      setMap(null)
    }
  }, [])
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
