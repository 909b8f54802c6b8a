export const REQUESTS_PATH = '/cabinet/requests'
