import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A parcel is to be checked at the carrier. Delivered to the module itself after the commit. */
export const shipmentDue = defineEvent('ShipmentDue', { shipmentId: z.string() })

/** A courier call is to be checked at the carrier. Delivered to the module itself after the commit. */
export const courierCallDue = defineEvent('CourierCallDue', { callId: z.string() })

/** A parcel is ready for its customer at the carrier's office. */
export const parcelWaits = defineEvent('ParcelWaits', { orderId: z.int(), shipmentId: z.string() })

/** A failed handover: the parcel is on the way back, waits for its seller, or is returned. */
export const parcelComesBack = defineEvent('ParcelComesBack', { orderId: z.int(), organizationId: z.int() })
