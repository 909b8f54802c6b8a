import { personalKey } from '../../platform/tab-state/personal-key.ts'

/** An action a guest pressed that needs a customer: it is done as soon as they have signed in. */
export type DeferredAction =
  /** To be told when a product can be had, or, if it is not here, when it is brought to the place. */
  | { readonly kind: 'product'; readonly id: number; readonly title: string; readonly isHere: boolean }
  /** To be told when a farm opens. */
  | { readonly kind: 'farm'; readonly id: number }
  /** The waiting list of a date of a tour. */
  | { readonly kind: 'waiting'; readonly id: number; readonly people: number }

const KEY = personalKey('action')

/** Keeps an action for the sign-in that leads back to `back`; answers the address of that sign-in. */
export function signInFor(action: DeferredAction, back: string): string {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ action, back }))
  } catch {
    // a storage that is forbidden keeps no action: the customer presses again
  }
  return `/sign-in?${new URLSearchParams({ redirect: back })}`
}

/** The action of the sign-in that leads to `back`; null = another way led there. */
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
    // nothing was kept
  }
}
