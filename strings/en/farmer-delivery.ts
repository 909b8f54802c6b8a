import type * as ru from '../ru/farmer-delivery.ts'
import type { Words } from '../words.ts'
import { formatDay, formatPrice, formatWindow } from './format.ts'

const DASH = '\u2013'
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Formats weekdays: `Mon–Fri, Sun`; three and more consecutive days are joined. */
function weekdayRanges(weekdays: readonly number[]): string {
  const days = [...weekdays].sort((a, b) => a - b)
  if (days.length === 7) return 'daily'
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const name = (day: number | undefined) => WEEKDAYS[(day ?? 1) - 1] ?? ''
  return runs
    .flatMap((run) => (run.length > 2 ? [`${name(run[0])}${DASH}${name(run.at(-1))}`] : run.map(name)))
    .join(', ')
}

export const farmerDelivery: Words<typeof ru.farmerDelivery> = {
  rates: {
    title: 'We bring it home',
    none: 'The farm does not deliver by itself.',
    price: (price) => (price === 0 ? 'Free' : formatPrice(price)),
    minimum: (sum) => (sum === 0 ? 'orders of any size' : `orders from ${formatPrice(sum)}`),
    freeFrom: (sum) => `free from ${formatPrice(sum)}`,
    here: 'Your address',
    notHere: 'Your address is not included',
  },
  dates: {
    title: 'The next days',
    cutoff: (time) => `Orders after ${time} are packed for the next day.`,
    window: (fromHour, toHour) => `We deliver ${formatWindow(fromHour, toHour)}.`,
    day: (day, reference) => formatDay(day, reference),
    none: 'There are no free days now. Come back tomorrow.',
    sent: 'To you we send by CDEK. The day is shown at checkout.',
  },
  pickup: {
    title: 'Collect it yourself',
    takeHere: 'Choose goods and collect them here',
    takeHereAt: (title) => `Choose goods and collect them here: ${title}`,
    hours: (weekdays, from, to) => `${weekdayRanges(weekdays)} from ${from} to ${to}`,
    first: (day, reference) => `The order will be ready: ${formatDay(day, reference)}`,
    address: (city, address) => (address.includes(city) ? address : `${city}, ${address}`),
  },
  payment: {
    title: 'How to pay',
    online: 'By card or SBP on the site',
    onReceipt: 'On receipt',
  },
}
