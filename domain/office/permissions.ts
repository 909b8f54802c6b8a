/** Permissions of people of the market's office. Each call of the office names the one it needs. */
export const OFFICE_PERMISSIONS = [
  'decideContests',
  'moderateReviews',
  'approveSellers',
  'seeUnanswered',
  'seeSearches',
  'manageCalendar',
  'seeAnalytics',
] as const
export type OfficePermission = (typeof OFFICE_PERMISSIONS)[number]

/** The roles of the office and what each allows. A new role is a line here. */
export const OFFICE_PERMISSIONS_OF_ROLE = {
  owner: OFFICE_PERMISSIONS,
} as const satisfies Readonly<Record<string, readonly OfficePermission[]>>
export type OfficeRole = keyof typeof OFFICE_PERMISSIONS_OF_ROLE

/** Everything that at least one of the roles allows. */
export const officePermissionsOf = (roles: readonly OfficeRole[]): readonly OfficePermission[] =>
  OFFICE_PERMISSIONS.filter((permission) =>
    roles.some((role) => (OFFICE_PERMISSIONS_OF_ROLE[role] as readonly OfficePermission[]).includes(permission)),
  )
