import type { ShownPauseReason } from '@okolitsa/domain/sellers/pause.ts'
import type * as ru from '../ru/farm-pause.ts'
import type { Words } from '../words.ts'
import { formatDate } from './format.ts'
import { marketStrip } from './market-strip.ts'

const stopped = 'It takes no new orders for now.'
const reasons: Readonly<Record<Exclude<ShownPauseReason, 'marketClosed'>, string>> = {
  harvestIsOver: 'This year’s harvest is over.',
  winter: 'They do not work in winter.',
  animalsRest: 'The animals are resting.',
  vacation: 'The owners are on holiday.',
  repair: 'Repairs are under way.',
}

export const farmPause: Words<typeof ru.farmPause> = {
  rests: ({ until, reason }, reference) => {
    if (reason === 'marketClosed') return marketStrip.short
    return until ? `Having a rest until ${until.time ?? formatDate(until.date, reference)}` : 'Having a rest'
  },
  text: (reason) => {
    if (reason === 'marketClosed') return `${marketStrip.noOrders}.`
    return `${reason === null ? '' : `${reasons[reason]} `}${stopped}`
  },
  ask: 'Tell me when it opens',
  asked: 'We’ll tell you when it opens',
  saved: 'We’ll tell you when the farm opens: the notification comes to your account',
  removed: 'No longer waiting',
}
