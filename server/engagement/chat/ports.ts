import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { CustomerScope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Database } from '../../platform/db/client.ts'

export interface ChatDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly clock: Clock
}

/** Who writes and reads on one side of a thread. */
export type ChatPerson =
  | { readonly side: 'customer'; readonly scope: CustomerScope }
  | { readonly side: 'seller'; readonly scope: StaffScope; readonly staffId: number }
