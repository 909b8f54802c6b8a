/** Push services of browsers: the shop sends to these and to nobody else, whatever address a browser names. */
const KNOWN_SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

/** Letters of an address at a push service; those known are a third as long. */
export const LONGEST_ENDPOINT = 1_000

/**
 * May the shop send to this address? Only over HTTPS to a known service: a browser's word must not lead our requests
 * into our own network. `more` are hosts known besides, or whole origins (`http://127.0.0.1:4000`).
 */
export function isPushEndpoint(endpoint: string, more: readonly string[] = []): boolean {
  if (endpoint.length > LONGEST_ENDPOINT || !URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '') return false
  if (more.includes(url.origin)) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  return [...KNOWN_SERVICES, ...more].some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
}
