import type { officeSignInEndpoints } from '@okolitsa/contracts/office/office-sign-in.endpoints.ts'
import { OFFICE_ACCESS } from '@okolitsa/domain/office/office-access.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { type OfficeDeps, plusSeconds } from '../office-deps.ts'
import { openSession } from '../use-cases/office-session.ts'
import { offerPasskeyUse, takePasskey } from '../use-cases/passkeys.ts'
import { withinTries } from '../use-cases/prove-factor.ts'
import { signInByFactor } from '../use-cases/sign-in.ts'
import { clear, deviceOfCall, PHONE_COOKIE, sendCode, setPhoneProof, setSession } from './office-cookies.ts'
import { presentMember } from './present-member.ts'

const SIGN_IN = { purpose: 'sign-in', holder: '' } as const

export function officeSignInHandlers(deps: OfficeDeps): Handlers<typeof officeSignInEndpoints> {
  const { database, host, party, identity, secrets, clock } = deps
  return {
    getOfficeSignIn: async () => ({ passkeys: { isOffered: party !== null, host } }),
    requestOfficeCode: async ({ body: { phone }, context }) => ({ sent: await sendCode(identity, phone, context) }),
    proveOfficePhone: async ({ body: { phone, code, challengeId }, context }) => {
      await identity.proveStaffPhone({ phone, code, challengeId }, context)
      setPhoneProof(context, secrets.phoneProof(phone, plusSeconds(clock(), OFFICE_ACCESS.phoneProofLifetime)))
      return { ok: true }
    },
    signInByFactor: async ({ body, headers, context }) => {
      const { token, memberId } = await signInByFactor(deps, {
        ...body,
        phoneProof: context.cookies[PHONE_COOKIE],
        network: context.network,
        device: deviceOfCall(headers),
      })
      clear(context, PHONE_COOKIE)
      setSession(context, token)
      return presentMember(database.executor, memberId)
    },
    offerSignInPasskey: async () => ({ options: await offerPasskeyUse(deps, SIGN_IN, null) }),
    signInByPasskey: async ({ body: { credential }, headers, context }) => {
      const { token, memberId } = await withinTries(deps, { memberId: null, network: context.network }, async (tx) => {
        const found = await takePasskey(deps, tx, SIGN_IN, credential)
        if (found === null) return null
        const device = deviceOfCall(headers)
        return { memberId: found, token: await openSession(deps, tx, { memberId: found, factor: 'passkey', device }) }
      })
      setSession(context, token)
      return presentMember(database.executor, memberId)
    },
  }
}
