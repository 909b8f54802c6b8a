/** Permissions of office staff. Each call of the office names the permission it requires. */
export const OFFICE_PERMISSIONS = [
  'manageMarket',
  'decideContests',
  'moderateReviews',
  'approveSellers',
  'seeUnanswered',
  'seeSearches',
  'manageCalendar',
  'seeAnalytics',
  'manageServices',
] as const
export type OfficePermission = (typeof OFFICE_PERMISSIONS)[number]

/** Permissions by office role. A new role is a line here. */
export const OFFICE_PERMISSIONS_OF_ROLE = {
  owner: OFFICE_PERMISSIONS,
} as const satisfies Readonly<Record<string, readonly OfficePermission[]>>
export type OfficeRole = keyof typeof OFFICE_PERMISSIONS_OF_ROLE

export const officePermissionsOf = (roles: readonly OfficeRole[]): readonly OfficePermission[] =>
  OFFICE_PERMISSIONS.filter((permission) =>
    roles.some((role) => (OFFICE_PERMISSIONS_OF_ROLE[role] as readonly OfficePermission[]).includes(permission)),
  )
