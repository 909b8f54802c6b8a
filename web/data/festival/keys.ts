/** What the cache of the page knows of the festival. */
export const festivalKeys = { plan: () => ['festival', 'plan'] as const }
