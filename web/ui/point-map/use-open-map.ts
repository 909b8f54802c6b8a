import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { canDrawMap, type OpenMap, openMap } from './open-map.ts'
import css from './point-map.module.css'

type MapSettings = Parameters<typeof openMap>[1]

/**
 * A map opened in an element once and closed with it; `map` is null until it is there.
 * @param settings asked when the map opens
 */
export function useOpenMap(settings: () => MapSettings): {
  container: RefObject<HTMLDivElement | null>
  map: OpenMap | null
  isFailed: boolean
} {
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const currentSettings = useEffectEvent(settings)
  useEffect(() => {
    // a sheet of its own for every opening: a map that is closed late must not tear the next one
    const sheet = container.current?.appendChild(document.createElement('div'))
    if (!sheet) return
    sheet.className = css.map ?? ''
    let opened: OpenMap | null = null
    let isGone = false
    const opening = canDrawMap() ? openMap(sheet, currentSettings()) : Promise.reject(new Error('no WebGL'))
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
