import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** The carrier is to be asked about a parcel; delivered to the module itself: it is asked after commit. */
export const shipmentDue = defineEvent('ShipmentDue', { shipmentId: z.string() })

/** The carrier is to be asked about a call of its courier; delivered to the module itself: it is asked after commit. */
export const courierCallDue = defineEvent('CourierCallDue', { callId: z.string() })
