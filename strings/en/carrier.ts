import type * as ru from '../ru/carrier.ts'
import type { Words } from '../words.ts'

export const carrierTexts: Words<typeof ru.carrierTexts> = {
  door: 'CDEK, courier to\u00A0the door',
  office: 'CDEK, collection point',
  locker: 'CDEK, parcel locker',
}
