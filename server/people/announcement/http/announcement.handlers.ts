import type { announcementEndpoints } from '@okolitsa/contracts/market/announcement.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { LETTERS_OF_HOUR } from '../policy.ts'
import { confirmSubscriber, deleteSubscriber } from '../store/subscriber.store.ts'
import { subscriberOf } from '../subscriber-token.ts'
import { type AnnouncementDeps, demandPreparing, subscribeByEmail, subscribeByPhone } from '../use-cases/subscribe.ts'

export function announcementHandlers(
  deps: AnnouncementDeps & Deps<'identity'>,
): Handlers<typeof announcementEndpoints> {
  const { identity, tokenSecret, clock } = deps
  const { executor } = deps.database
  /** The subscription of a token. @throws Refusal NOT_FOUND */
  const idOf = (token: string): string => {
    const id = subscriberOf(tokenSecret, token)
    if (id === null) throw new Refusal('NOT_FOUND')
    return id
  }
  return {
    requestOpeningCode: async ({ body: { phone }, context }) => {
      demandPreparing(deps)
      return identity.sendOpeningCode(phone, context)
    },
    subscribeToOpening: async ({ body: { phone, code, challengeId }, context }) => {
      demandPreparing(deps)
      await identity.proveOpeningPhone({ phone, code, challengeId }, context)
      const { language, network } = context
      return { token: await subscribeByPhone(deps, { address: phone, language, network }) }
    },
    requestOpeningLetter: async ({ body: { email }, context }) => {
      demandPreparing(deps)
      context.demandRoom('opening-letter', LETTERS_OF_HOUR)
      const { language, network } = context
      await subscribeByEmail(deps, { address: email, language, network })
      return { isSent: true }
    },
    confirmOpening: async ({ body: { token } }) => {
      if (!(await confirmSubscriber(executor, idOf(token), clock()))) throw new Refusal('NOT_FOUND')
      return { isConfirmed: true }
    },
    endOpeningSubscription: async ({ body: { token } }) => {
      await deleteSubscriber(executor, idOf(token))
      return { isEnded: true }
    },
  }
}
