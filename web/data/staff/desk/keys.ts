/** Keys of the signed-in member; `all` covers all data of the cabinet. */
export const staffDeskKeys = {
  all: ['cabinet'] as const,
  member: ['cabinet', 'member'] as const,
  signInWays: ['cabinet', 'sign-in-ways'] as const,
}
