import { visitor } from '../visitor/visitor.ts'
import { guestCarts } from './guest-carts.ts'

let channel: BroadcastChannel | null = null

/** Tells the other tabs that carts have changed, where tabs share what they know. */
export const announceCarts = (): void => channel?.postMessage('changed')

/**
 * Calls back when carts may have changed in another tab: as it happens where the shop lets tabs share what they know,
 * otherwise when this tab is looked at again (spec 4: sharing is off by default). Answers how to stop listening.
 */
export function onCartsElsewhere(listener: () => void): () => void {
  const onStorage = (event: Event) => guestCarts.isOwnEvent(event as StorageEvent) && listener()
  const onLook = () => document.visibilityState === 'visible' && listener()
  const signals: [EventTarget, string, (event: Event) => void][] = []
  if (visitor.state().site.sharesTabs) {
    channel ??= new BroadcastChannel('okolitsa-carts')
    signals.push([channel, 'message', listener], [window, 'storage', onStorage])
  } else signals.push([window, 'focus', onLook], [document, 'visibilitychange', onLook])
  for (const [source, name, call] of signals) source.addEventListener(name, call)
  return () => {
    for (const [source, name, call] of signals) source.removeEventListener(name, call)
  }
}
