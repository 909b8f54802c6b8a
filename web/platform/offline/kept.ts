/** Pages and carts kept for a time without a network go with the person; what is on its way is not kept either. */
export function forgetKept(): void {
  navigator.serviceWorker?.controller?.postMessage('forget')
}
