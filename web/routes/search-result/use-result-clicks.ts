import { type RefObject, useEffect } from 'react'
import { recordEvent } from '../../data/analytics/record-event.ts'

interface Found {
  readonly productId?: number
  readonly organizationId?: number
}

/**
 * Reports the clicked result of a search (spec 7.13): mouse, touch and keyboard all end in a click. @param resultAt the
 * result of a URL; undefined = another link
 */
export function useResultClicks(
  list: RefObject<HTMLElement | null>,
  words: string,
  resultAt: (path: string) => Found | undefined,
): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    const report = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      const found = link && resultAt(link.pathname)
      if (!found) return
      recordEvent({ kind: 'search-result-click', text: words, ...found })
    }
    element.addEventListener('click', report)
    return () => element.removeEventListener('click', report)
  }, [list, words, resultAt])
}
