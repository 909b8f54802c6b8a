/** The page where a farm keeps its papers. */
export const PAPERS_PATH = '/cabinet/papers'
