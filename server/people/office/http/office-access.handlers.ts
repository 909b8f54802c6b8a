import type { officeAccessEndpoints } from '@okolitsa/contracts/office/office-access.endpoints.ts'
import type { OfficeFactors, OfficeSession } from '@okolitsa/contracts/office/office-member.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { MAX_PASSKEYS } from '@okolitsa/domain/office/office-access.ts'
import { maskedPhone } from '@okolitsa/domain/office/personal-fields.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { OfficeDeps } from '../office-deps.ts'
import { findMember, lockMember } from '../store/member.store.ts'
import { listSessions } from '../store/office-session.store.ts'
import { listPasskeys } from '../store/passkey.store.ts'
import { renewCodes } from '../use-cases/become-member.ts'
import { endOwnSessions } from '../use-cases/end-sessions.ts'
import { addPasskey, changeTotp, removePasskey, removeTotp } from '../use-cases/own-factors.ts'
import { offerNewPasskey, offerPasskeyUse, takePasskey } from '../use-cases/passkeys.ts'
import { noteFactor, takeFactorCode, withinTries } from '../use-cases/prove-factor.ts'
import { offerTotp } from '../use-cases/totp-factor.ts'
import { clear, OFFICE_COOKIE } from './office-cookies.ts'
import { presentMember } from './present-member.ts'

const holderOf = ({ staffId }: Office): string => `member:${staffId}`
const OK = { ok: true } as const

export function officeAccessHandlers(deps: OfficeDeps): Handlers<typeof officeAccessEndpoints> {
  const { database, clock, host, party } = deps
  const { executor } = database
  const memberOf = async ({ staffId }: Office) => {
    const member = await findMember(executor, staffId)
    if (!member) throw new Refusal('UNAUTHORIZED')
    return member
  }

  const presentFactors = async (actor: Office): Promise<OfficeFactors> => {
    const [member, passkeys] = await Promise.all([memberOf(actor), listPasskeys(executor, actor.staffId)])
    return {
      phone: maskedPhone(member.phone),
      isPhoneProved: member.isPhoneProved,
      passkeys: passkeys.map(({ id, deviceType, createdAt, lastUsedAt }) => ({
        id,
        isSynced: deviceType === 'multiDevice',
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      hasTotp: member.hasTotp,
      recoveryCodes: member.recoveryCodes,
      offered: { isOffered: party !== null, host },
    }
  }

  return {
    getOfficeMember: ({ actor }) => presentMember(executor, actor.staffId),
    signOutOfOffice: async ({ actor, context }) => {
      await endOwnSessions(deps, actor, { only: actor.sessionId })
      clear(context, OFFICE_COOKIE)
      return OK
    },
    listOfficeSessions: async ({ actor }) => ({
      items: (await listSessions(executor, actor.staffId, clock())).map((session) => ({
        id: session.id,
        browser: session.browser as OfficeSession['browser'],
        system: session.system as OfficeSession['system'],
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.seenAt.toISOString(),
        isCurrent: session.id === actor.sessionId,
      })),
    }),
    endOfficeSession: async ({ actor, params: { id } }) => {
      if (!(await endOwnSessions(deps, actor, { only: id }))) throw new Refusal('NOT_FOUND')
      return OK
    },
    endOtherOfficeSessions: async ({ actor }) => {
      await endOwnSessions(deps, actor, { except: actor.sessionId })
      return OK
    },
    proveFactor: async ({ actor, body: { code }, context }) => {
      const { staffId: memberId, sessionId } = actor
      await withinTries(deps, { memberId, network: context.network }, async (tx, now) => {
        const factor = await takeFactorCode(deps, tx, { memberId, code, now })
        if (factor !== null) await noteFactor(deps, tx, { memberId, sessionId, factor, now })
        return factor
      })
      return OK
    },
    offerFactorPasskey: async ({ actor }) => ({
      options: await offerPasskeyUse(deps, { purpose: 'prove', holder: holderOf(actor) }, actor.staffId),
    }),
    proveFactorByPasskey: async ({ actor, body: { credential }, context }) => {
      const { staffId: memberId, sessionId } = actor
      await withinTries(deps, { memberId, network: context.network }, async (tx, now) => {
        const found = await takePasskey(deps, tx, { purpose: 'prove', holder: holderOf(actor) }, credential)
        if (found !== memberId) return null
        await noteFactor(deps, tx, { memberId, sessionId, factor: 'passkey', now })
        return found
      })
      return OK
    },
    getOfficeFactors: ({ actor }) => presentFactors(actor),
    offerTotp: async ({ actor }) => offerTotp(deps, holderOf(actor), (await memberOf(actor)).name),
    confirmTotp: async ({ actor, body }) => {
      await changeTotp(deps, actor.staffId, { holder: holderOf(actor), ...body })
      return OK
    },
    removeTotp: async ({ actor }) => {
      await removeTotp(deps, actor.staffId)
      return OK
    },
    offerPasskey: async ({ actor }) => {
      const member = await memberOf(actor)
      if (member.passkeys >= MAX_PASSKEYS) throw new Refusal('TOO_MANY_PASSKEYS', { limit: MAX_PASSKEYS })
      const ceremony = { purpose: 'add', holder: holderOf(actor) } as const
      return { options: await offerNewPasskey(deps, ceremony, { ...member, memberId: member.id }) }
    },
    addPasskey: async ({ actor, body: { credential } }) => {
      await addPasskey(deps, actor.staffId, { holder: holderOf(actor), credential })
      return OK
    },
    removePasskey: async ({ actor, params: { id } }) => {
      await removePasskey(deps, actor.staffId, id)
      return OK
    },
    renewRecoveryCodes: ({ actor }) =>
      database.inTransaction(async (tx) => {
        await lockMember(tx, actor.staffId)
        return { recoveryCodes: await renewCodes(deps, tx, actor.staffId) }
      }),
  }
}
