import type * as ru from '../ru/person-name.ts'

/** Names are used as written. */
export const spokenName: typeof ru.spokenName = (name) => name
