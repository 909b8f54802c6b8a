/** Keys of the office; `all` covers all of its data. */
export const officeKeys = {
  all: ['office'] as const,
  member: ['office', 'member'] as const,
  factors: ['office', 'factors'] as const,
  sessions: ['office', 'sessions'] as const,
  market: ['office', 'market'] as const,
  starter: ['office', 'starter'] as const,
  state: ['office', 'state'] as const,
  deadLetters: ['office', 'state', 'dead-letters'] as const,
  services: ['office', 'services'] as const,
  invitations: ['office', 'invitations'] as const,
  invitationsIn: (state: string) => ['office', 'invitations', state] as const,
}
