import { identityEndpoints } from '@okolitsa/contracts/identity/identity.endpoints.ts'
import { personalDataEndpoints } from '@okolitsa/contracts/personal-data/personal-data.endpoints.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { Customer } from '@okolitsa/domain/identity/actor.ts'
import { codesForUnknown } from '@okolitsa/domain/identity/code-limits.ts'
import { blockInEffect } from '@okolitsa/domain/office/customer-block.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { defineModule } from '../../module.ts'
import { on as onEvent } from '../../platform/events/event.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { deleteOldTries } from '../../platform/limits/tries.ts'
import { mounted } from '../../platform/module/module.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'
import { createEndedSessions } from './ended-sessions.ts'
import { accountsMerged, exportAsked, photosErased } from './events.ts'
import { askForCode, proveByCode } from './http/code-proof.ts'
import { followHome } from './http/home-cookies.ts'
import { identityHandlers } from './http/identity.handlers.ts'
import { personalDataHandlers } from './http/personal-data.handlers.ts'
import { clearSessionCookies, SESSION_COOKIES, SESSION_OVER_COOKIE, setSessionCookies } from './http/present-session.ts'
import { type IdentityDeps, identityUseCases } from './identity-use-cases.ts'
import { personalData } from './personal-data.ts'
import type { Credentials } from './ports.ts'
import { findBlock } from './store/block-store.ts'
import { countSendsOfHour, deleteOldChallenges } from './store/challenge-store.ts'
import { countConsents, listNewsReaders } from './store/consent-store.ts'
import { deleteOldExports } from './store/personal-data-store.ts'
import { deleteOldSessions, sessionEnded } from './store/session-store.ts'
import { createTokens } from './tokens.ts'
import { blockOf, changeBlock, endAllSessions, refusalOfBlock } from './use-cases/block-customer.ts'
import { enterRequest, moveRequest } from './use-cases/data-requests.ts'
import { fillProfile } from './use-cases/fill-profile.ts'
import { mergeAccounts, previewMerge, sweepMerged } from './use-cases/merge-accounts.ts'
import { actorOf } from './use-cases/sessions.ts'

export { insertCustomers } from './store/customer-store.ts'
export { sessionEnded } from './store/session-store.ts'

const DAY_MS = 86_400_000
/** Maximum accounts erased per run of the task; the others are erased in the next run, a minute later. */
const MAX_ERASED_AT_ONCE = 50

/** Delay before ended sessions are read again after a failure, ms. */
const LEARN_AGAIN_MS = 5_000

