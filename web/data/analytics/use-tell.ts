import { useEffect, useRef } from 'react'
import type { ShopEvent } from './shop-event.ts'
import { tell } from './tell.ts'

/** Tells of what a page shows, once for each `key`; null = not yet. */
export function useTell(key: string | number, event: ShopEvent | null): void {
  const told = useRef<string | number>(undefined)
  useEffect(() => {
    if (event === null || told.current === key) return
    told.current = key
    tell(event)
  })
}
