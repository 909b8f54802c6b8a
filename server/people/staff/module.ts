import { staffEndpoints } from '@okolitsa/contracts/staff/staff.endpoints.ts'
import { type Actor, membershipAs, type Staff } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { defineModule } from '../../module.ts'
import { createKnownBrowsers } from '../../platform/http/known-browser.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { STAFF_COOKIE, staffHandlers } from './http/staff.handlers.ts'
import type { StaffCredentials } from './ports.ts'
import {
  deleteOldSignIns,
  endStreamsAt,
  findStaff,
  findStaffOfToken,
  isKnownStaff,
  listPlaces,
  moveToken,
  revokeToken,
  revokeTokensAt,
  type StaffRow,
  staffSessionEnded,
  staffStreamsEnded,
} from './store/staff.store.ts'
import { hashOf, openSessionAt, signIn, signInByPhone } from './use-cases/sign-in.ts'

export { staffSessionEnded, staffStreamsEnded } from './store/staff.store.ts'

const MONTH_MS = 30 * 86_400_000

/** The token of a request: the bearer, or the browser's cookie when the header is absent. */
function tokenOf({ headers, cookies }: StaffCredentials): string | null {
  const { authorization } = headers
  if (typeof authorization === 'string') return authorization.startsWith('Bearer ') ? authorization.slice(7) : null
  return cookies[STAFF_COOKIE] ?? null
}

/** The person at the seller of their session; a session has one seller, so that no call mixes two. */
function actorOfAccount({ id, role, organizationId, isFormer }: StaffRow, sessionId: string): Staff {
  const memberships = [membershipAs(role, organizationId)]
  return { kind: 'staff', staffId: id, memberships, sessionId, ...(isFormer && { isFormer: true as const }) }
}

/** Accounts and sessions of sellers, separate from those of customers and of the office. */
export const staffModule = defineModule({
  name: 'staff',
  uses: ['identity'],
  portsFilledBy: ['sellers'],
  create: ({ config, database, clock, adapters: { bank }, endStreams }, { sellers, identity }) => {
    const { executor } = database
    const deps = { database, bank, clock, identity }
    const knownBrowsers = createKnownBrowsers({ secret: config.TOKEN_SECRET, cookie: 'known-staff-browser' })
    const sessionOf = async (token: string | null): Promise<Actor | null> => {
      if (!token) return { kind: 'guest' }
      const hash = hashOf(token)
      const staff = await findStaffOfToken(executor, hash, clock())
      if (!staff) return null
      return actorOfAccount(staff, hash.toString('hex'))
    }
    const { handlers, enter, enterByPhone, begin } = staffHandlers({
      bankUrl: bank?.loginUrl ?? null,
      knownBrowsers,
      signIn: (proof, asker, admit) => signIn(deps, proof, asker, admit),
      signOut: (token) => revokeToken(executor, hashOf(token), clock()),
      findStaff: (place) => findStaff(executor, place),
      listPlaces: (staffId) => listPlaces(executor, staffId),
      chooseSeller: (token, organizationId) => moveToken(executor, hashOf(token), organizationId),
      sellerOf: sellers.sellerOf,
      tokenOf,
      sendCode: async (phone, context) =>
        identity.sendStaffCode(phone, context, await isKnownStaff(executor, phone, clock())),
      signInByPhone: (shown, context, admit) => signInByPhone(deps, shown, context, admit),
    })
    return {
      service: {
        enter,
        enterByPhone,
        enterAt: async (place, context) => begin(await openSessionAt(deps, place), context),
        endSessionsAt: (tx, place) => revokeTokensAt(tx, place, clock()),
        endStreamsAt: (tx, place) => endStreamsAt(tx, place, clock()),
        async actorOf(credentials) {
          const actor = await sessionOf(tokenOf(credentials))
          if (!actor) throw new Refusal('UNAUTHORIZED')
          return actor
        },
        async visitorOf(credentials, context) {
          const actor = await sessionOf(tokenOf(credentials))
          if (actor) return actor
          context.setCookie(STAFF_COOKIE, '', { maxAge: 0 })
          return { kind: 'guest' }
        },
      },
      calls: [mounted(staffEndpoints, handlers)],
      periodic: [
        {
          name: 'forget-old-staff-sign-ins',
          cron: '23 3 * * *',
          run: () => deleteOldSignIns(executor, new Date(clock().getTime() - MONTH_MS)),
        },
      ],
      // streams close within minutes, also those of a session whose end was missed
      invalidations: [
        on(staffSessionEnded, (session) => session !== null && endStreams(session)),
        on(staffStreamsEnded, (session) => session !== null && endStreams(session)),
      ],
    }
  },
})
