import { isKnownDay, isKnownMoment } from '@okolitsa/domain/clock/known-day.ts'
import { z } from 'zod'

/** A calendar day from a client, `YYYY-MM-DD`: an existing one from 1900 to 2100. */
export const day = z.iso.date({ error: 'date', abort: true }).refine(isKnownDay, 'date')
/** A moment from a client, in UTC or with an offset, in the same range of years. */
export const moment = z.iso
  .datetime({ offset: true, error: 'date', abort: true })
  .refine((text) => isKnownMoment(new Date(text)), 'date')
