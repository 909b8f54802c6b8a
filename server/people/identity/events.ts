import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A customer requested the archive of their personal data. */
export const exportAsked = defineEvent('PersonalExportAsked', { customerId: z.int() })

/** A person was erased, and the photos they sent have to be deleted. The keys identify no person. */
export const photosErased = defineEvent('PersonalPhotosErased', { keys: z.array(z.string()) })
