/** Limits of `scripts/house.ts`. A figure that has fallen is written down here, so that it does not grow again. */
export const MAX_GRANTS = 146
/** Grants of tables; the others are of published views. */
export const MAX_RAW_GRANTS = 11
export const MAX_MODULES = 66
export const MAX_GIANT_FILES = 0
export const MAX_PRODUCTION_LINES = 206_333
export const MAX_WORDS_OF_DOCS = 25_000

/** Banned patterns of prose by folder. A folder that is not named may have none, so `{}` forbids them everywhere. */
export const MAX_PROSE: Readonly<Record<string, number>> = {
  contracts: 354,
  demo: 2,
  deploy: 5,
  domain: 661,
  emulators: 99,
  scripts: 75,
  server: 2553,
  strings: 208,
  tests: 361,
  web: 1542,
}
