/**
 * Runs in every browser, so it is written for the oldest: whoever lacks what the storefront is built for
 * (Chrome 111, Firefox 113, Safari 15.4 know `oklch`) is warned once a tab. Robots read pages with whatever they have.
 * The browser's offer to install the shop comes before the page is alive: it is kept for the button that makes it
 * (`web/platform/offline/install.ts`).
 */
export const BROWSER_CHECK = `window.addEventListener && addEventListener('beforeinstallprompt', function (event) {
  event.preventDefault()
  window.okolitsaInstall = event
})
;(function () {
  var told = 'browser-told'
  var page = '/unsupported-browser'
  if (location.pathname === page || /bot|crawl|spider/i.test(navigator.userAgent)) return
  if (window.CSS && CSS.supports && CSS.supports('color', 'oklch(0 0 0)')) return
  try {
    if (sessionStorage.getItem(told)) return
    sessionStorage.setItem(told, '1')
  } catch (error) {
    return
  }
  location.replace(page)
})()
`
