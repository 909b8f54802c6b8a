export { CONFIRM_HOURS, presentDate, presentOrganizer, regionTitle } from './present-tour.ts'
export type { OrganizerRow } from './tour-view.ts'
