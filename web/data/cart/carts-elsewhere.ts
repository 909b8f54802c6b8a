import { visitor } from '../visitor/visitor.ts'
import { CARTS_CHANGED } from './carts-query.ts'
import { guestCarts } from './guest-carts.ts'

/** Adds event listeners; returns a function that removes them. */
function listen(signals: readonly (readonly [EventTarget, string, (event: Event) => void])[]): () => void {
  for (const [source, name, call] of signals) source.addEventListener(name, call)
  return () => {
    for (const [source, name, call] of signals) source.removeEventListener(name, call)
  }
}

/**
 * Calls back when carts may have changed in another tab: immediately where the shop lets tabs share data, otherwise
 * when this tab gets the focus (spec 4: sharing is off by default). Returns a function that stops listening.
 */
export function onCartsElsewhere(listener: () => void): () => void {
  const onLook = () => document.visibilityState === 'visible' && listener()
  if (!visitor.state().site.sharesTabs)
    return listen([
      [window, 'focus', onLook],
      [document, 'visibilitychange', onLook],
    ])
  const channel = new BroadcastChannel('okolitsa-carts')
  const stop = listen([
    [channel, 'message', listener],
    [window, 'storage', (event) => guestCarts.isOwnEvent(event as StorageEvent) && listener()],
    [window, CARTS_CHANGED, () => channel.postMessage('changed')],
  ])
  return () => {
    stop()
    channel.close()
  }
}
