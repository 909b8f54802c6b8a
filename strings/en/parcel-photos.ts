import type * as ru from '../ru/parcel-photos.ts'
import type { Words } from '../words.ts'

export const parcelPhotos: Words<typeof ru.parcelPhotos> = {
  title: 'Photo of the parcel',
  photo: (index) => `Parcel, photo ${index}`,
  hint: 'The customer will see it on the page of the order. Three are enough.',
  add: 'Take a photo',
  added: 'The customer will see the photo',
  atDoor: 'The courier’s photo at the door',
  doorPhoto: (index) => `At the door, photo ${index}`,
  ofCustomer: 'How your order was packed',
}
