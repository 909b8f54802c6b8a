import { personalKey } from '../../platform/tab-state/personal-key.ts'

/** An action that a guest started and that needs an account: it is performed after sign-in. */
export type DeferredAction =
  /**
   * Alert when a product is available again, or, if it is not sold here, when it is delivered to the visitor's place.
   */
  | { readonly kind: 'product'; readonly id: number; readonly title: string; readonly isHere: boolean }
  /** Alert when a farm opens. */
  | { readonly kind: 'farm'; readonly id: number }
  /** Place in the waiting list of a tour date. */
  | { readonly kind: 'waiting'; readonly id: number; readonly people: number }

const KEY = personalKey('action')

/** Stores an action for the sign-in that returns to `back`; returns the URL of that sign-in. */
export function signInFor(action: DeferredAction, back: string): string {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ action, back }))
  } catch {
    // storage is forbidden: the customer repeats the action by hand
  }
  return `/sign-in?${new URLSearchParams({ redirect: back })}`
}

/** The stored action of the sign-in that returns to `back`; null = the sign-in began elsewhere. */
export function deferredActionFor(back: string): DeferredAction | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { action: DeferredAction; back: string } | null
    return kept?.back === back ? kept.action : null
  } catch {
    return null
  }
}

export function forgetDeferredAction(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // storage is forbidden: there is no stored action
  }
}
