export const pickingDeskKeys = {
  pickingDays: ['cabinet', 'picking', 'day'] as const,
  pickingOf: (query: object) => ['cabinet', 'picking', 'day', query] as const,
  emptied: (organizationId: number) => ['cabinet', 'picking', 'emptied', organizationId] as const,
}
