/** What the cache of the page knows of content. */
export const contentKeys = { blocks: (codes: readonly string[]) => ['content', ...codes] as const }
