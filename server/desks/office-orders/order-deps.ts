import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import type { StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Deps } from '../../services.ts'

export type OfficeOrdersDeps = Deps<
  | 'executor'
  | 'inTransaction'
  | 'clock'
  | 'audit'
  | 'office'
  | 'orders'
  | 'ledger'
  | 'payments'
  | 'loyalty'
  | 'notifications'
  | 'chat'
  | 'telephony'
  | 'statements'
>

/** A person of the office as a party of orders: the market. */
export const partyOf = ({ staffId }: Office): StaffParty => ({ kind: 'admin', staffId })
export const authorOf = ({ staffId }: Office): Author => ({ kind: 'staff', staffId })
export const permissionsOf = ({ roles }: Office) => officePermissionsOf(roles)
