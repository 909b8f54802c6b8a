const PREFIX = 'okolitsa-own-'

/**
 * Name in the browser's storage of what belongs to a person: it goes when they go. In the session's storage it lives as
 * long as the tab, in the local one until the session ends (spec 4, Authentication).
 */
export type PersonalKey = `${typeof PREFIX}${string}`

/** Every noun that keeps something about a person names it so, and nobody else has to know of it. */
export const personalKey = <Name extends string>(name: Name) => `${PREFIX}${name}` as const

export const isPersonalKey = (key: string): key is PersonalKey => key.startsWith(PREFIX)

/** Everything personal goes from a storage; one that is forbidden has kept nothing. */
export function forgetPersonal(storage: () => Storage): void {
  try {
    const kept = storage()
    for (const key of Object.keys(kept).filter(isPersonalKey)) kept.removeItem(key)
  } catch {
    // nothing was kept
  }
}

/** What this browser has kept about a person between visits goes. */
export const forgetPersonalStorage = (): void => forgetPersonal(() => localStorage)
