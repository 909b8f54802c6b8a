/** Keys of what a seller's desk has loaded of site requests. */
export const siteRequestsDeskKeys = {
  requests: ['cabinet', 'requests'] as const,
  requestsIn: (state: string) => ['cabinet', 'requests', state] as const,
  requestCounts: ['cabinet', 'requests', 'counts'] as const,
}
