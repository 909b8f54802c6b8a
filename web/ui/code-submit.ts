import type { FormEvent } from 'react'

/** Submits a form in a window without the event reaching the form behind the window. */
export const submitting = (action: () => void) => (event: FormEvent) => {
  event.preventDefault()
  event.stopPropagation()
  action()
}
