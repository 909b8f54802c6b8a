import { topicOfAll } from '../../platform/invalidation/invalidations.ts'

export { CONFIRM_HOURS, presentDate, presentOrganizer, presentPrice, regionTitle } from './present-tour.ts'
export type { OrganizerRow } from './tour-view.ts'

/** Topic that announces changed, published and hidden tours. */
export const toursChanged = topicOfAll('tour_changed')
