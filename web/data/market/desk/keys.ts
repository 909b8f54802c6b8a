/** Keys of the set-up; its data belongs to the office. */
export const marketDeskKeys = {
  market: ['office', 'market'] as const,
  starter: ['office', 'starter'] as const,
  services: ['office', 'services'] as const,
}
