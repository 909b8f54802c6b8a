import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { canDrawMap, type MapPoint, type MapWords, type OpenMap, openMap } from './open-map.ts'
import css from './point-map.module.css'

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
  attribution,
  failure,
  onSelect,
}: {
  /** Keep the array while nothing changes: a new one moves the map to its points. */
  points: readonly MapPoint[]
  /** Where the person is; the first one counts. */
  here: MapPoint | null
  selectedId: string | null
  words: MapWords
  /** Whose data is shown. */
  attribution: string
  /** Shown in place of the map where it cannot be drawn. */
  failure: string
  onSelect: (id: string) => void
}) {
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const select = useEffectEvent(onSelect)
  const settings = useEffectEvent(() => ({ words, here }))

  useEffect(() => {
    // a sheet of its own for every opening: a map that is closed late must not tear the next one
    const sheet = container.current?.appendChild(document.createElement('div'))
    if (!sheet) return
    sheet.className = css.map ?? ''
    let opened: OpenMap | null = null
    let isGone = false
    const opening = canDrawMap()
      ? openMap(sheet, { ...settings(), onSelect: (id) => select(id) })
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
  useEffect(() => map?.show(points), [map, points])
  useEffect(() => map?.select(selectedId), [map, selectedId])

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
      <p className={css.attribution}>{attribution}</p>
    </div>
  )
}
