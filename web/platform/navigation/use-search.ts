import { useMemo } from 'react'
import { useLocation } from '../router/screens.tsx'

/** Parameters of the address. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
