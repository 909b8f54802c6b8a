import { OWNER_CHANNELS, OWNER_NOTICES } from '@okolitsa/domain/seller-notifications/owner-notice.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

const notice = {
  organizationId: z.int(),
  /** Distinguishes notices of one kind; each is sent once. */
  key: z.string(),
  what: z.enum(OWNER_NOTICES),
  values: z.record(z.string(), z.string()),
}

/** Owners of a seller are to be told. */
export const ownerNoticeAsked = defineEvent('OwnerNoticeAsked', { ...notice, isPressing: z.boolean() })

/** A notice to owners by one channel. The module handles its own event, because messages wait for the morning. */
export const ownerNoticeDue = defineEvent('OwnerNoticeDue', { ...notice, channel: z.enum(OWNER_CHANNELS) })
