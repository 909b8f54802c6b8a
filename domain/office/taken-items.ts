import { OFFICE_ROLES, type OfficePermission, type OfficeRole, officePermissionsOf } from './permissions.ts'

/** Queues whose items a person takes, so that others leave them alone. Orders have an owner instead. */
export const TAKEN_QUEUES = [
  'disputes',
  'applications',
  'reviews',
  'callBacks',
  'unanswered',
  'dataRequests',
  'goods',
] as const
export type TakenQueue = (typeof TAKEN_QUEUES)[number]

/** Permissions with one of which a person takes items. A reader of unanswered items takes none. */
const TAKES: Readonly<Record<TakenQueue, readonly OfficePermission[]>> = {
  disputes: ['decideContests'],
  applications: ['approveSellers'],
  reviews: ['moderateReviews'],
  callBacks: ['handleOrders'],
  unanswered: ['handleOrders', 'manageSellers'],
  dataRequests: ['managePersonalData'],
  goods: ['checkGoods'],
}

/** Hours after which an item whose person did nothing with it is free again. */
export const TAKEN_HOURS = 2
/** Maximum items of one person. */
export const MAX_TAKEN = 50

/** True = the person works on the queue: sees what others took there, and takes items. */
export const mayTake = (permissions: readonly OfficePermission[], queue: TakenQueue): boolean =>
  TAKES[queue].some((permission) => permissions.includes(permission))

/** Roles that work on a queue; an item of a person without one of them is free again. */
export const rolesThatTake = (queue: TakenQueue): readonly OfficeRole[] =>
  OFFICE_ROLES.filter((role) => mayTake(officePermissionsOf([role]), queue))
