import { topicOfAll } from '../../platform/invalidation/invalidations.ts'

export { CONFIRM_HOURS, presentDate, presentOrganizer, presentPrice, regionTitle } from './present-tour.ts'
export type { OrganizerRow } from './tour-view.ts'

/** The channel on which tours are announced that were written anew, shown or taken off. */
export const toursChanged = topicOfAll('tour_changed')
