export const NEWS_ANCHOR = 'news'
