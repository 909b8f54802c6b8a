/** The browser's installation prompt, stored by `/browser-check.js`. */
interface InstallOffer {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}
declare global {
  interface Window {
    okolitsaInstall?: InstallOffer | undefined
  }
}

/** Whether the shop runs as an installed application. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** iPhones and iPads support only manual installation. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export const mayInstall = (): boolean => window.okolitsaInstall !== undefined

/** Shows the installation prompt, which a browser allows once. Returns whether it was accepted. */
export async function install(): Promise<boolean> {
  const offer = window.okolitsaInstall
  window.okolitsaInstall = undefined
  return (await offer?.prompt())?.outcome === 'accepted'
}
