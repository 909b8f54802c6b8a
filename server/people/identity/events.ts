import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A customer requested the archive of their personal data. */
export const exportAsked = defineEvent('PersonalExportAsked', { customerId: z.int() })

/** A person was erased, and the photos they sent have to be deleted. The keys identify no person. */
export const photosErased = defineEvent('PersonalPhotosErased', { keys: z.array(z.string()) })

/** Two accounts of one person were merged. Delivered later, for what requests in flight wrote to the closed one. */
export const accountsMerged = defineEvent('AccountsMerged', { from: z.int(), into: z.int() })
