const WRONG = '[aria-invalid="true"]'
/** Elements that may have the focus inside a group of radios. */
const HOLDERS = ['input:checked:enabled', 'input:enabled', 'select, textarea, button']

/**
 * The field to focus: the first invalid one of a form, or the first that became invalid after the press of a button.
 */
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
  // radios and file inputs are drawn by their labels
  const drawn = field.closest('label') ?? field
  drawn.scrollIntoView({ block: 'center' })
}

/**
 * Scrolls to the first error of a submitted form and focuses it: immediately, or when the server answers. Stops when
 * the visitor acts.
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
