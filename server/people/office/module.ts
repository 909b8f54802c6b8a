import { cabinetVisitEndpoints } from '@okolitsa/contracts/office/cabinet-visit.endpoints.ts'
import { officeAccessEndpoints } from '@okolitsa/contracts/office/office-access.endpoints.ts'
import { officeApprovalsEndpoints } from '@okolitsa/contracts/office/office-approvals.endpoints.ts'
import { officePeopleEndpoints } from '@okolitsa/contracts/office/office-people.endpoints.ts'
import { officePinsEndpoints } from '@okolitsa/contracts/office/office-pins.endpoints.ts'
import { officeSignInEndpoints } from '@okolitsa/contracts/office/office-sign-in.endpoints.ts'
import { officeStartEndpoints } from '@okolitsa/contracts/office/office-start.endpoints.ts'
import { officeTakenEndpoints } from '@okolitsa/contracts/office/office-taken.endpoints.ts'
import { officeViewsEndpoints } from '@okolitsa/contracts/office/office-views.endpoints.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { isFactorFresh, relyingPartyAt } from '@okolitsa/domain/office/office-access.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { cabinetVisitHandlers } from './http/cabinet-visit.handlers.ts'
import { officeAccessHandlers } from './http/office-access.handlers.ts'
import { officeApprovalsHandlers } from './http/office-approvals.handlers.ts'
import { clear, OFFICE_COOKIE, VISIT_COOKIE } from './http/office-cookies.ts'
import { officePeopleHandlers } from './http/office-people.handlers.ts'
import { officePinsHandlers } from './http/office-pins.handlers.ts'
import { officeSignInHandlers } from './http/office-sign-in.handlers.ts'
import { officeStartHandlers } from './http/office-start.handlers.ts'
import { officeTakenHandlers } from './http/office-taken.handlers.ts'
import { officeViewsHandlers } from './http/office-views.handlers.ts'
import { authorOf, NOBODY_YET, type OfficeDeps } from './office-deps.ts'
import { createOfficeSecrets, hashOf } from './office-secrets.ts'
import type { OfficeCredentials } from './ports.ts'
import {
  deleteOldApprovals,
  findWaitingRefund,
  findWaitingReopening,
  listWaitingEntries,
  listWaitingFees,
} from './store/approval.store.ts'

import { findMember, listPeople, namesOf } from './store/member.store.ts'

import { deleteOldSessions, findSession, noteSeen, officeSessionEnded } from './store/office-session.store.ts'
import { deleteOldChallenges } from './store/passkey.store.ts'
import { officeStreamsEnded } from './store/people.store.ts'
import { deleteOldLinks, hasLiveLink } from './store/start-link.store.ts'
import { deleteOldTaken } from './store/taken.store.ts'
import { proposeOrMake, refundTarget, reopeningTarget } from './use-cases/propose.ts'
import { seedOwner } from './use-cases/seed-owner.ts'
import { createFirstLink } from './use-cases/start-link.ts'
import { visitorOf } from './use-cases/visit-cabinet.ts'

export { officeSessionEnded } from './store/office-session.store.ts'
export { officeStreamsEnded } from './store/people.store.ts'

const MONTH_MS = 30 * 86_400_000

