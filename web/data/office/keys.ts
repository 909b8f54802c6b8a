/** Keys of the office; `all` covers all of its data. */
export const officeKeys = {
  all: ['office'] as const,
  member: ['office', 'member'] as const,
  factors: ['office', 'factors'] as const,
  sessions: ['office', 'sessions'] as const,
  market: ['office', 'market'] as const,
  starter: ['office', 'starter'] as const,
  services: ['office', 'services'] as const,
  sellers: ['office', 'sellers'] as const,
  sellersPage: (asked: Readonly<Record<string, string>>) => ['office', 'sellers', 'page', asked] as const,
  sellersCount: (filters: Readonly<Record<string, string>>) => ['office', 'sellers', 'count', filters] as const,
  seller: (id: number) => ['office', 'sellers', 'one', id] as const,
  sellerStaff: (id: number) => ['office', 'sellers', 'staff', id] as const,
  sellerMoves: (move: string, ids: readonly number[]) => ['office', 'sellers', 'moves', move, ids] as const,
  invitations: ['office', 'invitations'] as const,
  invitationsIn: (state: string) => ['office', 'invitations', state] as const,
}
