/** What the cache of the page knows of news of farms. */
export const farmPostKeys = { ofFarm: (farm: number) => ['farm-posts', farm] as const }
