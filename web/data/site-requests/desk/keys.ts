export const siteRequestsDeskKeys = {
  requests: ['cabinet', 'requests'] as const,
  requestsIn: (state: string) => ['cabinet', 'requests', state] as const,
  requestCounts: ['cabinet', 'requests', 'counts'] as const,
}
