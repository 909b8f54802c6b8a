const PREFIX = 'okolitsa-own-'

/**
 * Key of personal data in the browser's storage, removed at sign-out. In session storage it exists until the tab is
 * closed, in local storage until the session ends (spec 4, Authentication).
 */
export type PersonalKey = `${typeof PREFIX}${string}`

/** Builds the key of personal data, so that one function removes all of it. */
export const personalKey = <Name extends string>(name: Name) => `${PREFIX}${name}` as const

export const isPersonalKey = (key: string): key is PersonalKey => key.startsWith(PREFIX)

/** Removes all personal entries of a storage; ignores a forbidden one. */
export function forgetPersonal(storage: () => Storage): void {
  try {
    const kept = storage()
    for (const key of Object.keys(kept).filter(isPersonalKey)) kept.removeItem(key)
  } catch {
    // forbidden storage
  }
}

/** Removes personal data stored between visits. */
export const forgetPersonalStorage = (): void => forgetPersonal(() => localStorage)
