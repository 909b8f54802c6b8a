import { APPLICATION_STATES, type ApplicationState } from '@okolitsa/domain/sellers/application.ts'

/** Page of administrators in the cabinet, and the same list in the office. */
export const APPLICATIONS_PATH = '/cabinet/applications'
export const OFFICE_APPLICATIONS_PATH = '/office/applications'

/** Tabs in the order of work: open decisions first. */
export const STATE_TABS = ['submitted', 'returned', 'draft', 'approved'] as const satisfies readonly ApplicationState[]

export const stateOfQuery = (query: URLSearchParams): ApplicationState =>
  APPLICATION_STATES.find((one) => one === query.get('state')) ?? STATE_TABS[0]

export const applicationsPath = (page: string, state: ApplicationState): string =>
  state === STATE_TABS[0] ? page : `${page}?${new URLSearchParams({ state })}`
