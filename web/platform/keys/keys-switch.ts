import { useSyncExternalStore } from 'react'

/** The setting of this browser; single keys are on at first. */
const NAME = 'single-keys'
const OFF = 'off'
const listeners = new Set<() => void>()

const isOnNow = (): boolean => {
  try {
    return localStorage.getItem(NAME) !== OFF
  } catch {
    // storage is forbidden in this browser
    return true
  }
}

function set(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, OFF)
  } catch {
    // storage is forbidden in this browser, so that the setting stays as it was
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The switch of single keys, which some people press by accident. */
export const useKeysSwitch = () => ({ isOn: useSyncExternalStore(subscribe, isOnNow, () => true), set })
