import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Somebody asked for the archive of what is kept of them. */
export const exportAsked = defineEvent('PersonalExportAsked', { customerId: z.int() })

/** A person was erased: photos they had sent in have to go. The keys lead to nothing else. */
export const photosErased = defineEvent('PersonalPhotosErased', { keys: z.array(z.string()) })
