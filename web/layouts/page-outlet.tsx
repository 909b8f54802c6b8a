import type { ComponentType } from 'react'
import { useRootData } from '../platform/loading/root-data.ts'
import { Outlet, useLocation } from '../platform/router/screens.tsx'
import { BrokenLocationScreen, ErrorScreen } from './error-screen.tsx'

/** Error screen of a layout, in place of the default one. */
export interface OwnErrors {
  readonly ownErrors?: ComponentType<{ error: unknown }>
}

/** The page of a layout, or the screen about an invalid `location` parameter. */
export function PageOutlet({ ownErrors = ErrorScreen }: OwnErrors) {
  const { isLocationBroken } = useRootData()
  const { pathname, search } = useLocation()
  if (!isLocationBroken) return <Outlet ErrorScreen={ownErrors} />
  const rest = new URLSearchParams(search)
  rest.delete('location')
  return <BrokenLocationScreen href={rest.size > 0 ? `${pathname}?${rest}` : pathname} />
}
