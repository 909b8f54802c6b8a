/** Filters of the list of broadcasts. */
export const BROADCAST_FILTERS = { state: ['sending', 'stopped', 'done'], author: ['office', 'sellers'] } as const
