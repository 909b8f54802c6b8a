import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { shortName } from '@okolitsa/domain/market/market-name.ts'
import type * as ru from '../ru/suspension-messages.ts'
import type { Words } from '../words.ts'

const until = (till: IsoDate | null) => (till === null ? '' : ` until ${till}`)

export const suspensionMessages: Words<typeof ru.suspensionMessages> = {
  suspended: {
    title: 'Sales are suspended',
    text: (till) =>
      `The market has suspended your sales${until(till)}. The cabinet says why and what to do. Finish the orders that have begun.`,
    sms: (market, message, till) =>
      `${shortName(market)}: your sales are suspended${until(till)}. ${message} Orders that have begun must be finished. See the cabinet.`,
  },
  terminated: {
    title: 'The contract with the market ends',
    text: (day) => `From ${day} you no longer sell here. The cabinet says why. Finish the orders that have begun.`,
    sms: (market, message, day) =>
      `${shortName(market)}: the contract ends, from ${day} you no longer sell here. ${message} Orders that have begun must be finished. See the cabinet.`,
  },
  restored: {
    title: 'You sell again',
    text: 'Customers see your shop again.',
    sms: (market) => `${shortName(market)}: you sell again, customers see your shop.`,
  },
}
