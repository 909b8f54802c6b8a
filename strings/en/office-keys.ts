import type * as ru from '../ru/office-keys.ts'
import type { Words } from '../words.ts'

export const officeKeys: Words<typeof ru.officeKeys> = {
  title: 'Keys of this page',
  close: 'Close',
  switch: 'Single-letter keys',
  switchNote: 'Switch them off if you press them by accident. Applies to this browser.',
}
