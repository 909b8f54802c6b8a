export const reviewsDeskKeys = {
  opinions: ['cabinet', 'opinions'] as const,
  opinionsIn: (queue: string) => ['cabinet', 'opinions', queue] as const,
}
