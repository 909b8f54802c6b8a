/** Page of a farm's documents. */
export const PAPERS_PATH = '/cabinet/papers'
