const PREFIX = 'okolitsa-own-'

/** Name in the session storage of what belongs to the person at the tab: it goes when they go. */
export type PersonalKey = `${typeof PREFIX}${string}`

export const personalKey = (name: string): PersonalKey => `${PREFIX}${name}`

export const isPersonalKey = (key: string): key is PersonalKey => key.startsWith(PREFIX)
