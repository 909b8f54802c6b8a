/** Id of the notice that comes with the document. */
export const EARLY_NOTICE_ID = 'cookie-notice'

/**
 * Styles that move fixed elements at the bottom of the window up by the height of the notice. They set the height on the
 * few elements with `data-above-notification`: a property of the root would be inherited by every element and cause a
 * restyle of the whole page.
 */
export const roomBelow = (height: string): string =>
  `html{scroll-padding-bottom:calc(var(--tabbar-h) + ${height})}body{padding-bottom:${height}}[data-above-notification]{--notice-h:${height}}`
