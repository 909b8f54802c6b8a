import fc from 'fast-check'

/**
 * Random tests take the same examples in every run: what was green stays green. `RANDOM_SEED=7 npx vitest run …` takes
 * others.
 */
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 20_261_121) })
