export const broadcastsDeskKeys = {
  list: (organizationId: number) => ['cabinet', 'broadcasts', organizationId] as const,
  subjects: (organizationId: number, kind: string, search: string) =>
    ['cabinet', 'broadcasts', organizationId, kind, search] as const,
}
