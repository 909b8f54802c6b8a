import type * as ru from '../ru/telephony.ts'
import type { Words } from '../words.ts'
import { clockHour, formatPhone } from './format.ts'

export const telephony: Words<typeof ru.telephony> = {
  title: 'A question about the order',
  text: 'The seller answers by phone. We ring them first, then you.',
  later: (fromHour, toHour) =>
    `The seller answers the phone from ${clockHour(fromHour)} to ${clockHour(toHour)}, their time. In these hours you can ask for a call here.`,
  callBack: 'Call me back',
  accepted: 'Connecting you. Pick up when it rings',
  support: (phone) => `Support ${formatPhone(phone)}`,
  dial: (phone) => `Call ${formatPhone(phone)}`,
  hours: (fromHour, toHour) =>
    `The seller answers the phone from ${clockHour(fromHour)} to ${clockHour(toHour)}, their time. Ask for a call in these hours`,
  wait: (seconds) =>
    seconds < 120
      ? 'There was a call just now. Wait a minute and try again'
      : 'That is enough calls for today. Ring our support',
  failed: 'We could not connect you. Please try again',
}
