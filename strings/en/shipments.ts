import type { ShipmentState } from '@okolitsa/domain/shipments/shipment-state.ts'
import type * as ru from '../ru/shipments.ts'
import type { Words } from '../words.ts'

const states: Record<ShipmentState, string> = {
  made: 'Ordered',
  accepted: 'Handed in at CDEK',
  travelling: 'On its way',
  arrived: 'In the town of the recipient',
  waiting: 'Waits at the pickup point',
  withCourier: 'With the courier',
  returning: 'Not handed over, goes back',
  returnWaiting: 'Came back, waits at CDEK',
  returned: 'Came back to the seller',
  delivered: 'Handed over',
  removed: 'Called off',
}

const customerStates: Record<ShipmentState, string> = {
  made: 'The seller gets the parcel ready for CDEK',
  accepted: 'CDEK has the parcel',
  travelling: 'The parcel is on its way to you',
  arrived: 'The parcel is in your town',
  waiting: 'The parcel waits for you at the pickup point',
  withCourier: 'A courier of CDEK brings the parcel and will call you',
  returning: 'The parcel was not handed over and goes back. Write to the seller what is to be done',
  returnWaiting:
    'The parcel was not handed over and is back in the town of the seller. Write to them what is to be done',
  returned: 'The parcel is back with the seller. Write to them what is to be done',
  delivered: 'You have the parcel',
  removed: 'The parcel was called off',
}

/** Texts of CDEK parcels, for customers and for sellers. */
export const shipments: Words<typeof ru.shipments> = {
  carrier: 'CDEK',
  states,
  customerStates,
  parcel: 'Parcel of CDEK',
  track: (number) => `Number to follow it by: ${number}`,
  openTrack: 'Follow it at CDEK',
  keptUntil: (day) => `It is kept free until ${day}`,
  movedBy: (state) => `CDEK: ${state.charAt(0).toLowerCase()}${state.slice(1)}`,
  flat: (flat) => `flat\u00A0${flat}`,
  otherGoods: 'Other goods of the order',
  collected: 'Parcels',
}
