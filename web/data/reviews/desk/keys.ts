/** Keys of what a seller's desk has loaded of reviews. */
export const reviewsDeskKeys = {
  opinions: ['cabinet', 'opinions'] as const,
  opinionsIn: (queue: string) => ['cabinet', 'opinions', queue] as const,
}
