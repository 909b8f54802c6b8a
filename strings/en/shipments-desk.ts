import type { ParcelOutcome } from '@okolitsa/contracts/shipments/shipment.ts'
import type { ShipmentFailure } from '@okolitsa/domain/shipments/shipment-failure.ts'
import type { ShipmentStep } from '@okolitsa/domain/shipments/shipment-state.ts'
import type * as ru from '../ru/shipments-desk.ts'
import type { Words } from '../words.ts'
import { formatCount, formatNumber, formatPrice } from './format.ts'
import { counted } from './plural.ts'

const parcelForms = counted('parcel', 'parcels')

const steps: Record<ShipmentStep, string> = {
  ordering: 'Being ordered…',
  made: 'Ordered',
  refused: 'CDEK does not take it',
  callingOff: 'Being called off…',
  calledOff: 'Called off',
}
const failures: Record<ShipmentFailure, string> = {
  recipientPlace: 'CDEK does not know the address or the point. Call the customer, check the address and order again',
  senderPlace: 'CDEK does not know where the parcel begins. Check “Sending by CDEK” on the page “Delivery”',
  weight: 'The parcel is heavier than CDEK takes. Check the weight or divide the order',
  size: 'The box is larger than CDEK takes. Check its sides',
  phone: 'CDEK does not take the telephone. Ask the customer for the right one',
  name: 'CDEK does not take the name. Ask the customer for the right one',
  payment: 'Nobody takes money at the hand-over there. Ask the customer to pay in advance',
  tariff: 'Nothing goes there by this tariff any more. Take the parcel to CDEK and order it there',
  items: 'There are too many lines in the parcel. Take it to CDEK and order it there',
  unknown: 'CDEK did not say why. Check the address, the telephone and the weight, and order again',
}
const refusals: Record<Exclude<ParcelOutcome['fate'], 'ordered' | 'already'>, string> = {
  senderNeeded: 'say first how you give parcels to CDEK',
  noTariff: 'there is no such tariff from where you give parcels away',
  notByCarrier: 'the order does not go by CDEK',
  awaitsAnswer: 'the customer has not answered about a replacement',
  closed: 'the order is not paid, cancelled or gone already',
}

/** Texts of the page where a seller orders and prints CDEK parcels. */
export const shipmentsDesk: Words<typeof ru.shipmentsDesk> = {
  title: 'Parcels of CDEK',
  link: 'Parcels of CDEK',
  summary: (toShip, all) =>
    toShip > 0
      ? `${formatCount(toShip, parcelForms)} to order, ${all} in work`
      : `${formatCount(all, parcelForms)} in work`,
  groups: { back: 'Not handed over', toShip: 'To order', made: 'To give to CDEK', away: 'On their way' },
  nothing: 'No parcels',
  nothingText: 'When orders come that go by CDEK, they can be ordered here with one press.',
  off: 'Orders at CDEK are switched off now: hand parcels in yourself and name the number of the order.',
  senderNeeded: 'Say where CDEK gets your parcels',
  senderNeededText: 'Without it nothing can be ordered. It takes a minute: an office of CDEK near you and a telephone.',
  senderNeededForOthers: 'Ask the owner to fill in “Sending by CDEK” on the page “Delivery”.',
  toSender: 'Fill in',
  ship: 'Order at CDEK',
  shipMany: (count) => `Order ${formatCount(count, parcelForms)}`,
  shipped: (count) => `Sent to CDEK: ${formatCount(count, parcelForms)}`,
  notShipped: (number, why) => `Order ${number}: ${why}`,
  refusals,
  steps,
  failures,
  chooseAll: 'All that can be ordered',
  weight: 'Weight with the box, kg',
  weightHint: (isGuessed) =>
    isGuessed ? 'about: not everything is weighed' : 'counted from what is gathered, correct it by a scale',
  wrongWeight: 'From 0.1 to 30 kg',
  kilograms: (grams) => `${formatNumber(grams / 1000)}\u00A0kg`,
  leaves: (day) => `give it away on ${day}`,
  collected: (day) => `courier on ${day}`,
  track: (number) => `Number ${number}`,
  openTrack: 'Where it is, at CDEK',
  collects: (sum) => `CDEK takes ${formatPrice(sum)} from the customer`,
  paysThere: 'paid at the hand-over',
  waybill: 'Waybill',
  labels: 'Label for the box',
  waybills: (count) => `Waybills (${count})`,
  allLabels: (count) => `Labels (${count})`,
  opensPdf: 'A PDF of CDEK opens. The waybill goes with the parcel, the label onto the box.',
  callOff: 'Call it off',
  callOffTitle: 'Call the parcel off at CDEK?',
  callOffText: 'Its number, waybill and label stop counting. The order itself stays.',
  callOffKeep: 'Leave it',
  calledOff: 'It is called off',
  returning:
    'The customer did not take the parcel, it goes back. Settle it with them: send it again, or cancel the order and give the money back.',
  returnWaiting:
    'The parcel is back and can be fetched at CDEK. Decide with the customer: send it again, or cancel the order.',
  returned:
    'CDEK gave the parcel back to you. Decide with the customer: send it again, or cancel the order. Then the goods are on sale again: write off what is spoilt.',
  way: 'The way of the parcel',
  order: (number) => `Order ${number}`,
  sender: {
    title: 'Sending by CDEK',
    lead: 'How you give parcels away. CDEK sees it, customers do not.',
    start: 'How you give them away',
    office: 'I take them to an office',
    officeNote: 'cheaper',
    courier: 'A courier comes',
    courierNote: 'call one on the page “Parcels of CDEK”',
    point: 'The office you take them to',
    choosePoint: 'Choose an office',
    noPoints: (town) =>
      town === '' ? 'No offices of CDEK are near' : `No offices of CDEK take parcels in at ${town} or near it`,
    silent: 'CDEK does not answer just now, its offices did not load. Open the page again in a couple of minutes.',
    address: (town) => (town === '' ? 'Street and house' : `Street and house (${town})`),
    name: 'Whom CDEK calls',
    phone: 'Telephone',
    box: 'The usual box, cm',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    saved: 'Saved',
  },
}
