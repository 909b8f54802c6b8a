import type { Device, OfficeDeps } from '../office-deps.ts'
import { findMemberByPhone, markPhoneProved } from '../store/member.store.ts'
import { openSession } from './office-session.ts'
import { takeFactorCode, withinTries } from './prove-factor.ts'

/**
 * Signs a person in by phone and a code. A code of the app needs the proof of the phone, unless the person was
 * registered without SMS; a recovery code, which cannot be guessed, needs none, so that it also works while no SMS can
 * be sent.
 * @throws Refusal FACTOR_WRONG, also for a phone that is not of the office; TOO_MANY_REQUESTS
 */
export async function signInByFactor(
  deps: OfficeDeps,
  asked: {
    readonly phone: string
    readonly code: string
    readonly phoneProof: string | undefined
    readonly network: string
    readonly device: Device
  },
): Promise<{ readonly token: string; readonly memberId: number }> {
  const { phone, code, device, network } = asked
  const member = await findMemberByPhone(deps.database.executor, phone)
  const isProved = deps.secrets.isPhoneProved(asked.phoneProof, phone, deps.clock())
  const isOfApp = /^\d{6}$/.test(code)
  const isShut = !member || (isOfApp && member.isPhoneProved && !isProved)
  // a stranger who knows the phone must not pause the person: only codes that could be right count against them
  const counted = isShut || !isOfApp ? null : member.id
  return withinTries(deps, { memberId: counted, network }, async (tx, now) => {
    if (isShut) return null
    const factor = await takeFactorCode(deps, tx, { memberId: member.id, code, now })
    if (factor === null) return null
    if (isProved && !member.isPhoneProved) await markPhoneProved(tx, member.id)
    return { memberId: member.id, token: await openSession(deps, tx, { memberId: member.id, factor, device }) }
  })
}
