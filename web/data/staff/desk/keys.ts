/** Keys of the seller's side: its member, and `all` of what the page keeps for them. */
export const staffDeskKeys = {
  all: ['cabinet'] as const,
  member: ['cabinet', 'member'] as const,
  signInWays: ['cabinet', 'sign-in-ways'] as const,
}
