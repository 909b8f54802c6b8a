import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { Customer } from '@okolitsa/domain/identity/actor.ts'
import { type ConsentPurpose, isConfirmed } from '@okolitsa/domain/identity/consent.ts'
import { birthDateMistake } from '@okolitsa/domain/identity/person-fields.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { signedSms } from '@okolitsa/domain/market/sms-signature.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/client.ts'
import type { CallContext } from '../../platform/http/handler.ts'
import { createKnownBrowsers } from '../../platform/http/known-browser.ts'
import { refuseOverLimit, saveTry, type TryLimit } from '../../platform/limits/tries.ts'
import type { MessageChannel } from '../../platform/messages/message-channel.ts'
import type { PersonalDataPart } from '../../platform/personal-data/personal-data.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'
import type { Deps } from '../../services.ts'
import { archivePage } from './archive-page.ts'
import { type CodesAlarm, createCodesAlarm } from './codes-alarm.ts'
import { textsInForce } from './consent-texts.ts'
import type { Benefits, BonusesOfCustomers, ConsentTextsOfMarket, SubscriptionsOfCustomers } from './ports.ts'
import { deleteAddress, listAddresses, lockAddresses } from './store/address-store.ts'
import { APP, forgetSends } from './store/challenge-store.ts'
import { findCustomer, type ProfileChange, saveLanguage, saveProfile } from './store/customer-store.ts'
import { type EndReason, listSessions } from './store/session-store.ts'
import { saveWebViewToken, takeWebViewToken } from './store/token-store.ts'
import { TOKEN_LIFETIMES } from './tokens.ts'
import { type AddressChange, addAddress, changeAddress, type NewAddress } from './use-cases/addresses.ts'
import { blockOf } from './use-cases/block-customer.ts'
import { changePhone } from './use-cases/change-phone.ts'
import { checkCode, type ShownCode } from './use-cases/check-code.ts'
import {
  type ConsentDeps,
  type ConsentOrigin,
  type GivenConsents,
  giveConsents,
  readConsents,
  readRequiredTexts,
  withdrawConsent,
} from './use-cases/consents.ts'
import {
  askForDeletion,
  askForExport,
  eraseNext,
  makeArchive,
  openArchive,
  type PersonalDataDeps,
  readPersonalData,
} from './use-cases/personal-data.ts'
import { type Asker, type CodeRequest, type RequestCodeDeps, requestCode } from './use-cases/request-code.ts'
import {
  endOne,
  endOthers,
  openSession,
  renewSession,
  type SessionDeps,
  type SessionOrigin,
  signOut,
} from './use-cases/sessions.ts'

export interface IdentityDeps extends Deps<'clock' | 'audit' | 'market' | 'notificationTemplates'> {
  readonly database: Database
  readonly channel: MessageChannel
  readonly log: CodesAlarm['log'] & Pick<Logger, 'warn'>
  /** Secret key that signs tokens and codes. */
  readonly tokenSecret: string
  /** Secret that authorizes calls of services. */
  readonly serviceSecret: string
  /** Token sent by the shop's apps with requests for codes; undefined = none is configured. */
  readonly integrationToken: string | undefined
  /** Maximum codes per hour for strangers and apps in the whole shop. */
  readonly codesPerHour: number
  /** Host name in the sign-in message. */
  readonly siteHost: string
  readonly personalData: readonly PersonalDataPart[]
  readonly bonuses: BonusesOfCustomers
  /** Subscriptions, for the remaining free deliveries in the profile. */
  readonly subscriptions: SubscriptionsOfCustomers
  /** Legal texts, to which consents are given. */
  readonly legalTexts: ConsentTextsOfMarket
}

/** Request headers sent by the shop's apps. */
export interface AppHeaders {
  readonly 'x-integration-token'?: string | undefined
}

/** Limit of password hashes, because one costs as much as dozens of ordinary calls. */
const PASSWORD_HASHES: TryLimit = { kind: 'hash-password', most: 20, windowSeconds: 3600 }

