import { personalKey } from '../../platform/tab-state/personal-key.ts'

/** The Idempotency-Key of an attempt whose answer has not come: a repeat of the same order must not make two. */
const KEY = personalKey('checkout-attempt')

interface Attempt {
  readonly key: string
  readonly body: string
}

/** Only when storage is forbidden or full: what is stored leaves with the session, this would stay. */
let remembered: Attempt | null = null

function read(): Attempt | null {
  if (remembered) return remembered
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
  const attempt: Attempt = { key: crypto.randomUUID(), body: text }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt))
    remembered = null
  } catch {
    // only a reload would lose it
    remembered = attempt
  }
  return attempt.key
}

/** The server has answered, whatever it said: the next press is a new attempt. */
export function closeAttempt(): void {
  remembered = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing to remove
  }
}
