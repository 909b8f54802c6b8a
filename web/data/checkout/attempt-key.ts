import { personalKey } from '../../platform/tab-state/personal-key.ts'

/** The Idempotency-Key of an attempt without an answer: a repeat of the same order must not create two. */
const KEY = personalKey('checkout-attempt')

interface Attempt {
  readonly key: string
  readonly body: string
}

/**
 * The attempt in memory, used only when storage is forbidden or full: stored attempts are removed at sign-out, this one
 * is not.
 */
let remembered: Attempt | null = null

function read(): Attempt | null {
  if (remembered) return remembered
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Attempt | null
  } catch {
    return null
  }
}

/** The key for this body: the previous one while the same body has no answer, otherwise a new one. */
export function attemptKey(body: unknown): string {
  const text = JSON.stringify(body)
  const earlier = read()
  if (earlier?.body === text) return earlier.key
  const attempt: Attempt = { key: crypto.randomUUID(), body: text }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt))
    remembered = null
  } catch {
    // only a reload loses the key
    remembered = attempt
  }
  return attempt.key
}

/** Ends the attempt after the server's answer: the next press is a new attempt. */
export function closeAttempt(): void {
  remembered = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // the storage is forbidden
  }
}
