/** The Idempotency-Key of an attempt whose answer has not come: a repeat of the same order must not make two. */
const KEY = 'okolitsa-checkout-attempt'

interface Attempt {
  readonly key: string
  readonly body: string
}

let current: Attempt | null = null

function read(): Attempt | null {
  if (current) return current
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Attempt | null
  } catch {
    return null
  }
}

/** The key to send with this body: the earlier one while the same body has no answer, else a new one. */
export function attemptKey(body: unknown): string {
  const text = JSON.stringify(body)
  const earlier = read()
  if (earlier?.body === text) return earlier.key
  current = { key: crypto.randomUUID(), body: text }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // kept in memory: only a reload would lose it
  }
  return current.key
}

/** The server has answered, whatever it said: the next press is a new attempt. */
export function closeAttempt(): void {
  current = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing to remove
  }
}
