import { isRouteErrorResponse, useRouteError } from 'react-router'

/** Error screens of spec 2.6. */
export function ErrorScreen() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <main>{isMissing ? '404' : '500'}</main>
}
