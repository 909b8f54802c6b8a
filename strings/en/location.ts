import type * as ru from '../ru/location.ts'
import type { Words } from '../words.ts'

export { regionInWords } from '../ru/location.ts'

export const locationText: Words<typeof ru.locationText> = {
  title: 'Your address',
}
