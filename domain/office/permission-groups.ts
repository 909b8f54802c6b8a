import { OFFICE_PERMISSIONS, type OfficePermission } from './permissions.ts'

/** Groups of the table of permissions, in order. */
export const PERMISSION_GROUPS = ['customers', 'sellers', 'money', 'content', 'order'] as const
export type PermissionGroup = (typeof PERMISSION_GROUPS)[number]

/** Groups of permissions; a permission without a line belongs to `order`. */
const GROUP_OF: Readonly<Partial<Record<OfficePermission, PermissionGroup>>> = {
  decideContests: 'customers',
  seeOrders: 'customers',
  seeCustomerNames: 'customers',
  handleOrders: 'customers',
  revealPersonalData: 'customers',
  seeCustomers: 'customers',
  manageCustomers: 'customers',
  sendBroadcasts: 'customers',
  managePersonalData: 'customers',
  moderateReviews: 'customers',
  seeUnanswered: 'customers',
  approveSellers: 'sellers',
  readSellers: 'sellers',
  manageSellers: 'sellers',
  seeSellerStaff: 'sellers',
  checkGoods: 'sellers',
  visitCabinets: 'sellers',
  actInCabinets: 'sellers',
  manageCalendar: 'content',
  manageContent: 'content',
  managePromotion: 'content',
  manageLegalTexts: 'content',
  seeSearches: 'content',
  manageCategories: 'sellers',
  refundMoney: 'money',
  seeFees: 'money',
  manageFees: 'money',
  seeLedger: 'money',
  managePayouts: 'money',
  closePeriods: 'money',
  managePapers: 'money',
  postEntries: 'money',
  correctReceipts: 'money',
}

/** The permissions of each group in the order of the table; a group without permissions is left out. */
export const groupedPermissions = (): readonly {
  readonly group: PermissionGroup
  readonly permissions: readonly OfficePermission[]
}[] =>
  PERMISSION_GROUPS.map((group) => ({
    group,
    permissions: OFFICE_PERMISSIONS.filter((permission) => (GROUP_OF[permission] ?? 'order') === group),
  })).filter(({ permissions }) => permissions.length > 0)
