/** Keys of the office; `all` covers all of its data. */
export const officeKeys = {
  all: ['office'] as const,
  member: ['office', 'member'] as const,
  factors: ['office', 'factors'] as const,
  sessions: ['office', 'sessions'] as const,
  market: ['office', 'market'] as const,
  starter: ['office', 'starter'] as const,
  services: ['office', 'services'] as const,
  applications: ['office', 'applications'] as const,
  applicationsIn: (state: string) => ['office', 'applications', state] as const,
  unanswered: ['office', 'unanswered'] as const,
  reviews: ['office', 'reviews'] as const,
  disputes: ['office', 'disputes'] as const,
  dispute: (id: string) => ['office', 'disputes', id] as const,
  disputePreview: (id: string, percent: number) => ['office', 'disputes', id, 'preview', percent] as const,
  invitations: ['office', 'invitations'] as const,
  invitationsIn: (state: string) => ['office', 'invitations', state] as const,
}
