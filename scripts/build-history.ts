/**
 * `npm run build:history`: lives the demo's history by the shop's own calls and writes it into `demo/history`. It takes
 * some minutes. Run it after a change of the schema or of the demo's goods that the history's test reports.
 */
import { performance } from 'node:perf_hooks'
import { buildHistory } from '@okolitsa/server/demo/history/build.ts'

const began = performance.now()
const seconds = () => Math.round((performance.now() - began) / 1_000)
const { bytes, festival, outcomes, problems, errors } = await buildHistory(undefined, {
  say: (line) => console.log(`${seconds()} s: ${line}`),
})
for (const [outcome, times] of [...outcomes].toSorted()) console.log(`${times} × ${outcome}`)
console.log(`festival: ${festival.orders} orders, ${festival.received} received, ${festival.sum} roubles`)
for (const error of errors) console.error(error)
for (const problem of problems) console.error(problem)
console.log(`${bytes} bytes in ${seconds()} s, ${problems.length} problems, ${errors.length} errors`)
process.exitCode = problems.length + errors.length === 0 ? 0 : 1
