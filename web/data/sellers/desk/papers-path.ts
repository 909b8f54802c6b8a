export const PAPERS_PATH = '/cabinet/papers'
