import type { CourierCallState, CourierFailure } from '@okolitsa/domain/shipments/courier-call.ts'
import type * as ru from '../ru/courier-calls.ts'
import type { Words } from '../words.ts'
import { formatCount, formatNumber } from './format.ts'
import { counted } from './plural.ts'

const parcelForms = counted('parcel', 'parcels')

const states: Record<CourierCallState, string> = {
  made: 'Called',
  appointed: 'A courier is appointed',
  trouble: 'CDEK has to be called',
  done: 'Collected',
  removed: 'Called off',
}
const failures: Record<CourierFailure, string> = {
  taken: 'A courier is called to this address for this day already, but not from here. He may take these parcels, too',
  window: 'CDEK does not come at these hours. Choose another day or other hours',
  address: 'CDEK does not know the address. Check the street and the house',
  weight: 'CDEK does not take so much at once. Call a courier for some of the parcels',
  phone: 'CDEK does not take the telephone. Check it in “Sending by CDEK” on the page “Delivery”',
  unknown: 'CDEK did not say why. Check the address and the hours, and call again',
}

/** Texts for calling a CDEK courier to the seller. */
export const courierCalls: Words<typeof ru.courierCalls> = {
  title: 'Courier of CDEK',
  call: 'Call a courier',
  calling: 'Calling…',
  callingOff: 'Calling off…',
  refused: 'No courier comes',
  states,
  failures,
  trouble: 'CDEK says that something is wrong with the call. Telephone there and name the number of the call.',
  nameless:
    'CDEK took the call, but its number did not reach us. It can be called off by telephone: name the address and the day.',
  when: (day, window) => `${day}, ${window}`,
  number: (number) => `Call ${number}`,
  load: (count, grams) => `${formatCount(count, parcelForms)}, ${formatNumber(grams / 1000)}\u00A0kg`,
  day: 'Day',
  from: 'From what hour',
  to: 'Until what hour',
  hour: (hour) => `${hour}:00`,
  wait: (hours) => `A courier is waited for at least ${formatNumber(hours)} hours on end, by your own clock`,
  address: (town) => (town === '' ? 'Street and house' : `Street and house (${town})`),
  note: 'For the courier',
  noteHint: 'the code of the door, the floor: may be left empty',
  parcels: 'Which parcels to collect',
  submit: (count) => `Call for ${formatCount(count, parcelForms)}`,
  close: 'Do not call',
  called: 'The courier is being called. The number of the call stands here when CDEK has answered',
  callOff: 'Call it off',
  callOffTitle: 'Call the courier off?',
  callOffText: 'No courier comes. The parcels themselves stay ordered.',
  callOffKeep: 'Keep it',
  calledOff: 'The call is being called off',
}
