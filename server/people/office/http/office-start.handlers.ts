import type { officeStartEndpoints } from '@okolitsa/contracts/office/office-start.endpoints.ts'
import { maskedPhone } from '@okolitsa/domain/office/personal-fields.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import type { OfficeDeps } from '../office-deps.ts'
import { findMember } from '../store/member.store.ts'
import { markLinkProved, saveOwnerDraft, saveUnsentPhone, type TicketRow } from '../store/start-link.store.ts'
import { becomeMember } from '../use-cases/become-member.ts'
import { checkNewPasskey, keepPasskey, offerNewPasskey } from '../use-cases/passkeys.ts'
import { isOfFirstOwner, takeStartLink, ticketOf } from '../use-cases/start-link.ts'
import { keepTotp, offerTotp } from '../use-cases/totp-factor.ts'
import { clear, deviceOfCall, START_COOKIE, sendCode, setSession, setTicket } from './office-cookies.ts'

const holderOf = ({ id }: Pick<TicketRow, 'id'>): string => `link:${id}`

export function officeStartHandlers(deps: OfficeDeps): Handlers<typeof officeStartEndpoints> {
  const { database, host, party, identity } = deps
  const { executor } = database
  const ticketIn = ({ cookies }: Pick<CallContext, 'cookies'>) => ticketOf(deps, executor, cookies[START_COOKIE])
  /** The ticket of the first owner, who enters name and phone. @throws Refusal START_LINK_OVER */
  const ownerTicketIn = async (context: CallContext) => {
    const ticket = await ticketIn(context)
    if (!isOfFirstOwner(ticket)) throw new Refusal('START_LINK_OVER')
    return ticket
  }
  /** The ticket of a link that another person has made for a phone. @throws Refusal START_LINK_OVER */
  const madeTicketIn = async (context: CallContext) => {
    const ticket = await ticketIn(context)
    if (ticket.madeBy === null) throw new Refusal('START_LINK_OVER')
    return ticket
  }
  /** The person of the ticket: the owner or the invited one as entered so far, or one whose factors were removed. */
  const personOf = async (ticket: TicketRow) => {
    const member = ticket.memberId === null ? null : await findMember(executor, ticket.memberId)
    if (ticket.memberId !== null && !member) throw new Refusal('START_LINK_OVER')
    const { name, phone, userHandle } = member ?? ticket
    const { isPhoneProved } = ticket.madeBy === null && member ? member : ticket
    return { memberId: ticket.memberId, name, phone, isPhoneProved, userHandle }
  }
  const enter = (context: CallContext, token: string) => {
    clear(context, START_COOKIE)
    setSession(context, token)
  }

  return {
    takeStartLink: async ({ body, context }) => {
      setTicket(context, await takeStartLink(deps, body.token))
      return { ok: true }
    },
    getStart: async ({ context }) => {
      const ticket = await ticketIn(context)
      const { name, phone, isPhoneProved } = await personOf(ticket)
      return {
        isReturning: ticket.memberId !== null,
        invitedAs: ticket.roles,
        madeBy: ticket.makerName,
        name,
        phone: ticket.madeBy === null ? phone : maskedPhone(phone),
        isPhoneProved,
        expiresAt: ticket.expiresAt.toISOString(),
        passkeys: { isOffered: party !== null, host },
      }
    },
    requestOwnerCode: async ({ body: { phone }, context }) => {
      const ticket = await ownerTicketIn(context)
      const sent = await sendCode(identity, phone, context)
      if (sent === null) await saveUnsentPhone(executor, ticket.id, phone)
      return { sent }
    },
    introduceOwner: async ({ body: { name, phone, code, challengeId }, context }) => {
      const ticket = await ownerTicketIn(context)
      const isKnown = ticket.isPhoneProved && ticket.phone === phone
      // a market that cannot send SMS yet must not keep its owner out
      const isExcused = code === undefined && ticket.unsentPhone === phone
      if (!isKnown && !isExcused) {
        if (code === undefined)
          throw new Refusal('CODE_WRONG_OR_EXPIRED', { errors: { code: 'CODE_WRONG_OR_EXPIRED' } })
        await identity.proveStaffPhone({ phone, code, challengeId }, context)
      }
      const isPhoneProved = isKnown || !isExcused
      await saveOwnerDraft(executor, ticket.id, { name, phone, isPhoneProved })
      return { isPhoneProved }
    },
    requestLinkCode: async ({ context }) => {
      const { id, phone } = await madeTicketIn(context)
      const sent = await sendCode(identity, phone, context)
      if (sent === null) await saveUnsentPhone(executor, id, phone)
      return { sent }
    },
    proveLinkPhone: async ({ body: { code, challengeId }, context }) => {
      const { id, phone } = await madeTicketIn(context)
      await identity.proveStaffPhone({ phone, code, challengeId }, context)
      await markLinkProved(executor, id)
      return { ok: true }
    },
    offerOwnerTotp: async ({ context }) => {
      const ticket = await ticketIn(context)
      const { name } = await personOf(ticket)
      return offerTotp(deps, holderOf(ticket), name)
    },
    becomeOwnerByTotp: async ({ body, headers, context }) => {
      const { token, recoveryCodes } = await becomeMember(
        deps,
        { ticket: context.cookies[START_COOKIE], factor: 'totp', device: deviceOfCall(headers) },
        (tx, memberId, ticket) => keepTotp(deps, tx, { memberId, holder: holderOf(ticket), ...body }),
      )
      enter(context, token)
      return { recoveryCodes }
    },
    offerOwnerPasskey: async ({ context }) => {
      const ticket = await ticketIn(context)
      const ceremony = { purpose: 'start', holder: holderOf(ticket) } as const
      return { options: await offerNewPasskey(deps, ceremony, await personOf(ticket)) }
    },
    becomeOwnerByPasskey: async ({ body, headers, context }) => {
      const held = await ticketIn(context)
      const passkey = await checkNewPasskey(deps, { purpose: 'start', holder: holderOf(held) }, body.credential)
      const { token, recoveryCodes } = await becomeMember(
        deps,
        { ticket: context.cookies[START_COOKIE], factor: 'passkey', device: deviceOfCall(headers) },
        async (tx, memberId) => passkey !== null && keepPasskey(deps, tx, memberId, passkey),
      )
      enter(context, token)
      return { recoveryCodes }
    },
  }
}
