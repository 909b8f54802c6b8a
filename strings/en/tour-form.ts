import type * as ru from '../ru/tour-form.ts'
import type { Words } from '../words.ts'

export const tourForm: Words<typeof ru.tourForm> = {
  adult: 'Adult',
}
