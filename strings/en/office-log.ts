import type * as ru from '../ru/office-log.ts'
import type { Words } from '../words.ts'
import { actionLog } from './action-log.ts'
import { logWords } from './log-words.ts'

const { actions, devices, fields, NUMBERED, services, things, values } = logWords

export const officeLog: Words<typeof ru.officeLog> = {
  title: 'Log of actions',
  chain: (entries, since) => `${entries} in the chain, the first one ${since}`,
  checked: (when) => `the chain is whole, checked ${when}`,
  broken: (when) => `the check ${when} found differences`,
  unchecked: 'not checked yet',
  chainEmpty: 'No entries in the chain yet',
  entries: { one: 'entry', few: 'entries', many: 'entries' },
  search: 'Search the log',
  searchHint: 'Who, what, whose shop, a number',
  find: 'Find',
  person: 'Who',
  everybody: 'Everybody',
  kind: 'Kind of entries',
  kinds: { change: 'Changes', read: 'Reads of personal data', refusal: 'Refusals' },
  allKinds: 'All entries',
  from: 'First day',
  to: 'Last day',
  show: 'Show',
  reset: 'Reset the filter',
  only: (what) => `Only: ${what}`,
  when: 'When',
  who: 'Who',
  onBehalf: 'On behalf of',
  what: 'Action',
  thing: 'Thing',
  change: 'Before → after',
  hash: 'Hash',
  whole: 'Whole entry',
  open: (what) => `Open the entry: ${what}`,
  close: 'Close',
  origin: 'From where',
  noOrigin: 'Not by a request',
  owner: 'Whose',
  ofMarket: 'The market’s',
  reason: 'Reason',
  request: 'Request',
  sameThing: 'Everything about it',
  samePerson: 'Everything this person did',
  sameAction: 'All such actions',
  unsealed: 'Not in the chain yet',
  erased: 'Personal values were erased at the person’s request; the entry and the chain are whole.',
  explained: 'Each entry contains the hash of the former one: none can be removed or changed unnoticed.',
  latest: 'To the latest',
  next: 'Earlier',
  nothing: 'There are no such entries',
  nothingText: 'Try another day, name or number.',
  failed: 'The log did not open. The entries are whole. Please try again.',
  export: 'Export',
  exported: (rows) => `The file has ${rows}`,
  exportedPart: (rows) => `The file has only the latest ${rows}. Choose fewer days for the others`,
  exportFailed: 'The file could not be made. Please try again',
  file: {
    name: 'log-of-actions',
    made: (who, when) => `Exported by ${who}, ${when}`,
    headings: [
      'Number',
      'When',
      'Kind',
      'Who',
      'On behalf of',
      'From where',
      'Action',
      'Thing',
      'Number or key',
      'Seller',
      'Before → after',
      'Reason',
      'Request',
      'Hash',
    ],
  },
  letter: (day, market) => ({
    subject: `Hash of the log of ${day}`,
    greeting: `The last hash of the log of actions of ${market} on ${day}:`,
    advice: 'Keep this letter. The hash shows that entries up to this day were not changed.',
  }),
  position: (position) => `Entries in the chain: ${position}`,
  device: (browser, system) =>
    [browser, system].flatMap((name) => (name === null ? [] : (devices[name] ?? name))).join(', ') || 'unknown device',
  actionOf: (action: string, entity: string): string => actions[action] ?? actionLog.actionOf(action, entity),
  thingOf: (entity: string): string => things[entity] ?? entity,
  numberOf: (entity: string, id: string): string | null => (NUMBERED.has(entity) ? `no.\u00A0${id}` : null),
  serviceOf: (service: string): string => services[service] ?? service,
  fieldOf: (field: string, entity: string): string =>
    (field === 'kind' && entity.startsWith('office_') ? fields.factor : null) ??
    fields[field] ??
    actionLog.fieldOf(field) ??
    field,
  valueOf: (field: string, value: string | number | boolean | null): string => {
    const known = values[field]
    if (known === undefined || typeof value !== 'string') return actionLog.valueOf(field, value)
    const parts = value.split(', ').map((part) => known[part])
    return parts.includes(undefined) ? actionLog.valueOf(field, value) : parts.join(', ')
  },
  actionsLike: (words: string): string[] =>
    Object.entries({ ...actionLog.actions, ...actions }).flatMap(([action, text]) =>
      text.toLowerCase().includes(words.toLowerCase()) ? [action] : [],
    ),
}
