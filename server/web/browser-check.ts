/**
 * Runs in every browser, so it uses the oldest syntax: a browser without the required features (Chrome 111, Firefox 113
 * and Safari 15.4 have `oklch`) is warned once per tab, and so are watches and televisions, where pages cannot be
 * operated. Robots are not warned. It redirects once to a page that it never redirects from, and the shop can still be
 * opened afterwards.
 */
export const BROWSER_CHECK = `(function () {
  var told = 'browser-told'
  var path = location.pathname
  if (path.indexOf('/unsupported-') >= 0 || /bot|crawl|spider/i.test(navigator.userAgent)) return
  var page = ''
  var side = window.screen ? Math.min(screen.width, screen.height) : 0
  if ((side > 0 && side < 240) || /SMART-?TV|Tizen.*TV|Web0S|BRAVIA|AppleTV|PlayStation|Nintendo|Xbox/i.test(navigator.userAgent)) page = '/unsupported-device'
  else if (!(window.CSS && CSS.supports && CSS.supports('color', 'oklch(0 0 0)'))) page = '/unsupported-browser'
  if (!page) return
  try {
    if (sessionStorage.getItem(told)) return
    sessionStorage.setItem(told, '1')
  } catch (error) {
    return
  }
  location.replace(page)
})()
`
