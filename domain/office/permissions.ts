/** Permissions of office staff. Each call of the office names the permission it requires. */
export const OFFICE_PERMISSIONS = [
  /** Own sessions and factors; everybody in the office has it. */
  'keepOwnAccess',
  'manageMarket',
  'decideContests',
  /** Orders of all sellers, without personal data. */
  'seeOrders',
  /** Names of customers; phones, e-mails and addresses stay masked. */
  'seeCustomerNames',
  /** Notes, assignments and moves of orders on behalf of a customer. */
  'handleOrders',
  /** Returns money at the market's cost, above a limit with another person's approval. */
  'refundMoney',
  /** Rules of the market's fees and the fees of orders. */
  'seeFees',
  /** Proposes rules of the market's fees, which another person approves, and sets their VAT. */
  'manageFees',
  /** Balances and statements of sellers, and entries of the ledger. */
  'seeLedger',
  /** Drafts, approves and sends payouts of sellers, and imports bank statements. */
  'managePayouts',
  /** Imports registers, decides about differences, closes months and asks for their reopening. */
  'closePeriods',
  /** Forms papers of a month, answers objections to them, sends them. */
  'managePapers',
  /** Proposes manual entries of the ledger and their reversals, which another person approves. */
  'postEntries',
  /** Prints refused receipts as corrections. */
  'correctReceipts',
  'revealPersonalData',
  /** List and pages of customers, with phones, e-mails and addresses masked. */
  'seeCustomers',
  /** Blocks customers and ends their sessions. */
  'manageCustomers',
  /** Writes to many customers at once. */
  'sendBroadcasts',
  /** Requests about personal data, and the rules of storage. */
  'managePersonalData',
  'moderateReviews',
  'approveSellers',
  'seeUnanswered',
  'seeSearches',
  'manageCalendar',
  'seeAnalytics',
  /** Reports; which of them is in `domain/reports/reports.ts`. */
  'seeReports',
  'manageServices',
  'manageContent',
  /** Promo codes of the market and featured places. */
  'managePromotion',
  /** Versions of legal texts, and whether customers are asked to accept them again. */
  'manageLegalTexts',
  /** Invites people of the office, gives roles, deactivates people. */
  'managePeople',
  'seeLog',
  'readSellers',
  /** Suspends and restores sellers, and writes notes about them. */
  'manageSellers',
  /** Names and hidden phones of sellers' staff. */
  'seeSellerStaff',
  /** Opens a seller's cabinet for reading. */
  'visitCabinets',
  /** Acts in a seller's cabinet. */
  'actInCabinets',
  'seeState',
  /** The list of goods that nobody sells at the market. */
  'checkGoods',
  /** The tree of categories: names, places, merges, requirements. */
  'manageCategories',
] as const
export type OfficePermission = (typeof OFFICE_PERMISSIONS)[number]

/** Permissions by office role. A person may have several roles. A new role is a line here. */
export const OFFICE_PERMISSIONS_OF_ROLE = {
  owner: OFFICE_PERMISSIONS,
  support: [
    'keepOwnAccess',
    'seeOrders',
    'seeCustomerNames',
    'handleOrders',
    'refundMoney',
    'revealPersonalData',
    'seeCustomers',
    'manageCustomers',
    'sendBroadcasts',
    'decideContests',
    'moderateReviews',
    'seeUnanswered',
    'seeSearches',
    'seeReports',
    'readSellers',
    'seeSellerStaff',
    'visitCabinets',
  ],
  /** Works with sellers. */
  curator: [
    'keepOwnAccess',
    'seeOrders',
    'seeCustomerNames',
    'approveSellers',
    'seeUnanswered',
    'seeReports',
    'manageCalendar',
    'readSellers',
    'manageSellers',
    'seeSellerStaff',
    'checkGoods',
    'visitCabinets',
    'actInCabinets',
    'seeFees',
  ],
  moderator: ['keepOwnAccess', 'moderateReviews', 'readSellers', 'checkGoods', 'manageCategories'],
  editor: [
    'keepOwnAccess',
    'manageContent',
    'managePromotion',
    'manageLegalTexts',
    'manageCalendar',
    'seeSearches',
    'seeReports',
    'manageCategories',
    'sendBroadcasts',
  ],
  accountant: [
    'keepOwnAccess',
    'seeOrders',
    'seeCustomerNames',
    'refundMoney',
    'seeFees',
    'manageFees',
    'seeLedger',
    'managePayouts',
    'closePeriods',
    'managePapers',
    'postEntries',
    'correctReceipts',
    'seeReports',
    'readSellers',
  ],
  /** Reads everything except personal data, people and the state of the software; changes nothing. */
  analyst: [
    'keepOwnAccess',
    'seeOrders',
    'seeFees',
    'seeLedger',
    'seeAnalytics',
    'seeReports',
    'seeSearches',
    'seeUnanswered',
    'readSellers',
  ],
} as const satisfies Readonly<Record<string, readonly OfficePermission[]>>
export type OfficeRole = keyof typeof OFFICE_PERMISSIONS_OF_ROLE
export const OFFICE_ROLES = Object.keys(OFFICE_PERMISSIONS_OF_ROLE) as [OfficeRole, ...OfficeRole[]]

export const officePermissionsOf = (roles: readonly OfficeRole[]): readonly OfficePermission[] =>
  OFFICE_PERMISSIONS.filter((permission) =>
    roles.some((role) => (OFFICE_PERMISSIONS_OF_ROLE[role] as readonly OfficePermission[]).includes(permission)),
  )
