/** A short message over the page. */
export interface Toast {
  id: number
  tone: 'success' | 'info' | 'warning' | 'error'
  text: string
  /** A newer message of the same topic replaces this one. */
  topic?: string | undefined
  /** One action of the toast. */
  action?: { text: string; onPress: () => void } | { text: string; href: string } | undefined
}

/** Lifetime of a toast, in milliseconds; hover and focus pause it. */
export const TOAST_LIFE_MS = 5000
/** Maximum number of toasts; more drop the oldest. */
const MAX_TOASTS = 3

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a message in the `ToastRegion`; the same text or topic replaces the older one. Returns its id. Browser only.
 */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): number {
  const id = nextId++
  const others = toasts.filter(({ text, topic }) => text !== toast.text && (!topic || topic !== toast.topic))
  change([...others, { tone: 'success' as const, ...toast, id }].slice(-MAX_TOASTS))
  return id
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

/** Subscribes to changes, for `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

const NONE: readonly Toast[] = []
/** Toasts on the server: none. */
export function serverToasts(): readonly Toast[] {
  return NONE
}
