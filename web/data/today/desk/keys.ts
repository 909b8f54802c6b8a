export const todayDeskKeys = {
  today: ['cabinet', 'today'] as const,
  todayOf: (organizationId: number) => ['cabinet', 'today', organizationId] as const,
}
