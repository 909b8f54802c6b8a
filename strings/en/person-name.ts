import type * as ru from '../ru/person-name.ts'

/** Names are spoken as they are written. */
export const spokenName: typeof ru.spokenName = (name) => name
