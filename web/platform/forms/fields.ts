export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** As much of a field as says what was typed into it. */
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
/** Files cannot be put back by a script, hidden fields are nobody's words, and what is secret is not kept. */
const NEVER_KEPT = new Set(['file', 'hidden', 'password', 'submit', 'button', 'reset', 'image', 'fieldset', 'output'])
const isKept = (field: TypedField) =>
  !NEVER_KEPT.has(field.type) &&
  field.autocomplete !== 'one-time-code' &&
  // what is looked up is more than its words: its form keeps it as state
  field.getAttribute?.('role') !== 'combobox'
export const stateOf = (field: Pick<TypedField, 'type' | 'value' | 'checked'>): string =>
  isCheck(field) ? String(field.checked) : field.value

/** A name that was given to it; one of React's own differs from page to page. */
const GIVEN_NAME = /^[a-z][\w.-]*$/i

function nameOf({ name, type, value, labels }: TypedField): string | null {
  const label = labels?.[0]?.textContent?.trim()
  const given = GIVEN_NAME.test(name) ? name : undefined
  // marks of one name differ by what they mean
  if (type === 'radio' || (type === 'checkbox' && given !== undefined && value !== 'on'))
    return `${given ?? label ?? ''}=${value}`
  return given ?? label ?? null
}

/** Fields of a form by names that stay the same after a reload. */
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

/** What every field says. */
export const statesOf = (fields: ReadonlyMap<string, TypedField>): Record<string, string> =>
  Object.fromEntries([...fields].map(([key, field]) => [key, stateOf(field)]))

/** What was said otherwise than it stood there before. */
export const changedOf = (
  now: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(now).filter(([key, state]) => state !== (before[key] ?? '')))

/** Says it in the field as a hand would, so that whoever answers for the field hears it. */
export function sayIn(field: Field, state: string): void {
  if (stateOf(field) === state) return
  if (isCheck(field)) {
    // a radio is unsaid by another one
    if (field.type === 'checkbox' || state === 'true') field.click()
    return
  }
  const owner = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, state)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
