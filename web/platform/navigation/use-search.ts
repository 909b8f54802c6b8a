import { useMemo } from 'react'
import { useLocation } from 'react-router'

/**
 * Parameters of the address. The library's own hook does the same and brings its links, forms and prefetching along,
 * none of which we use.
 */
export function useSearch(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
