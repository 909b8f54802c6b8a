/** First segments of paths that are not pages of the shop. */
const OTHER_SIDES = ['office', 'cabinet', 'api', 'v1', 'assets']

/** Whether a link is a path of the shop's own side. */
export function isShopPath(href: string): boolean {
  const [, first] = /^\/(?!\/)([^/?#\s<>"'\\]*)[^\s<>"'\\]*$/.exec(href) ?? []
  return first !== undefined && !OTHER_SIDES.includes(first)
}
