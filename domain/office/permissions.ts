/** Permissions of office staff. Each call of the office names the permission it requires. */
export const OFFICE_PERMISSIONS = [
  /** Own sessions and factors; everybody in the office has it. */
  'keepOwnAccess',
  'manageMarket',
  'decideContests',
  'moderateReviews',
  'approveSellers',
  'seeUnanswered',
  'seeSearches',
  'manageCalendar',
  'seeAnalytics',
  'manageServices',
  'manageContent',
  'seeLog',
  'seeState',
] as const
export type OfficePermission = (typeof OFFICE_PERMISSIONS)[number]

/** Permissions by office role. A person may have several roles. A new role is a line here. */
export const OFFICE_PERMISSIONS_OF_ROLE = {
  owner: OFFICE_PERMISSIONS,
  support: ['keepOwnAccess', 'decideContests', 'moderateReviews', 'seeUnanswered', 'seeSearches'],
  /** Works with sellers. */
  curator: ['keepOwnAccess', 'approveSellers', 'seeUnanswered', 'manageCalendar'],
  moderator: ['keepOwnAccess', 'moderateReviews'],
  editor: ['keepOwnAccess', 'manageContent', 'manageCalendar', 'seeSearches'],
  accountant: ['keepOwnAccess'],
  /** Reads everything except personal data, people and the state of the software; changes nothing. */
  analyst: ['keepOwnAccess', 'seeAnalytics', 'seeSearches', 'seeUnanswered'],
} as const satisfies Readonly<Record<string, readonly OfficePermission[]>>
export type OfficeRole = keyof typeof OFFICE_PERMISSIONS_OF_ROLE
export const OFFICE_ROLES = Object.keys(OFFICE_PERMISSIONS_OF_ROLE) as [OfficeRole, ...OfficeRole[]]

export const officePermissionsOf = (roles: readonly OfficeRole[]): readonly OfficePermission[] =>
  OFFICE_PERMISSIONS.filter((permission) =>
    roles.some((role) => (OFFICE_PERMISSIONS_OF_ROLE[role] as readonly OfficePermission[]).includes(permission)),
  )
