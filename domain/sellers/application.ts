/** Where somebody who wants to sell at the marketplace stands. */
export const APPLICATION_STATES = ['draft', 'submitted', 'returned', 'approved'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

export type ApplicationStep = 'submit' | 'approve' | 'return'

/** What each step makes of a state; a step that is missing cannot be taken there. */
const STEPS: Readonly<Record<ApplicationState, Partial<Record<ApplicationStep, ApplicationState>>>> = {
  draft: { submit: 'submitted' },
  returned: { submit: 'submitted' },
  submitted: { approve: 'approved', return: 'returned' },
  /** For good: who is to stop selling afterwards is hidden or disabled. */
  approved: {},
}

/** The state after a step; null = the step cannot be taken there. */
export const applicationAfter = (state: ApplicationState, step: ApplicationStep): ApplicationState | null =>
  STEPS[state][step] ?? null

/** Letters of what an administrator writes to the seller. */
export const LONGEST_NOTE = 1_000
