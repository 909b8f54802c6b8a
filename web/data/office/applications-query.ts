import { APPLICATION_STATES, type ApplicationState } from '@okolitsa/domain/sellers/application.ts'

const PATH = '/office/applications'

/** Tabs in the order of work: open decisions first. */
export const STATE_TABS = ['submitted', 'returned', 'draft', 'approved'] as const satisfies readonly ApplicationState[]

export const stateOfQuery = (query: URLSearchParams): ApplicationState =>
  APPLICATION_STATES.find((one) => one === query.get('state')) ?? STATE_TABS[0]

export const applicationsPath = (state: ApplicationState): string =>
  state === STATE_TABS[0] ? PATH : `${PATH}?${new URLSearchParams({ state })}`
