import { type Field, stateOf } from '../forms/fields.ts'

const FIELDS = 'input, select, textarea'
const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(FIELDS)
const isCheck = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
/** Whether the input of a field is preserved: scripts cannot restore files, and hidden fields are not typed. */
const isKept = (field: Field) => !(field instanceof HTMLInputElement && /^(?:file|hidden)$/.test(field.type))

/** The value in the HTML, before any input. */
function servedState(field: Field): string {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
  }
  return isCheck(field) ? String(field.defaultChecked) : field.defaultValue
}

/**
 * Repeats an input, so that the component that controls the field receives it. React tracks the last value of a field
 * in its own setter and ignores an event without a change: the field is set back to its initial value first.
 */
function say(field: Field, state: string): void {
  if (isCheck(field)) {
    field.checked = state !== 'true'
    field.click()
    return
  }
  if (!(field instanceof HTMLSelectElement)) field.value = servedState(field)
  const owner = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, state)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Fields to which React has responded. */
const hydrated = new WeakSet<EventTarget>()
/** Name of an event that browsers send only while an element is dragged, and that has no effect. */
const QUESTION = 'gotpointercapture'

/**
 * A handler on the document's root: React calls it only for elements that it has hydrated. Lazily loaded parts of a
 * page are hydrated later than the page.
 */
export const answersForFields = {
  onGotPointerCaptureCapture: ({ target }: { readonly target: EventTarget }) => void hydrated.add(target),
}

function isTakenOver(field: Field): boolean {
  if (!hydrated.has(field)) field.dispatchEvent(new Event(QUESTION, { bubbles: true }))
  return hydrated.has(field)
}

/** Interval of checks, ms: longer than React needs from hydrating a field to responding for it. */
const LOOK_MS = 60
/** Maximum number of checks, half a minute: fields not hydrated by then are not controlled by React. */
const MAX_LOOKS = 500

/**
 * Preserves input that a visitor types or lets the browser fill in before hydration and repeats it afterwards: React
 * resets the fields that it hydrates to their initial values.
 */
export function keepEarlyInput(): void {
  const typed = new Map<Field, string>()
  const takenOver = new Set<Field>()
  let looks = 0

  const keep = (field: Field) => {
    if (!isKept(field)) return
    if (typed.size === 0) {
      looks = 0
      setTimeout(look, LOOK_MS)
    }
    typed.set(field, stateOf(field))
  }
  function look() {
    looks += 1
    for (const field of typed.keys()) if (!field.isConnected) typed.delete(field)
    const ready = [...typed].find(([field]) => takenOver.has(field))
    for (const field of typed.keys()) if (isTakenOver(field)) takenOver.add(field)
    // one at a time: a form may derive its next state from the current one
    if (ready) {
      typed.delete(ready[0])
      say(...ready)
    }
    if (looks >= MAX_LOOKS) typed.clear()
    if (typed.size > 0) setTimeout(look, LOOK_MS)
  }

  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    if (stateOf(field) !== servedState(field)) keep(field)
  }
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target) && (typed.has(target) || !isTakenOver(target))) keep(target)
    },
    true,
  )
}
