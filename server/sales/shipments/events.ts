import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** The carrier is to be asked about a parcel; delivered to the module itself: it is asked after commit. */
export const shipmentDue = defineEvent('ShipmentDue', { shipmentId: z.string() })

/** The carrier is to be asked about a call of its courier; delivered to the module itself: it is asked after commit. */
export const courierCallDue = defineEvent('CourierCallDue', { callId: z.string() })

/** A parcel waits for its customer where the carrier hands it over. */
export const parcelWaits = defineEvent('ParcelWaits', { orderId: z.int(), shipmentId: z.string() })

/** A parcel was not handed over: it goes back, waits for its seller, or is with them again. */
export const parcelComesBack = defineEvent('ParcelComesBack', { orderId: z.int(), organizationId: z.int() })
