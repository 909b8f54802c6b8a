/**
 * Runs in every browser, so it is written for the oldest: whoever lacks what the storefront is built for
 * (Chrome 111, Firefox 113, Safari 15.4 know `oklch`) is warned once a tab, and so is who looks through a watch or sits
 * at a television, where nothing can be typed or pressed as the pages need it. Robots read pages with whatever they
 * have. It leads to pages of its own once: they are never led away from, and the shop opens all the same after them.
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
