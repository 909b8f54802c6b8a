import type * as ru from '../ru/unsent.ts'
import type { Words } from '../words.ts'
import { formatAmount, formatCount, formatNumber } from './format.ts'
import { counted, nouns } from './plural.ts'

const entries = counted('entry', 'entries')

function ago(seconds: number): string {
  if (seconds < 60) return 'just now'
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${formatCount(minutes, nouns.minute)} ago`
    : `${formatCount(Math.floor(minutes / 60), counted('hour', 'hours'))} ago`
}

export const unsent: Words<typeof ru.unsent> = {
  title: 'Not sent',
  count: (count) => `${formatCount(count, entries)} in the phone`,
  none: 'Everything is sent',
  noneText: 'What you mark without a connection waits here and goes by itself.',
  strip: (count) => `No connection. In the phone: ${formatCount(count, entries)}`,
  stripTroubles: (count) => `To be decided: ${formatCount(count, entries)}`,
  open: 'Look',
  noLine: 'No connection',
  noLineText: 'It is all written down in the phone. We will send it as soon as there is a connection.',
  waits: 'waits',
  sending: 'Sending…',
  weight: (amount, unit) => `${formatNumber(amount)}\u00A0${unit}`,
  mark: (amount, unit, orders) => `${formatAmount(amount, unit)} · ${formatCount(orders, nouns.order)}`,
  short: (orders) => `no more · ${formatCount(orders, nouns.order)}`,
  at: (what, seconds) => `${what} · ${ago(seconds)}`,
  again: 'Try to send',
  lastAnswer: (seconds) => `Last connected ${ago(seconds)}`,
  back: 'Go on picking',
  changed: {
    title: (title) => `${title}: somebody wrote something else`,
    text: (there, mine) => `There: ${there}, yours: ${mine}. Which is true?`,
    theirs: (there) => `${there} is true`,
    mine: (mine) => `${mine} is true`,
    short: (amount) => `${amount}, no more`,
  },
  gone: {
    title: (title) => `${title}: the order has changed`,
    text: (order, mine) => `${order} is not picked any more, or holds other goods. You had written: ${mine}.`,
  },
  refused: {
    title: (title) => `${title}: not written down`,
    text: (words, order, mine) => `${words} (${order}, yours: ${mine})`,
  },
  openStock: 'Open the stock',
  shelf: 'Stock',
  moves: {
    arrival: (amount) => `${amount} came`,
    writeOff: (amount) => `${amount} written off`,
    count: (amount) => `${amount} counted`,
  },
  openOrder: 'Open the order',
  drop: 'Understood, remove',
  leave: {
    title: 'Leave and lose the entries?',
    text: (count) =>
      `Not sent yet: ${formatCount(count, entries)}. If you leave now they are lost. Better wait for a connection.`,
    confirm: 'Leave all the same',
    keep: 'Stay',
  },
}
