import { randomUUID } from 'node:crypto'
import { type AskerKind, CODE_LIMITS, codeLength, codeRefusal } from '@okolitsa/domain/identity/code-limits.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { MessageChannel } from '../../../platform/messages/message-channel.ts'
import type { Deps } from '../../../services.ts'
import type { CodeSent } from '../ports.ts'
import {
  closeChallenge,
  countFailedChallenges,
  findSendLog,
  lockSends,
  openChallenge,
  type Purpose,
} from '../store/challenge-store.ts'
import { isKnownAccount } from '../store/customer-store.ts'
import type { Tokens } from '../tokens.ts'

/** The person or app that requests or submits a code. */
export interface Asker {
  /** Name of the requester for limits: a known browser, an app, or otherwise the network. */
  readonly name: string
  readonly kind: AskerKind
  /** Key that counts wrong codes; people of one app are counted separately. */
  readonly guesser: string
  readonly network: string
}

export interface CodeRequest {
  readonly phone: string
  readonly purpose: Purpose
  readonly customerId: number | null
  /** Language of the message. */
  readonly language: Language
  readonly asker: Asker
  /** True = the phone belongs to a staff member, so it is known although it has no customer account. */
  readonly isKnownPhone?: boolean | undefined
  /** Id of the previously requested code, which the new one replaces. */
  readonly previousId: string | undefined
}

export interface RequestCodeDeps extends Deps<'inTransaction' | 'clock' | 'market'> {
  readonly tokens: Tokens
  readonly channel: MessageChannel
  readonly siteHost: string
  /** Maximum codes per hour for strangers and apps in the whole shop. */
  readonly codesPerHour: number
  /** Called with the number of codes used in this hour. */
  onSent(ofHour: number): void
}

/**
 * Sends a one-time code. The answer does not depend on whether the phone is known.
 * @throws Refusal TOO_MANY_REQUESTS with a reason text and retryAfter; errors of the channel are rethrown after the
 * unsent challenge is closed
 */
export async function requestCode(deps: RequestCodeDeps, request: CodeRequest): Promise<CodeSent> {
  const { phone, asker, previousId } = request
  const id = randomUUID()
  const now = deps.clock()
  const { code, length } = await deps.inTransaction(async (tx) => {
    // always in this order, so that two requests cannot deadlock
    await lockSends(tx, asker.network)
    await lockSends(tx, phone)
    const log = await findSendLog(tx, { phone, asker: asker.name, network: asker.network, now })
    deps.onSent(log.shop)
    const { customerId } = request
    const isKnownPhone = request.isKnownPhone || (await isKnownAccount(tx, { phone, customerId, now }))
    const refusal = codeRefusal({ ...log, asker: asker.kind, shopPerHour: deps.codesPerHour, isKnownPhone })
    if (refusal) {
      const { reason, wait } = refusal
      throw new Refusal('TOO_MANY_REQUESTS', {
        retryAfter: wait,
        errors: { phone: `noCode.${reason}` },
      })
    }
    const length = codeLength(await countFailedChallenges(tx, phone, now))
    const code = deps.tokens.code(length)
    if (previousId) await closeChallenge(tx, previousId, phone, now)
    await openChallenge(tx, {
      id,
      phone,
      purpose: request.purpose,
      customerId: request.customerId,
      asker: asker.name,
      isKnown: asker.kind === 'browser',
      network: asker.network,
      codeHmac: deps.tokens.codeHmac(code, id, phone),
      now,
      expiresAt: new Date(now.getTime() + CODE_LIMITS.lifetime * 1000),
    })
    return { code, length }
  })
  try {
    const words = wordsIn(request.language)
    const { name } = deps.market.current().identity
    const text =
      request.purpose === 'confirm'
        ? words.confirmMessage(code, name)
        : request.purpose === 'opening'
          ? words.announcement.codeMessage(code, deps.siteHost)
          : request.purpose === 'requisites' || request.purpose === 'offer'
            ? words.contractCodeMessage[request.purpose](code, deps.siteHost, name)
            : words.signInMessage(code, deps.siteHost, name)
    await deps.channel.send(phone, text)
  } catch (error) {
    await deps.inTransaction((tx) => closeChallenge(tx, id, phone, now))
    throw error
  }
  return {
    challengeId: id,
    codeLength: length,
    resendDelay: CODE_LIMITS.resendDelay,
    lifetime: CODE_LIMITS.lifetime,
  }
}
