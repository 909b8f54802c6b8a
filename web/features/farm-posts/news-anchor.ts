/** Where news stand on the page of a farm. */
export const NEWS_ANCHOR = 'news'
