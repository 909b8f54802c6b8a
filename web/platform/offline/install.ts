/** The browser's offer to install the shop, kept by `/browser-check.js`. */
interface InstallOffer {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}
declare global {
  interface Window {
    okolitsaInstall?: InstallOffer | undefined
  }
}

/** Does it stand on the screen of the device already? */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** iPhones and iPads install by hand only, and tell installed pages only. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export const mayInstall = (): boolean => window.okolitsaInstall !== undefined

/** Asks the person; the browser lets itself be asked once. Answers whether they said yes. */
export async function install(): Promise<boolean> {
  const offer = window.okolitsaInstall
  window.okolitsaInstall = undefined
  return (await offer?.prompt())?.outcome === 'accepted'
}
