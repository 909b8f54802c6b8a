import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { canDrawMap, type MapOptions, type OpenMap, openMap } from './open-map.ts'
// after MapLibre's own sheet, which open-map.ts imports: ours changes what it says of markers
import css from './point-map.module.css'

/** The class of a round button over the map. */
export const FLOATING = css.floating

export interface FramedMap {
  readonly container: RefObject<HTMLDivElement | null>
  /** Null until it is drawn. */
  readonly map: OpenMap | null
  /** The base map cannot be read, or there is no WebGL. */
  readonly isFailed: boolean
}

/**
 * Opens a map in the frame that MapFrame draws and closes it with the component.
 * @param optionsOf read once, when the map opens
 */
export function useFramedMap(optionsOf: () => MapOptions): FramedMap {
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const begin = useEffectEvent(optionsOf)

  useEffect(() => {
    // an element of its own for every opening: a map that is closed late must not tear the next one
    const sheet = container.current?.appendChild(document.createElement('div'))
    if (!sheet) return
    sheet.className = css.map ?? ''
    let opened: OpenMap | null = null
    let isGone = false
    const opening = canDrawMap() ? openMap(sheet, begin()) : Promise.reject(new Error('no WebGL'))
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
  return { container, map, isFailed }
}

/** The frame of a map, or a sentence in its place where it cannot be drawn. `children` lie over the map. */
export function MapFrame({
  framed: { container, map, isFailed },
  attribution,
  failure,
  children,
}: {
  framed: FramedMap
  /** Whose data is shown. */
  attribution: string
  failure: string
  children?: ReactNode
}) {
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
      {children}
      <p className={css.attribution}>{attribution}</p>
    </div>
  )
}
