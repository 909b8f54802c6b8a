import { type ReactNode, type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapOptions, OpenMap } from './map-port.ts'
import { MapTilesContext } from './map-tiles-context.ts'
import { openMap } from './open-map.ts'
import css from './point-map.module.css'

/** The class of a round button over the map. */
export const FLOATING = css.floating

export interface FramedMap {
  readonly container: RefObject<HTMLDivElement | null>
  /** The map; null until it is drawn. */
  readonly map: OpenMap | null
  /** The base map cannot be read, or WebGL is missing. */
  readonly isFailed: boolean
}

/**
 * Opens a map in the frame of `MapFrame` and closes it on unmount.
 * @param optionsOf read once, when the map opens
 */
export function useFramedMap(optionsOf: () => MapOptions): FramedMap {
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const shopTiles = use(MapTilesContext)
  const begin = useEffectEvent(() => ({ tiles: shopTiles, ...optionsOf() }))

  useEffect(() => {
    // a new element for every opening: a map closed late must not affect the next one
    const sheet = container.current?.appendChild(document.createElement('div'))
    if (!sheet) return
    sheet.className = css.map ?? ''
    let opened: OpenMap | null = null
    let isGone = false
    openMap(sheet, begin()).then(
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

/** The frame of a map, or a message where it cannot be drawn. `children` are over the map. */
export function MapFrame({
  framed: { container, map, isFailed },
  attribution,
  failure,
  children,
}: {
  framed: FramedMap
  /** Data sources of the bundled map. */
  attribution: string
  failure: string
  children?: ReactNode
}) {
  const tiles = use(MapTilesContext)
  if (isFailed) {
    return (
      <p className={css.failure} role="status">
        {failure}
      </p>
    )
  }
  const sources = tiles && map?.hasStreets ? `${tiles.attribution}. ${attribution}` : attribution
  return (
    <div className={css.frame}>
      <div ref={container} className={css.map} data-ready={map !== null} />
      {children}
      {map?.isBundled && <p className={css.attribution}>{sources}</p>}
    </div>
  )
}
