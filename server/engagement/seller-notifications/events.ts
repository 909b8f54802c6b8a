import { OWNER_CHANNELS, OWNER_MESSAGES } from '@okolitsa/domain/seller-notifications/owner-message.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

const message = {
  organizationId: z.int(),
  /** Distinguishes messages of one kind; each is sent once. */
  key: z.string(),
  what: z.enum(OWNER_MESSAGES),
  values: z.record(z.string(), z.string()),
}

/** Owners of a seller are to be notified. */
export const ownerMessageAsked = defineEvent('OwnerMessageAsked', { ...message, isPressing: z.boolean() })

/** A message to owners by one channel. The module handles its own event, because messages wait for the morning. */
export const ownerMessageDue = defineEvent('OwnerMessageDue', { ...message, channel: z.enum(OWNER_CHANNELS) })
