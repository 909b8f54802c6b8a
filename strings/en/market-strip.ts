import type * as ru from '../ru/market-strip.ts'
import type { Words } from '../words.ts'

export const marketStrip: Words<typeof ru.marketStrip> = {
  preview: {
    text: 'The market is not open yet: only you see it this way',
    setUp: 'To the set-up',
  },
  noOrders: 'The market takes no orders now',
  short: 'Closed',
  back: 'Earlier orders are being fulfilled. You can look at everything.',
  closed: 'The market is closed: you can look at everything and order nothing. Earlier orders are being fulfilled.',
}
