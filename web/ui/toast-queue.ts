/** A short message over the page. */
export interface Toast {
  id: number
  tone: 'success' | 'info' | 'warning' | 'error'
  text: string
  /** A message on the same topic is out of date once this one is shown. */
  topic?: string | undefined
  /** One thing to do about it. */
  action?: { text: string; onPress: () => void } | { text: string; href: string } | undefined
}

/** How long a toast stays, in milliseconds; hover and focus hold it. */
export const TOAST_LIFE_MS = 5000
/** The oldest leaves when there are more. */
const MAX_TOASTS = 3

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message in the `ToastRegion`; the same text or topic again replaces itself. Returns its id. Browser only. */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): number {
  const id = nextId++
  const others = toasts.filter(({ text, topic }) => text !== toast.text && (!topic || topic !== toast.topic))
  change([...others, { tone: 'success' as const, ...toast, id }].slice(-MAX_TOASTS))
  return id
}

/** Takes a message away. */
export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

const NONE: readonly Toast[] = []
/** On the server there are none. */
export function serverToasts(): readonly Toast[] {
  return NONE
}
