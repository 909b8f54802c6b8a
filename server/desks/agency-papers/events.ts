import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Papers of a month or a year are to be formed. */
export const agencyPapersDue = defineEvent('AgencyPapersDue', { period: z.string() })
