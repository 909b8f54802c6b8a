import fc from 'fast-check'

/** Makes property tests use the same examples in every run; `RANDOM_SEED=7 npx vitest run …` uses others. */
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 20_261_121) })
