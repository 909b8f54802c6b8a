import { useEffect, useRef } from 'react'
import type { ShopEvent } from './shop-event.ts'
import { tell } from './tell.ts'

/** Records an event of a page once for each `key`; null = not ready. */
export function useTell(key: string | number, event: ShopEvent | null): void {
  const told = useRef<string | number>(undefined)
  useEffect(() => {
    if (event === null || told.current === key) return
    told.current = key
    tell(event)
  })
}
