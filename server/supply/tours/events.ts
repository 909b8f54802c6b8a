import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Emitted for the moment when a decision of the office about a tour can no longer be taken back. */
export const tourDecided = defineEvent('TourDecided', { tourId: z.int(), decidedAt: z.iso.datetime() })
