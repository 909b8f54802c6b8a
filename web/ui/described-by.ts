/** `aria-invalid` and `aria-describedby` of a control framed by `FieldFrame`. */
export function describedBy(id: string, error: string | undefined, hint: unknown) {
  if (error) return { 'aria-invalid': true, 'aria-describedby': `${id}-error` }
  return hint ? { 'aria-describedby': `${id}-hint` } : {}
}
