import type * as ru from '../ru/support.ts'
import { clockHour } from './format.ts'

export const supportHours: typeof ru.supportHours = ({ hours }) =>
  hours ? `every day from ${clockHour(hours.from)} to ${clockHour(hours.to)}, Moscow time` : ''
