export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Properties of a field that identify it and contain its value. */
export interface TypedField {
  readonly name: string
  readonly type: string
  readonly value: string
  readonly checked?: boolean
  readonly autocomplete?: string
  getAttribute?(name: 'role'): string | null
  readonly labels: ArrayLike<{ readonly textContent: string | null }> | null
}

const isCheck = (field: { readonly type: string }): boolean => field.type === 'checkbox' || field.type === 'radio'
/**
 * Types of fields that are never stored: scripts cannot restore files, hidden fields are not typed, and secrets must
 * not be stored.
 */
const NEVER_KEPT = new Set(['file', 'hidden', 'password', 'submit', 'button', 'reset', 'image', 'fieldset', 'output'])
const isKept = (field: TypedField) =>
  !NEVER_KEPT.has(field.type) &&
  field.autocomplete !== 'one-time-code' &&
  // a choice of a combobox is more than its text: its form stores it as state
  field.getAttribute?.('role') !== 'combobox'
export const stateOf = (field: Pick<TypedField, 'type' | 'value' | 'checked'>): string =>
  isCheck(field) ? String(field.checked) : field.value

/** Pattern of a name given by the form; generated names of React differ from page to page. */
const GIVEN_NAME = /^[a-z][\w.-]*$/i

function nameOf({ name, type, value, labels }: TypedField): string | null {
  const label = labels?.[0]?.textContent?.trim()
  const given = GIVEN_NAME.test(name) ? name : undefined
  // radio buttons and checkboxes of one name differ by their values
  if (type === 'radio' || (type === 'checkbox' && given !== undefined && value !== 'on'))
    return `${given ?? label ?? ''}=${value}`
  return given ?? label ?? null
}

/** Fields of a form by keys that stay the same after a reload. */
export function namedFields<F extends TypedField>(fields: Iterable<F>): Map<string, F> {
  const named = new Map<string, F>()
  for (const field of fields) {
    const name = isKept(field) ? nameOf(field) : null
    if (name === null) continue
    let key = name
    for (let twin = 2; named.has(key); twin += 1) key = `${name} ${twin}`
    named.set(key, field)
  }
  return named
}

export const statesOf = (fields: ReadonlyMap<string, TypedField>): Record<string, string> =>
  Object.fromEntries([...fields].map(([key, field]) => [key, stateOf(field)]))

/** Values that differ from the earlier ones. */
export const changedOf = (
  now: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(now).filter(([key, state]) => state !== (before[key] ?? '')))

/**
 * Sets the value of a field and raises the events of user input, so that the component that controls the field is
 * updated.
 */
export function setFieldState(field: Field, state: string): void {
  if (stateOf(field) === state) return
  if (isCheck(field)) {
    // a radio button is cleared by choosing another one
    if (field.type === 'checkbox' || state === 'true') field.click()
    return
  }
  const owner = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, state)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
