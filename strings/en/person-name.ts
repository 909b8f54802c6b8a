import type * as ru from '../ru/person-name.ts'

/** Form of address of a person: the name as written. */
export const spokenName: typeof ru.spokenName = (name) => name
