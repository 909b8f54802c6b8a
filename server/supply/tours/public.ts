export { CONFIRM_HOURS, presentDate, presentRegister, regionTitle } from './present-tour.ts'