/** Sign-in, sessions, profile and addresses of a visitor. */
export function identityUseCases(deps: IdentityDeps, sessions: SessionDeps) {
  const { database, clock } = deps
  const { tokens } = sessions
  const nameOf = () => deps.market.current().identity.name
  const { executor, inTransaction } = database
  const alarm = createCodesAlarm({ log: deps.log, codesPerHour: deps.codesPerHour, clock })
  const codes: RequestCodeDeps = {
    inTransaction,
    tokens,
    clock,
    market: deps.market,
    channel: deps.channel,
    siteHost: deps.siteHost,
    codesPerHour: deps.codesPerHour,
    onSent: alarm.look,
  }
  const knownBrowsers = createKnownBrowsers({ secret: deps.tokenSecret, cookie: 'known-browser' })
  const integrationToken = deps.integrationToken === undefined ? null : tokens.hash(deps.integrationToken)

  const consents: ConsentDeps = { database, clock, legalTexts: deps.legalTexts }
  const counts = (edition: string) => isConfirmed(edition, textsInForce(deps.legalTexts))
  const personal: PersonalDataDeps = { database, clock, parts: deps.personalData }

  /**
   * Identifies the requester or submitter of a code.
   * @throws Refusal UNAUTHORIZED for a wrong integration token
   */
  function askerOf(context: CallContext, headers: AppHeaders, phone: string): Asker {
    const { network } = context
    const shown = headers['x-integration-token']
    if (integrationToken && shown !== undefined) {
      if (!isSameSecret(tokens.hash(shown), integrationToken)) throw new Refusal('UNAUTHORIZED')
      return { name: APP, kind: 'app', guesser: `${APP} ${network}`, network }
    }
    const browser = knownBrowsers.idOf(context, phone)
    const name = browser ? `browser:${browser}` : network
    return { name, kind: browser ? 'browser' : 'stranger', guesser: name, network }
  }

  return {
    askerOf,
    knownBrowsers,
    requestCode: (request: CodeRequest) => requestCode(codes, request),
    checkCode: (shown: ShownCode) => checkCode(codes, shown),
    openSession: (phone: string, origin: SessionOrigin) => openSession(sessions, phone, origin),
    renewSession: (refreshToken: string, phone?: string) => renewSession(sessions, refreshToken, phone),
    signOut: (sessionId: string, refreshToken: string | undefined) => signOut(sessions, sessionId, refreshToken),
    endOne: (customerId: number, id: string) => endOne(sessions, customerId, id),
    endOthers: (customerId: number, keptId: string, reason: EndReason) =>
      endOthers(sessions, customerId, keptId, reason),
    listSessions: (customerId: number) => listSessions(executor, customerId, clock()),
    resetRequestLimit: (phone: string) => forgetSends(executor, phone),
    findCustomer: (id: number) => findCustomer(executor, id),
    benefitsOf: async (customerId: number): Promise<Benefits> => {
      const [bonuses, subscription, block] = await Promise.all([
        deps.bonuses.bonusesOf(customerId),
        deps.subscriptions.summaryOf(customerId),
        blockOf(executor, customerId, clock(), 'none'),
      ])
      return { bonuses, ...subscription, block, isConfirmed: counts }
    },
    changeProfile: async (id: number, change: ProfileChange) => {
      const { birthDate } = change
      const mistake = birthDate ? birthDateMistake(birthDate, dayIn(SHOP_TIME_ZONE, deps.clock())) : null
      if (mistake) throw new Refusal('BAD_REQUEST', { errors: { birthDate: mistake } })
      return saveProfile(executor, id, change)
    },
    rememberLanguage: (id: number, language: Language) => saveLanguage(executor, id, language),
    isConfirmed: counts,
    giveConsents: (id: number, given: GivenConsents, origin: ConsentOrigin) =>
      giveConsents(consents, id, given, origin),
    withdrawConsent: (id: number, purpose: ConsentPurpose, origin: ConsentOrigin) =>
      withdrawConsent(consents, id, purpose, origin),
    readConsents: (id: number) => readConsents(consents, id),
    readRequiredTexts: (id: number) => readRequiredTexts(consents, id),
    changePhone: (customer: Customer, phone: string, language: Language) =>
      changePhone({ ...sessions, ...deps }, customer, phone, language),
    readPersonalData: (customerId: number) => readPersonalData(personal, customerId),
    askForExport: (customerId: number) => askForExport(personal, customerId),
    makeArchive: (customerId: number) => makeArchive(personal, customerId),
    eraseNext: () => eraseNext(personal),
    openArchive: async (customerId: number, language: Language) => {
      const json = await openArchive(personal, customerId)
      return { json, html: archivePage(json, language, nameOf()) }
    },
    /**
     * Ends every session and sends the deadline for cancelling to the phone.
     * @throws Refusal DELETION_BLOCKED
     */
    askForDeletion: async (customerId: number, phone: string, language: Language) => {
      const asked = await askForDeletion(personal, customerId)
      for (const id of asked.sessions) sessions.ended.add(id)
      const day = wordsIn(language).notificationValues.day(dayIn(SHOP_TIME_ZONE, asked.dueAt), clock())
      await deps.channel
        .send(phone, signedSms(deps.notificationTemplates.sms(language, 'account.deletion', { day }), nameOf()))
        .catch((error: unknown) => deps.log.warn({ err: error, customerId }, 'telling of a deletion'))
      return asked
    },
    listAddresses: (customerId: number) => listAddresses(executor, customerId),
    addAddress: (customerId: number, address: NewAddress) => addAddress(database, customerId, address),
    changeAddress: (customerId: number, id: number, change: AddressChange) =>
      changeAddress(database, customerId, id, change),
    deleteAddress: (customerId: number, id: number) =>
      inTransaction(async (tx) => {
        await lockAddresses(tx, customerId)
        return deleteAddress(tx, customerId, id)
      }),
    /**
     * Issues a one-time token that opens the app's session in its web view.
     * @throws Refusal UNAUTHORIZED after its end
     */
    issueWebViewToken: async (sessionId: string) => {
      const token = tokens.random()
      const lifetime = TOKEN_LIFETIMES.webView
      const expiresAt = new Date(clock().getTime() + lifetime * 1000)
      const isKept = await saveWebViewToken(executor, { hash: tokens.hash(token), sessionId, expiresAt })
      if (!isKept) throw new Refusal('UNAUTHORIZED')
      return { token, lifetime }
    },
    /**
     * Exchanges the app's one-time token for a session.
     * @throws Refusal UNAUTHORIZED
     */
    openTemporarySession: async (oneTimeToken: string) => {
      const customer = await takeWebViewToken(executor, tokens.hash(oneTimeToken), clock())
      if (!customer) throw new Refusal('UNAUTHORIZED')
      return { token: await tokens.temporary({ kind: 'customer', ...customer }), lifetime: TOKEN_LIFETIMES.temporary }
    },
    /**
     * Counts a password hash of a network.
     * @throws Refusal TOO_MANY_REQUESTS
     */
    countHash: (network: string) =>
      inTransaction(async (tx) => {
        await refuseOverLimit(tx, PASSWORD_HASHES, network, clock())
        await saveTry(tx, PASSWORD_HASHES, network, clock())
      }),
  }
}
export type IdentityUseCases = ReturnType<typeof identityUseCases>
