/** Kind of the session that has ended; `factor` = the second factor of the office has to be checked again. */
type Side = 'customer' | 'staff' | 'office' | 'factor'

interface Asked {
  readonly side: Side
  readonly answer: (isIn: boolean) => void
  readonly answered: Promise<boolean>
}

/**
 * Asks for sign-in over the page when an action meets an expired session; the action continues afterwards. Calls that
 * fail at the same time wait for one answer.
 */
function createSignInAgain() {
  let asked: Asked | null = null
  const listeners = new Set<() => void>()
  const show = (next: Asked | null) => {
    asked = next
    for (const listener of listeners) listener()
  }
  return {
    /** Returns whether the same person is signed in again; false if the window cannot be shown. */
    ask(side: Side): Promise<boolean> {
      if (listeners.size === 0) return Promise.resolve(false)
      if (asked) return asked.side === side ? asked.answered : Promise.resolve(false)
      let resolveAnswer = (_: boolean) => undefined as unknown
      const answered = new Promise<boolean>((resolve) => {
        resolveAnswer = resolve
      })
      const answer = (isIn: boolean) => {
        show(null)
        resolveAnswer(isIn)
      }
      show({ side, answer, answered })
      return answered
    },
    asked: (): Asked | null => asked,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const signInAgain = createSignInAgain()
