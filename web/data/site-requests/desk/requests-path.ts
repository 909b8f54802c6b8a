/** Page where the seller answers requests of its sites. */
export const REQUESTS_PATH = '/cabinet/requests'
