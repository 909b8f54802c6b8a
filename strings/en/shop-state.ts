import type * as ru from '../ru/shop-state.ts'
import type { Words } from '../words.ts'
import { formatNumber } from './format.ts'

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB']
const STEP = 1024

export const shopState: Words<typeof ru.shopState> = {
  title: 'State',
  seen: (when) => `checked ${when}`,
  fine: (seen) => `All is well · ${seen}`,
  attention: (troubles, seen) => `Needs attention: ${troubles} · ${seen}`,
  troubles: {
    dead: (count) => `${count} stuck`,
    overdue: (count) => `${count} waiting for more than an hour`,
    failed: (count) => `${count} failed`,
    books: 'the books do not add up',
    seal: 'the log is not being chained',
    disk: 'little room on the disk',
  },
  failed: 'It did not work. Nothing is lost, please try again',
  notLoaded: 'It did not load',
  again: 'Try again',
  tiles: {
    dead: 'Stuck',
    overdue: 'Waiting over an hour',
    waiting: 'Jobs in the queue',
    books: 'Books',
    right: 'add up',
    unknown: 'not checked',
    nodes: 'Nodes at work',
  },
  dead: {
    title: 'Stuck',
    count: { one: 'job', few: 'jobs', many: 'jobs' },
    none: 'Nothing is stuck: every event has reached everybody.',
    noCause: 'no cause was recorded',
    since: (event, when) => `event ${event}, attempts ended ${when}`,
    retry: 'Again',
    all: 'Start all again',
    more: 'Show more',
    retried: (count) => `Started again: ${count}`,
    alreadyRetried: 'It was started again before',
  },
  jobs: {
    title: 'Jobs',
    running: 'Running',
    waiting: 'Waiting',
    oldest: 'The oldest waits since',
    nothing: 'none waits',
    topics: 'Events that have not reached everybody',
    topic: 'Event',
    count: 'Number',
    since: 'Oldest',
    failed: 'Failed',
    events: { one: 'event', few: 'events', many: 'events' },
    tasks: { one: 'job', few: 'jobs', many: 'jobs' },
  },
  services: {
    title: 'Outside services',
    note: 'The state is that of the last check since the start. A pretended service is an emulator.',
  },
  integrity: {
    title: 'Check of the books',
    note: 'Every night money, stock, receipts, bonuses and the chain of the log are compared.',
    none: 'No check has been made yet.',
    night: 'Nightly check',
    now: 'Check now',
    waits: 'Waiting',
    running: 'Checking',
    right: 'Adds up',
    stopped: 'Did not end',
    already: 'A check is under way',
    problems: { one: 'difference', few: 'differences', many: 'differences' },
    findings: (count) => `Show the first ${count}`,
    chain: (entries) => `The chain of the log has ${entries}.`,
  },
  release: {
    title: 'Release',
    version: 'Version',
    migration: 'Latest change of the database',
    migrated: 'Applied',
    node: 'Node.js',
    started: 'Started',
    nodes: 'Nodes at work',
  },
  place: {
    title: 'Disk and database',
    free: 'Free on the disk',
    enough: 'enough',
    scarce: 'little',
    full: 'writes are stopped',
    unknown: 'not known',
    database: 'Size of the database',
    postgres: 'PostgreSQL',
    started: 'Database started',
    connections: 'Connections',
    of: (used, most) => `${used} of ${most}`,
    tables: 'Largest tables',
    queries: 'Long statements now',
    noQueries: 'No statement runs for more than a second.',
    queriesNote: 'PostgreSQL keeps no past slow statements without an extension, so they are not shown.',
    seconds: (seconds) => `${formatNumber(seconds)} s`,
  },
  size: (bytes) => {
    let [value, unit] = [bytes, 0]
    while (value >= STEP && unit < UNITS.length - 1) {
      value /= STEP
      unit += 1
    }
    return `${formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${UNITS[unit]}`
  },
}
