/** Removes cached pages and carts of a person at sign-out; responses in progress are not cached either. */
export function forgetKept(): void {
  navigator.serviceWorker?.controller?.postMessage('forget')
}
