/** Keys of the office; `all` covers all of its data. */
export const officeKeys = {
  all: ['office'] as const,
  member: ['office', 'member'] as const,
  factors: ['office', 'factors'] as const,
  sessions: ['office', 'sessions'] as const,
  team: ['office', 'team'] as const,
  owners: ['office', 'owners'] as const,
  market: ['office', 'market'] as const,
  starter: ['office', 'starter'] as const,
  services: ['office', 'services'] as const,
  invitations: ['office', 'invitations'] as const,
  invitationsIn: (state: string) => ['office', 'invitations', state] as const,
}
