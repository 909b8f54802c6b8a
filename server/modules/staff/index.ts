import type { staffEndpoints } from '@okolitsa/contracts/staff/staff.endpoints.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { STAFF_COOKIE, type StaffSeller, staffHandlers } from './http/staff.handlers.ts'
import type { StaffCredentials } from './ports.ts'
import { deleteOldSignIns, findStaff, findStaffOfToken, revokeToken } from './store/staff.store.ts'
import { hashOf, type SignInDeps, signIn } from './use-cases/sign-in.ts'

export interface StaffModule {
  readonly handlers: Handlers<typeof staffEndpoints>
  /** Who calls the sellers' API; a shopper's session means nothing here. */
  actorOf(credentials: StaffCredentials): Promise<Actor>
  readonly periodic: readonly PeriodicTask[]
}

const MONTH_MS = 30 * 86_400_000

/** The token that was shown: the bearer, or the browser's cookie when there is no such header at all. */
function tokenOf({ headers, cookies }: StaffCredentials): string | null {
  const { authorization } = headers
  if (typeof authorization === 'string') return authorization.startsWith('Bearer ') ? authorization.slice(7) : null
  return cookies[STAFF_COOKIE] ?? null
}

/** Accounts and sessions of sellers and administrators, apart from shoppers'. */
export function createStaffModule(
  deps: SignInDeps & { sellerOf(organizationId: number): Promise<StaffSeller | null> },
): StaffModule {
  const { clock } = deps
  const { executor } = deps.database
  return {
    handlers: staffHandlers({
      bankUrl: deps.bank?.loginUrl ?? null,
      signIn: (proof, ip) => signIn(deps, proof, ip),
      signOut: (token) => revokeToken(executor, hashOf(token), clock()),
      findStaff: (staffId) => findStaff(executor, staffId),
      sellerOf: deps.sellerOf,
      tokenOf,
    }),
    async actorOf(credentials) {
      const token = tokenOf(credentials)
      const staff = token ? await findStaffOfToken(executor, hashOf(token), clock()) : null
      return staff ? { kind: 'staff', staffId: staff.id, organizationId: staff.organizationId } : { kind: 'guest' }
    },
    periodic: [
      {
        name: 'forget-old-staff-sign-ins',
        cron: '23 3 * * *',
        run: () => deleteOldSignIns(executor, new Date(clock().getTime() - MONTH_MS)),
      },
    ],
  }
}
