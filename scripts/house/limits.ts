/** Limits of `scripts/house.ts`. A figure that has fallen is written down here, so that it does not grow again. */
export const MAX_GRANTS = 129
/** Grants of tables; the others are of published views. */
export const MAX_RAW_GRANTS = 10
export const MAX_MODULES = 63
export const MAX_GIANT_FILES = 0
export const MAX_PRODUCTION_LINES = 205_000
export const MAX_WORDS_OF_DOCS = 25_000

/** Banned patterns of prose by folder. A folder that is not named may have none, so `{}` forbids them everywhere. */
export const MAX_PROSE: Readonly<Record<string, number>> = {
  contracts: 2,
  domain: 2,
  server: 16,
  tests: 1,
  web: 3,
}
