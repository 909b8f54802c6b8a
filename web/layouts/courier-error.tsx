import { isRouteErrorResponse, useRouteError } from 'react-router'
import { CourierGone } from '../features/courier/courier-gone.tsx'
import { ErrorScreen } from './error-screen.tsx'

/** A courier's link that opens nothing says so itself; anything else is what it is elsewhere. */
export function CourierError() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <CourierGone /> : <ErrorScreen />
}