/** Sign-in by phone and code, sessions, profile and addresses. */
export const identityModule = defineModule({
  name: 'identity',
  uses: ['audit', 'market', 'notificationTemplates'],
  portsFilledBy: ['loyalty', 'subscription', 'content'],
  personalData,
  create: (
    { config, database, clock, log, adapters, endStreams, personalData: parts },
    { audit, market, notificationTemplates, loyalty, subscription, content },
  ) => {
    const { executor } = database
    const photos = adapters.storage('photos')
    const deps: IdentityDeps = {
      database,
      channel: adapters.channel,
      clock,
      log,
      tokenSecret: config.TOKEN_SECRET,
      serviceSecret: config.SERVICE_SECRET,
      integrationToken: config.INTEGRATION_TOKEN,
      codesPerHour: config.CODES_PER_HOUR,
      siteHost: new URL(config.PUBLIC_URL).hostname,
      audit,
      market,
      notificationTemplates,
      personalData: parts,
      bonuses: loyalty,
      subscriptions: subscription,
      legalTexts: content,
    }
    const tokens = createTokens({ secret: config.TOKEN_SECRET, clock })
    const ended = createEndedSessions({ executor, clock })
    const use = identityUseCases(deps, { database, tokens, clock, ended })
    const serviceSecret = tokens.hash(config.SERVICE_SECRET)

    async function customerOf(token: string): Promise<Customer | null> {
      const reading = await tokens.read(token)
      if (!reading || (await ended.has(reading.customer.sessionId, reading.isLong))) return null
      return reading.customer
    }

    /** The session of a call; `none` = no token, `dead` = an expired, ended or broken token. */
    async function sessionOf({ headers, cookies }: Credentials): Promise<Customer | 'none' | 'dead'> {
      const { authorization } = headers
      if (typeof authorization === 'string') {
        return (authorization.startsWith('Bearer ') && (await customerOf(authorization.slice(7)))) || 'dead'
      }
      const { [SESSION_COOKIES.access]: access, [SESSION_COOKIES.temporary]: temporary } = cookies
      if (!access && !temporary) return cookies[SESSION_COOKIES.refresh] ? 'dead' : 'none'
      return (access && (await customerOf(access))) || (temporary && (await customerOf(temporary))) || 'dead'
    }

    const mainAddressOf = async (customerId: number): Promise<Location | null> => {
      const [first] = await use.listAddresses(customerId)
      return first?.isMain ? first : null
    }
    let isClosed = false
    // until it succeeds, every session is looked up in the database
    const learnEnds = () =>
      void ended.learn().catch((error) => {
        if (isClosed) return
        log.warn({ err: error }, 'reading ended sessions')
        setTimeout(learnEnds, LEARN_AGAIN_MS).unref()
      })
    ended.onEnd(endStreams)
    return {
      service: {
        async actorOf(credentials) {
          const secret = credentials.headers['x-service-secret']
          if (typeof secret === 'string' && isSameSecret(tokens.hash(secret), serviceSecret)) return { kind: 'service' }
          const session = await sessionOf(credentials)
          if (session === 'dead') throw new Refusal('UNAUTHORIZED')
          return session === 'none' ? { kind: 'guest' } : session
        },
        async visitorOf(credentials, context) {
          const known = await sessionOf(credentials)
          if (known === 'none') return { kind: 'guest' }
          if (known !== 'dead') return known
          const refresh = credentials.cookies[SESSION_COOKIES.refresh]
          try {
            if (!refresh) throw new Refusal('REFRESH_REJECTED')
            const session = await use.renewSession(refresh)
            setSessionCookies(context, session)
            return actorOf(session.customer, session.sessionId)
          } catch (error) {
            if (!(error instanceof Refusal)) throw error
            clearSessionCookies(context)
            // the sign-in page displays the reason
            const isEnded = 'reason' in error.facts && error.facts.reason === 'ended'
            context.setCookie(SESSION_OVER_COOKIE, isEnded ? 'ended' : 'expired', { httpOnly: false, maxAge: 60 })
            return { kind: 'guest' }
          }
        },
        sendStaffCode: (phone, context, isKnownPhone = false, purpose = 'staff') =>
          askForCode(use, { phone, purpose, customerId: null, isKnownPhone }, { context, headers: {} }),
        refuseOverCeiling: async (tx) => {
          const ofHour = await countSendsOfHour(tx, clock())
          if (ofHour >= codesForUnknown(config.CODES_PER_HOUR))
            throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: 10 * 60, errors: { phone: 'noCode.shop' } })
        },
        proveStaffPhone: async (shown, context, purpose = 'staff') => {
          await proveByCode(use, { ...shown, purposes: [purpose] }, { context, headers: {} })
        },
        sendOpeningCode: (phone, context) =>
          askForCode(use, { phone, purpose: 'opening', customerId: null }, { context, headers: {} }),
        proveOpeningPhone: async (shown, context) => {
          await proveByCode(use, { ...shown, purposes: ['opening'] }, { context, headers: {} })
        },
        async homeOf(visitorOf, context) {
          if (context.site.mode !== 'default' || context.cookies[SESSION_COOKIES.expiry] === undefined) return null
          const visitor = await visitorOf()
          const home = visitor.kind === 'customer' ? await mainAddressOf(visitor.customerId) : null
          if (home) followHome(context, home)
          return home
        },
        mainAddressOf,
        newsReaders: listNewsReaders,
        rememberLanguage: use.rememberLanguage,
        fillProfile: (customerId, bought) => fillProfile(database, customerId, bought),
        orderRefusal: async (tx, customerId) => {
          const found = await findBlock(tx, customerId, 'share')
          // merged meanwhile: the session has ended
          if (found?.isErased) return new Refusal('UNAUTHORIZED')
          const block = blockInEffect(found?.block ?? null, clock())
          if (block) return refusalOfBlock(block)
          const edition = found?.agreementEdition ?? null
          return edition === null || use.isConfirmed(edition) ? null : new Refusal('AGREEMENT_CHANGED')
        },
        countConsents,
        refuseBlocked: async (customerId) => {
          const block = await blockOf(executor, customerId, clock(), 'none')
          if (block) throw refusalOfBlock(block)
        },
        changeBlock: (author, customerId, block) => changeBlock(deps, author, customerId, block),
        enterRequest: (memberId, asked) => enterRequest({ ...deps, parts }, memberId, asked),
        moveRequest: async (memberId, asked) => {
          for (const id of await moveRequest({ ...deps, parts }, memberId, asked)) ended.add(id)
        },
        previewMerge: (reader, pair) => previewMerge({ ...deps, parts }, reader, pair),
        mergeAccounts: async (author, pair, reason) => {
          for (const id of await mergeAccounts({ ...deps, parts }, author, pair, reason)) ended.add(id)
        },
        endSessions: async (author, customerId) => {
          for (const id of await endAllSessions(deps, author, customerId)) ended.add(id)
        },
      },
      calls: [
        mounted(identityEndpoints, identityHandlers(use)),
        mounted(personalDataEndpoints, personalDataHandlers(use)),
      ],
      subscribers: [
        onEvent(exportAsked, 'identity', ({ customerId }) => use.makeArchive(customerId)),
        onEvent(accountsMerged, 'identity', (pair) => sweepMerged({ ...deps, parts }, pair)),
        onEvent(photosErased, 'identity', async ({ keys }) => {
          for (const key of keys) await photos.delete(key)
        }),
      ],
      periodic: [
        {
          name: 'forget-old-sign-ins',
          cron: '17 * * * *',
          run: async () => {
            const now = clock()
            await deleteOldChallenges(executor, now)
            const sessions = await deleteOldSessions(executor, new Date(now.getTime() - 7 * DAY_MS))
            await deleteOldTries(executor, new Date(now.getTime() - 2 * DAY_MS))
            await deleteOldExports(executor, new Date(now.getTime() - DAY_MS))
            return sessions
          },
        },
        {
          name: 'erase-accounts',
          cron: '* * * * *',
          run: async () => {
            let erased = 0
            while (erased < MAX_ERASED_AT_ONCE && (await use.eraseNext())) erased += 1
            return erased
          },
        },
      ],
      invalidations: [on(sessionEnded, (id) => (id === null ? learnEnds() : ended.add(id)), ended.lost)],
      gauges: [
        {
          name: 'sign_in_codes_of_hour',
          help: 'Codes of strangers and apps within an hour',
          read: () => countSendsOfHour(executor, clock()),
        },
      ],
      start: learnEnds,
      close: () => {
        isClosed = true
      },
    }
  },
})
