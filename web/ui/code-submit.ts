import type { FormEvent } from 'react'

/** What a form in a window does: the form below the window hears nothing of it. */
export const submitting = (action: () => void) => (event: FormEvent) => {
  event.preventDefault()
  event.stopPropagation()
  action()
}
