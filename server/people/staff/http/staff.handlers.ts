import type { staffEndpoints } from '@okolitsa/contracts/staff/staff.endpoints.ts'
import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { STAFF_SIGN_IN } from '@okolitsa/domain/identity/staff-sign-in.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import type { KnownBrowsers } from '../../../platform/http/known-browser.ts'
import type { Admission, BankProof, Employers, StaffCredentials } from '../ports.ts'
import type { StaffRow } from '../store/staff.store.ts'
import type { StaffSession } from '../use-cases/sign-in.ts'

/** Name of the seller's session in a browser: out of scripts' reach and apart from the customer's cookies. */
export const STAFF_COOKIE = 'b2b-token'

/** What a known browser has proved: that somebody of the staff came in with it. */
const STAFF = 'staff'

const BADGE = { width: 160, height: 160 }

export interface StaffHttpDeps {
  readonly bankUrl: string | null
  signIn(proof: BankProof, asker: string, admit?: Admission): Promise<StaffSession>
  readonly knownBrowsers: KnownBrowsers
  signOut(token: string): Promise<void>
  /** Null = no longer works here. */
  findStaff(staffId: number): Promise<StaffRow | null>
  readonly sellerOf: Employers['sellerOf']
  tokenOf(credentials: StaffCredentials): string | null
}

export function staffHandlers(deps: StaffHttpDeps) {
  const present = async (staff: StaffRow): Promise<StaffMember> => {
    const seller = staff.organizationId === null ? null : await deps.sellerOf(staff.organizationId)
    return {
      id: staff.id,
      name: staff.name,
      role: staff.role === 'administrator' ? staff.role : 'seller',
      organization: seller && {
        id: seller.id,
        type: seller.type,
        title: seller.title,
        slug: seller.slug,
        smallImageUrl: imageUrl(seller.smallImage, BADGE),
      },
    }
  }

  const enter = async (proof: BankProof, context: CallContext, admit?: Admission) => {
    // what others of the same network try is not held against a browser that staff came in with before
    const browser = deps.knownBrowsers.idOf(context, STAFF)
    const asker = browser ? `browser:${browser}` : context.network
    const { token, expiresAt, staff } = await deps.signIn(proof, asker, admit)
    deps.knownBrowsers.remember(context, STAFF)
    context.setCookie(STAFF_COOKIE, token, { maxAge: STAFF_SIGN_IN.tokenLifetime })
    return { token, expiresAt: expiresAt.toISOString(), user: await present(staff) }
  }

  const handlers: Handlers<typeof staffEndpoints> = {
    signInWays: async () => ({ bankUrl: deps.bankUrl }),
    signInByBankCode: ({ body, context }) => enter({ kind: 'code', value: body.code }, context),
    signInByExternalToken: ({ query, context }) => enter({ kind: 'token', value: query.externalToken }, context),
    me: async ({ actor }) => {
      const staff = await deps.findStaff(actor.staffId)
      if (!staff) throw new Refusal('UNAUTHORIZED')
      return present(staff)
    },
    // that the call was let in is the answer
    isAlive: async () => null,
    signOut: async ({ context }) => {
      const { cookies, authorization } = context
      const token = deps.tokenOf({ cookies, headers: { authorization } })
      if (token) await deps.signOut(token)
      context.setCookie(STAFF_COOKIE, '', { maxAge: 0 })
      return { ok: true }
    },
  }
  return { handlers, enter }
}
