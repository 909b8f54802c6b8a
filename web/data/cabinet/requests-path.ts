/** Where requests of the seller's sites are answered. */
export const REQUESTS_PATH = '/cabinet/requests'
