/** Anchor of the news on a farm's page. */
export const NEWS_ANCHOR = 'news'
