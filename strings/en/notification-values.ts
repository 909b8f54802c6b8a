import { createNotificationValues } from '../create-notification-values.ts'
import type * as ru from '../ru/notification-values.ts'
import {
  formatDate,
  formatMoment,
  formatNumber,
  formatOrderNumber,
  formatPrice,
  formatSlot,
  formatTime,
  formatWeekday,
} from './format.ts'

export const notificationValues: typeof ru.notificationValues = createNotificationValues({
  formatDate,
  formatMoment,
  formatNumber,
  formatOrderNumber,
  formatPrice,
  formatSlot,
  formatTime,
  formatWeekday,
  dayAndTime: (day, time) => `${time} on ${day}`,
  marketName: (name) => name,
})
