import { APPLICATION_STATES, type ApplicationState } from '@okolitsa/domain/sellers/application.ts'

export const APPLICATIONS_PATH = '/cabinet/applications'

/** Tabs in the order of work: open decisions first. */
export const STATE_TABS = ['submitted', 'returned', 'draft', 'approved'] as const satisfies readonly ApplicationState[]

export const stateOfQuery = (query: URLSearchParams): ApplicationState =>
  APPLICATION_STATES.find((one) => one === query.get('state')) ?? STATE_TABS[0]

export const applicationsPath = (state: ApplicationState): string =>
  state === STATE_TABS[0] ? APPLICATIONS_PATH : `${APPLICATIONS_PATH}?${new URLSearchParams({ state })}`
