import type { OfficeLink } from '@okolitsa/contracts/office/office-people.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { CallContext } from '../../../platform/http/handler.ts'
import type { OfficePeopleDeps } from '../office-deps.ts'
import { type MadeLink, sendLink } from '../use-cases/invite-person.ts'

export type SentIn = Pick<CallContext, 'language'>

/** Sends a new link by SMS when it is asked for, and presents it. */
export const linkPresenter =
  (deps: OfficePeopleDeps) =>
  async (made: MadeLink, isSent: boolean, { language }: SentIn): Promise<OfficeLink> => {
    const { channel, publicUrl, market } = deps
    const link = new URL(`/office/start/${made.token}`, publicUrl).href
    const send = (phone: string) =>
      channel.send(phone, wordsIn(language).officeLinkMessage(link, market.current().identity.name))
    return { link, expiresAt: made.expiresAt.toISOString(), isSent: isSent && (await sendLink(deps, made, send)) }
  }
