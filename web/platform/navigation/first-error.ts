/** What a field says of itself when it does not take what was given. */
const WRONG = '[aria-invalid="true"]'
/** What may hold the focus inside a group of radios. */
const HOLDERS = ['input:checked:enabled', 'input:enabled', 'select, textarea, button']

/** The field a visitor is led to: the first of a form, or the first that became wrong after the press of a button. */
export function firstError<Field>(
  wrong: readonly Field[],
  { isOfForm, known }: { isOfForm?: (field: Field) => boolean; known?: ReadonlySet<Field> },
): Field | undefined {
  return wrong.find((field) => (isOfForm?.(field) ?? true) && !known?.has(field))
}

function reveal(field: HTMLElement): void {
  const holders = field.matches('fieldset')
    ? HOLDERS.map((holder) => field.querySelector<HTMLElement>(holder)).filter((one) => one !== null)
    : []
  const target = holders[0] ?? field
  target.focus({ preventScroll: true })
  // a radio and the choice of a file are drawn by their label
  const drawn = field.closest('label') ?? field
  drawn.scrollIntoView({ block: 'center' })
}

/**
 * The first error of every form is brought into sight and gets the focus: at once, or when the server answers. It looks
 * until the visitor goes on by themselves.
 */
export function showFirstErrors(): void {
  let stop = () => {}
  function watch(scope: Element, which: Parameters<typeof firstError<HTMLElement>>[1]): void {
    stop()
    const look = () => {
      const field = firstError([...scope.querySelectorAll<HTMLElement>(WRONG)], which)
      if (!field) return
      stop()
      if (!field.contains(document.activeElement)) reveal(field)
    }
    const observer = new MutationObserver(look)
    observer.observe(scope, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-invalid'] })
    const frame = requestAnimationFrame(look)
    stop = () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }
  const capture = { capture: true } as const
  document.addEventListener(
    'submit',
    ({ target: form }) => {
      if (!(form instanceof HTMLFormElement)) return
      const isOfForm = (field: HTMLElement) => form.contains(field) || ('form' in field && field.form === form)
      watch(form.closest('[role="dialog"]') ?? document.body, { isOfForm })
    },
    capture,
  )
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button')
      if (!button || (button.type === 'submit' && button.form)) return
      const scope = button.closest('[role="dialog"]') ?? button.closest('main')
      if (scope) watch(scope, { known: new Set(scope.querySelectorAll<HTMLElement>(WRONG)) })
    },
    capture,
  )
  for (const own of ['pointerdown', 'keydown', 'input']) document.addEventListener(own, () => stop(), capture)
}
