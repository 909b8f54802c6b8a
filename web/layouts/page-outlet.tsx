import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useRootData } from '../platform/loading/root-data.ts'
import { BrokenLocationScreen } from './error-screen.tsx'

/** The page of a layout, or the screen about a broken `location` parameter instead of it. */
export function PageOutlet() {
  const { isLocationBroken } = useRootData()
  const { pathname, search } = useLocation()
  if (!isLocationBroken) {
    // a boundary: header and bars come alive before the page does
    return (
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    )
  }
  const rest = new URLSearchParams(search)
  rest.delete('location')
  return <BrokenLocationScreen href={rest.size > 0 ? `${pathname}?${rest}` : pathname} />
}
