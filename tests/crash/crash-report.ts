import { writeSync } from 'node:fs'

/** Counts of actions and observations, by name. */
const counts = new Map<string, number>()
let problems = 0

/** Prints a line immediately, so that an interrupted run has printed its results. */
export const say = (line: string): void => {
  writeSync(1, `${new Date().toISOString().slice(11, 19)} ${line}\n`)
}

export const count = (what: string, by = 1): void => {
  counts.set(what, (counts.get(what) ?? 0) + by)
}

export function problem(words: string): void {
  problems += 1
  say(`PROBLEM: ${words}`)
}

export const problemsFound = (): number => problems

/** All counts, ordered by name. */
export const tally = (): string =>
  [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([what, number]) => `${what} ${number}`)
    .join(', ')
