import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Owners are to be notified that other requisites wait to take effect, or that they were cancelled. */
export const requisitesConfirmed = defineEvent('RequisitesConfirmed', {
  versionId: z.int(),
  what: z.enum(['changed', 'cancelled']),
})

/** The same for one phone or address, by its place among those kept with the version. */
export const requisitesMessageDue = defineEvent('RequisitesMessageDue', {
  versionId: z.int(),
  what: z.enum(['changed', 'cancelled']),
  place: z.int(),
})
