/** Push services of browsers. The shop sends messages only to these hosts, whatever endpoint a browser submits. */
const KNOWN_SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

/** Maximum characters of an endpoint; endpoints of known services have a third of that. */
export const MAX_ENDPOINT_LENGTH = 1_000

/**
 * True = the shop may send to this endpoint: HTTPS and a known service, so that a browser cannot direct requests into
 * our own network. @param more additional hosts or whole origins (`http://127.0.0.1:4000`)
 */
export function isPushEndpoint(endpoint: string, more: readonly string[] = []): boolean {
  if (endpoint.length > MAX_ENDPOINT_LENGTH || !URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '') return false
  if (more.includes(url.origin)) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  return [...KNOWN_SERVICES, ...more].some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
}
