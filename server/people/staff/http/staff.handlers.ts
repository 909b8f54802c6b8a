import type { staffEndpoints } from '@okolitsa/contracts/staff/staff.endpoints.ts'
import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { type CabinetVisit, PERMISSIONS_OF_ROLE, type Staff } from '@okolitsa/domain/identity/actor.ts'
import { STAFF_SIGN_IN } from '@okolitsa/domain/identity/staff-sign-in.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import type { KnownBrowsers } from '../../../platform/http/known-browser.ts'
import type { IdentityService } from '../../identity/ports.ts'
import type { Admission, BankProof, Employers, PhoneAdmission, ShownCode, StaffCredentials } from '../ports.ts'
import type { PlaceRow, StaffRow } from '../store/staff.store.ts'
import type { StaffSession } from '../use-cases/sign-in.ts'

/** The seller's session cookie: scripts cannot read it, and it is separate from the customers' cookies. */
export const STAFF_COOKIE = 'b2b-token'

/** Cookie that proves an earlier sign-in of staff with this browser. */
const STAFF = 'staff'

const BADGE = { width: 160, height: 160 }

export interface StaffHttpDeps {
  readonly bankUrl: string | null
  signIn(proof: BankProof, asker: string, admit?: Admission): Promise<StaffSession>
  readonly knownBrowsers: KnownBrowsers
  signOut(token: string): Promise<void>
  /** The person at a seller; null = they no longer work there. */
  findStaff(place: { staffId: number; organizationId: number }): Promise<StaffRow | null>
  /** Sellers at which a person works, longest employment first. */
  listPlaces(staffId: number): Promise<readonly PlaceRow[]>
  /** Switches to another seller; false = the person does not work there. */
  chooseSeller(token: string, organizationId: number): Promise<boolean>
  readonly sellerOf: Employers['sellerOf']
  tokenOf(credentials: StaffCredentials): string | null
  sendCode(phone: string, context: CallContext): ReturnType<IdentityService['sendStaffCode']>
  signInByPhone(shown: ShownCode, context: CallContext, admit?: PhoneAdmission): Promise<StaffSession>
}

/** The place at which the person works in this session. */
const placeOf = (actor: Staff) => ({
  staffId: actor.staffId,
  organizationId: actor.memberships[0]?.organizationId ?? 0,
})

export function staffHandlers(deps: StaffHttpDeps) {
  /** A seller in the person's menu; null = disabled. */
  const presentSeller = async (organizationId: number) => {
    const seller = await deps.sellerOf(organizationId)
    return (
      seller && {
        id: seller.id,
        type: seller.type,
        title: seller.title,
        slug: seller.slug,
        smallImageUrl: imageUrl(seller.smallImage, BADGE),
      }
    )
  }

  const present = async (staff: StaffRow): Promise<StaffMember> => {
    const places = await deps.listPlaces(staff.id)
    const sellers = await Promise.all(
      places.map(async ({ organizationId, role }) => {
        const seller = await presentSeller(organizationId)
        return seller ? [{ ...seller, role }] : []
      }),
    )
    return {
      id: staff.id,
      name: staff.name,
      role: 'seller',
      permissions: [...PERMISSIONS_OF_ROLE[staff.role]],
      sellerRole: staff.role,
      organization: await presentSeller(staff.organizationId),
      sellers: sellers.flat(),
    }
  }

  const presentVisitor = async (
    { staffId, memberships }: Staff,
    { organizationId, name, mode, reason, endsAt }: CabinetVisit,
  ): Promise<StaffMember> => ({
    ...{ id: staffId, name, role: 'seller', sellerRole: 'manager', sellers: [] },
    permissions: memberships.flatMap(({ permissions }) => [...permissions]),
    organization: await presentSeller(organizationId),
    visit: { mode, reason, endsAt: endsAt.toISOString() },
  })

  /** Marks the browser as known and sets its cookie. */
  const begin = async ({ token, expiresAt, staff }: StaffSession, context: CallContext) => {
    deps.knownBrowsers.remember(context, STAFF)
    context.setCookie(STAFF_COOKIE, token, { maxAge: STAFF_SIGN_IN.tokenLifetime })
    return { token, expiresAt: expiresAt.toISOString(), user: await present(staff) }
  }

  const enter = async (proof: BankProof, context: CallContext, admit?: Admission) => {
    // failed attempts by other people in the network must not block a browser with an earlier sign-in of staff
    const browser = deps.knownBrowsers.idOf(context, STAFF)
    const asker = browser ? `browser:${browser}` : context.network
    return begin(await deps.signIn(proof, asker, admit), context)
  }

  const enterByPhone = async (shown: ShownCode, context: CallContext, admit?: PhoneAdmission) =>
    begin(await deps.signInByPhone(shown, context, admit), context)

  const handlers: Handlers<typeof staffEndpoints> = {
    signInWays: async () => ({ bankUrl: deps.bankUrl }),
    signInByBankCode: ({ body, context }) => enter({ kind: 'code', value: body.code }, context),
    signInByExternalToken: ({ query, context }) => enter({ kind: 'token', value: query.externalToken }, context),
    requestStaffCode: ({ body, context }) => deps.sendCode(body.phone, context),
    signInByPhone: ({ body, context }) => enterByPhone(body, context),
    me: async ({ actor }) => {
      if (actor.visit) return presentVisitor(actor, actor.visit)
      const staff = await deps.findStaff(placeOf(actor))
      if (!staff) throw new Refusal('UNAUTHORIZED')
      return present(staff)
    },
    chooseSeller: async ({ actor, body: { organizationId }, context }) => {
      const { cookies, authorization } = context
      const token = deps.tokenOf({ cookies, headers: { authorization } })
      if (!token || !(await deps.chooseSeller(token, organizationId))) throw new Refusal('NOT_FOUND')
      const staff = await deps.findStaff({ staffId: actor.staffId, organizationId })
      if (!staff) throw new Refusal('NOT_FOUND')
      return present(staff)
    },
    // a call that reaches this handler has an active session
    isAlive: async () => null,
    signOut: async ({ context }) => {
      const { cookies, authorization } = context
      const token = deps.tokenOf({ cookies, headers: { authorization } })
      if (token) await deps.signOut(token)
      context.setCookie(STAFF_COOKIE, '', { maxAge: 0 })
      return { ok: true }
    },
  }
  return { handlers, enter, enterByPhone, begin }
}
