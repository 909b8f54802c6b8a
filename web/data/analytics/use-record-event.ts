import { useEffect, useRef } from 'react'
import { recordEvent } from './record-event.ts'
import type { ShopEvent } from './shop-event.ts'

/** Records an event of a page once for each `key`; null = not ready. */
export function useRecordEvent(key: string | number, event: ShopEvent | null): void {
  const recorded = useRef<string | number>(undefined)
  useEffect(() => {
    if (event === null || recorded.current === key) return
    recorded.current = key
    recordEvent(event)
  })
}
