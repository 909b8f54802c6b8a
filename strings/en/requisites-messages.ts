import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { shortName } from '@okolitsa/domain/market/market-name.ts'
import type * as ru from '../ru/requisites-messages.ts'
import type { Words } from '../words.ts'
import { formatTime } from './format.ts'

type Notice = Parameters<typeof ru.requisitesMessages.changed>[0]

const WHERE = { account: 'the account', personalAccount: 'the account', sbp: 'the phone', token: 'the card' } as const
const whereTo = ({ kind, tail }: Notice['shown']) => `${WHERE[kind]} …${tail}`
const moment = ({ from, zone }: Notice) => `${dayIn(zone, from)} ${formatTime(from, zone)}`

export const requisitesMessages: Words<typeof ru.requisitesMessages> = {
  changed: (notice) => ({
    sms: (market) =>
      `${shortName(market)}: new requisites of “${notice.seller}”: ${whereTo(notice.shown)}. Payouts go there from ${moment(notice)}. Not you? Cancel: ${notice.link}`,
    letter: {
      subject: `New requisites of “${notice.seller}”`,
      text: `An owner has given new requisites: ${whereTo(notice.shown)}. Payouts go there from ${moment(notice)}; nothing changes until then.\n\nIf it was not you, cancel the change. There is no need to sign in:\n${notice.link}`,
    },
  }),
  cancelled: (notice) => ({
    sms: (market) =>
      `${shortName(market)}: the change of requisites of “${notice.seller}” is cancelled, nothing is paid there.`,
    letter: {
      subject: `The change of requisites of “${notice.seller}” is cancelled`,
      text: `The new requisites (${whereTo(notice.shown)}) are cancelled. Payouts go where they went before.`,
    },
  }),
}