/** People of the office: invitations, roles, factors, and sessions apart from those of sellers and customers. */
export const officeModule = defineModule({
  name: 'office',
  uses: ['audit', 'identity', 'market'],
  portsFilledBy: ['sellers', 'orders', 'fees', 'closing', 'ledger'],
  create: (
    { config, database, clock, adapters: { channel }, endStreams },
    { audit, identity, market, sellers, orders, fees, closing, ledger },
  ) => {
    const { executor } = database
    const deps: OfficeDeps = {
      database,
      clock,
      audit,
      identity,
      accounts: sellers,
      refunds: orders,
      fees,
      periods: closing,
      entries: ledger,
      secrets: createOfficeSecrets(config.TOKEN_SECRET),
      host: new URL(config.PUBLIC_URL).hostname,
      party: relyingPartyAt(config.PUBLIC_URL),
    }

    const people = { ...deps, market, channel, publicUrl: config.PUBLIC_URL }

    /** The person of a request; null = no cookie, `ended` = a cookie without an open session. */
    const sessionOf = async ({ cookies }: OfficeCredentials): Promise<Office | null | 'ended'> => {
      const token = cookies[OFFICE_COOKIE]
      if (!token) return null
      const now = clock()
      const session = await findSession(executor, hashOf(token), now)
      if (!session) return 'ended'
      if (!session.isSeenLately) await noteSeen(executor, session.id, now)
      return {
        kind: 'office',
        staffId: session.memberId,
        roles: session.roles,
        sessionId: session.id,
        factor: isFactorFresh(session.factorAt, now) ? 'fresh' : 'old',
      }
    }

    return {
      service: {
        listPeople,
        namesOf,
        async actorOf(credentials) {
          const session = await sessionOf(credentials)
          if (session === 'ended') throw new Refusal('UNAUTHORIZED')
          return session
        },
        async visitorOf(credentials, context) {
          const session = await sessionOf(credentials)
          if (session !== 'ended') return session
          clear(context, OFFICE_COOKIE)
          return null
        },
        async visitOf({ cookies, headers }) {
          const token = cookies[VISIT_COOKIE]
          if (!token || headers.authorization !== undefined) return null
          const visitor = await visitorOf(deps, token)
          if (!visitor) throw new Refusal('UNAUTHORIZED')
          return visitor
        },
        async pageVisitOf({ cookies }, context) {
          const token = cookies[VISIT_COOKIE]
          if (!token) return null
          const visitor = await visitorOf(deps, token)
          if (!visitor) clear(context, VISIT_COOKIE)
          return visitor
        },
        proposeTermination: (by, seller) => {
          const { id, title: name, reason, message, endsOn } = seller
          const change = { kind: 'terminateSeller', name, seller } as const
          return proposeOrMake(people, by, 'manageSellers', change, (tx) =>
            sellers.terminateSeller(tx, authorOf(by), id, { reason, message, endsOn, now: clock() }),
          )
        },
        proposeRefund: (by, refund) =>
          proposeOrMake(people, by, 'refundMoney', { kind: 'refundMoney', name: refund.number, refund }, (tx) =>
            orders.refundAtMarketCost(tx, { ...refund, memberId: by, isApproved: true }),
          ),
        proposeFee: (by, fee) =>
          proposeOrMake(people, by, 'manageFees', { kind: 'setFeeRule', name: fee.title, fee }, (tx) =>
            fees.changeFees(tx, authorOf(by), fee),
          ),
        proposeReopening: (by, reopening) =>
          proposeOrMake(people, by, 'closePeriods', { kind: 'reopenPeriod', name: reopening.period, reopening }, (tx) =>
            closing.reopenPeriod(tx, authorOf(by), reopening),
          ),
        waitingReopening: (reader, period) => findWaitingReopening(reader, reopeningTarget(period), clock()),
        proposeEntry: (by, entry) =>
          proposeOrMake(people, by, 'postEntries', { kind: 'postEntry', name: entry.reason, entry }, (tx) =>
            ledger.postManualEntry(tx, { writtenBy: by, approvedBy: by }, entry),
          ),
        waitingEntries: (reader) => listWaitingEntries(reader, clock()),
        waitingFees: (reader) => listWaitingFees(reader, clock()),
        waitingRefund: (reader, orderId) => findWaitingRefund(reader, refundTarget(orderId), clock()),
        phoneOf: async (memberId) => {
          const member = await findMember(executor, memberId)
          return member?.isPhoneProved ? member.phone : null
        },
        seedOwner: (owner) => seedOwner(deps, owner),
        firstStartLink: () =>
          database.inTransaction(async (tx) => {
            const now = clock()
            if (await hasLiveLink(tx, now)) return { token: null }
            const token = await createFirstLink(audit, tx, { author: NOBODY_YET, now })
            return token === null ? null : { token }
          }),
      },
      calls: [
        mounted(officeStartEndpoints, officeStartHandlers(deps)),
        mounted(officeSignInEndpoints, officeSignInHandlers(deps)),
        mounted(cabinetVisitEndpoints, cabinetVisitHandlers(deps)),
        mounted(officeAccessEndpoints, officeAccessHandlers(deps)),
        mounted(officePeopleEndpoints, officePeopleHandlers(people)),
        mounted(officeApprovalsEndpoints, officeApprovalsHandlers(people)),
        mounted(officePinsEndpoints, officePinsHandlers(deps)),
        mounted(officeViewsEndpoints, officeViewsHandlers(deps)),
        mounted(officeTakenEndpoints, officeTakenHandlers(deps)),
      ],
      periodic: [
        {
          name: 'forget-old-office-sign-ins',
          cron: '41 3 * * *',
          run: async () => {
            await deleteOldSessions(executor, new Date(clock().getTime() - MONTH_MS))
            await deleteOldChallenges(executor, clock())
            await deleteOldTaken(executor, clock())
            await deleteOldApprovals(executor, new Date(clock().getTime() - MONTH_MS))
            await deleteOldLinks(executor, clock(), new Date(clock().getTime() - MONTH_MS))
          },
        },
      ],
      invalidations: [officeSessionEnded, officeStreamsEnded].map((topic) =>
        on(topic, (session) => session !== null && endStreams(session)),
      ),
    }
  },
})
