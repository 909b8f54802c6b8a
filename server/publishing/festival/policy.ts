import { dayIn, type IsoDate, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'

/** Days after its end during which a festival is shown. */
const SHOWN_AFTER_DAYS = 14

/** First day on which a shown festival may have ended; days in the country's time zones differ by one at most. */
export const endsFrom = (now: Date): IsoDate => plusDays(dayIn(SHOP_TIME_ZONE, now), -SHOWN_AFTER_DAYS)

/** Maximum products examined per section. */
export const MAX_GOODS = 2_000
