export const sellersDeskKeys = {
  company: (organizationId: number) => ['cabinet', 'company', organizationId] as const,
  actionLog: (organizationId: number, query: object) => ['cabinet', 'action-log', organizationId, query] as const,
  team: (organizationId: number) => ['cabinet', 'team', organizationId] as const,
  papers: (organizationId: number) => ['cabinet', 'papers', organizationId] as const,
}
