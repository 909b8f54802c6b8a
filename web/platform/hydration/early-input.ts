import { type Field, stateOf } from '../forms/fields.ts'

const FIELDS = 'input, select, textarea'
const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(FIELDS)
const isCheck = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
/** Files cannot be put back by a script, and hidden fields are nobody's words. */
const isKept = (field: Field) => !(field instanceof HTMLInputElement && /^(?:file|hidden)$/.test(field.type))

/** What the HTML said, before anybody touched the field. */
function servedState(field: Field): string {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
  }
  return isCheck(field) ? String(field.defaultChecked) : field.defaultValue
}

/**
 * Says again what was said, so that the one who answers for the field hears it. React remembers the value it last saw
 * in a field through a setter of its own, and takes an event without a change for none: the field goes back to what it
 * was first.
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

/** Fields at which React was heard. */
const heard = new WeakSet<EventTarget>()
/** An event that browsers send to fields only while they are dragged, and that changes nothing. */
const QUESTION = 'gotpointercapture'

/**
 * The answer of the document's root: React calls its handlers only for elements that it has hydrated. A part of a page
 * whose code comes later is hydrated later than the page.
 */
export const answersForFields = {
  onGotPointerCaptureCapture: ({ target }: { readonly target: EventTarget }) => void heard.add(target),
}

function isTakenOver(field: Field): boolean {
  if (!heard.has(field)) field.dispatchEvent(new Event(QUESTION, { bubbles: true }))
  return heard.has(field)
}

/** How often fields are looked at, ms: longer than React needs from taking a field over to answering for it. */
const LOOK_MS = 60
/** Half a minute: what nobody has taken over by then belongs to nobody. */
const MAX_LOOKS = 500

/**
 * Keeps what a visitor types, chooses or lets the browser fill in before a form has come alive, and says it again to the
 * form when it has: React puts its own first values into the fields it takes over.
 */
export function keepEarlyInput(): void {
  const said = new Map<Field, string>()
  const takenOver = new Set<Field>()
  let looks = 0

  const keep = (field: Field) => {
    if (!isKept(field)) return
    if (said.size === 0) {
      looks = 0
      setTimeout(look, LOOK_MS)
    }
    said.set(field, stateOf(field))
  }
  function look() {
    looks += 1
    for (const field of said.keys()) if (!field.isConnected) said.delete(field)
    const ready = [...said].find(([field]) => takenOver.has(field))
    for (const field of said.keys()) if (isTakenOver(field)) takenOver.add(field)
    // one at a time: a form may make its next state out of the one it has just shown
    if (ready) {
      said.delete(ready[0])
      say(...ready)
    }
    if (looks >= MAX_LOOKS) said.clear()
    if (said.size > 0) setTimeout(look, LOOK_MS)
  }

  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    if (stateOf(field) !== servedState(field)) keep(field)
  }
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target) && (said.has(target) || !isTakenOver(target))) keep(target)
    },
    true,
  )
}
