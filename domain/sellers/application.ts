export const APPLICATION_STATES = ['draft', 'submitted', 'returned', 'approved'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

export type ApplicationStep = 'submit' | 'approve' | 'return'

/** The next state by state and step; a missing step is not allowed. */
const STEPS: Readonly<Record<ApplicationState, Partial<Record<ApplicationStep, ApplicationState>>>> = {
  draft: { submit: 'submitted' },
  returned: { submit: 'submitted' },
  submitted: { approve: 'approved', return: 'returned' },
  /** An approval is permanent: to stop selling, a seller is hidden or disabled. */
  approved: {},
}

/** The state after a step; null = the step is not allowed. */
export const applicationAfter = (state: ApplicationState, step: ApplicationStep): ApplicationState | null =>
  STEPS[state][step] ?? null

/** Maximum characters of the office's note to the seller. */
export const LONGEST_NOTE = 1_000
