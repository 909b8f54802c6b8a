import { isKnownDay, isKnownMoment } from '@okolitsa/domain/clock/known-day.ts'
import { z } from 'zod'

/** A calendar day that somebody sends, `YYYY-MM-DD`: one that exists, from 1900 to 2100. */
export const day = z.iso.date({ error: 'date', abort: true }).refine(isKnownDay, 'date')
/** A moment that somebody sends, in UTC or with an offset, within the same years. */
export const moment = z.iso
  .datetime({ offset: true, error: 'date', abort: true })
  .refine((text) => isKnownMoment(new Date(text)), 'date')
