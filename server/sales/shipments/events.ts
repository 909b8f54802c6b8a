import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A parcel has to be checked at the carrier. Delivered to this module after the commit. */
export const shipmentDue = defineEvent('ShipmentDue', { shipmentId: z.string() })

/** A courier call has to be checked at the carrier. Delivered to this module after the commit. */
export const courierCallDue = defineEvent('CourierCallDue', { callId: z.string() })

/** A parcel is ready for its customer at the carrier's office. */
export const parcelWaits = defineEvent('ParcelWaits', { orderId: z.int(), shipmentId: z.string() })

/** A failed handover: the parcel is on the way back, ready for its seller, or returned. */
export const parcelComesBack = defineEvent('ParcelComesBack', { orderId: z.int(), organizationId: z.int() })
