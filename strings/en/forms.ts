import type * as ru from '../ru/forms.ts'
import type { Words } from '../words.ts'

export const forms: Words<typeof ru.forms> = {
  kept: 'We kept what you typed',
  startOver: 'Start over',
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes are not saved yet. We will keep them in this tab for a day: come back and they will be here.',
    stay: 'Stay',
    go: 'Leave',
  },
}
