/**
 * Measures the relevance of the search over the demo world: `npm run bench:search [-- --scale 10000] [-- --data-dir
 * folder] [-- --misses]`. Prints the precision of the first five results, overall and by kind, with the held-out third
 * separately. The queries and their correct results are in `relevance.data.ts`. `--misses` lists the failed queries,
 * without the held-out ones. `--million` measures only the speed of suggestions and results at 10⁶ products (minutes to
 * load; keep them with `--data-dir`).
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { pino } from 'pino'
import { loadDemo } from '../../server/demo/load-demo.ts'
import { openDatabase } from '../../server/platform/db/client.ts'
import { startEmbedded } from '../../server/platform/db/embedded.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { KINDS, relevance, strangers } from './relevance.data.ts'
import { isHeldOut, isWanted, precisionOf } from './relevance-score.ts'
import { openSearch, type SearchUnderTest } from './search-under-test.ts'
import { reportSpeed } from './suggest-speed.ts'
import { TYPED } from './typed-texts.data.ts'

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '10000' },
    'data-dir': { type: 'string' },
    misses: { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
  },
})
const given = values['data-dir']
const dataDir = given ? resolve(given) : await mkdtemp(join(tmpdir(), 'okolitsa-relevance-'))
const server = await startEmbedded({ dataDir, log: pino({ level: 'warn' }), disposable: !given })
try {
  await migrate(server.url)
  await loadDemo(server.url, { scale: values.million ? 1_000_000 : Number(values.scale), now: new Date() })
  const database = openDatabase(server.url, { max: 4 })
  try {
    if (values.million) await reportSpeed(database, { typed: TYPED, searched: relevance.map(({ ask }) => ask) })
    else await report(await openSearch(database, defaultLocation))
  } finally {
    await database.close()
  }
} finally {
  await server.stop()
  if (!given) await rm(dataDir, { recursive: true, force: true })
}

async function report({ search, world }: SearchUnderTest): Promise<void> {
  const marks: { kind: string; isHeldOut: boolean; precision: number }[] = []
  const times: number[] = []
  for (const [index, judged] of relevance.entries()) {
    const began = performance.now()
    const answer = await search(judged.ask)
    times.push(performance.now() - began)
    const precision = precisionOf(judged, answer, world.filter((product) => isWanted(judged, product)).length)
    marks.push({ kind: judged.kind, isHeldOut: isHeldOut(index), precision })
    if (values.misses && precision < 1 && !isHeldOut(index)) {
      const shown = answer.top.slice(0, 5).map((product) => product.title)
      console.log(`${precision.toFixed(2)} ${judged.kind} · ${judged.ask} → ${answer.total}: ${shown.join(' | ')}`)
    }
  }
  const mean = (chosen: typeof marks) =>
    chosen.length === 0 ? '–' : (chosen.reduce((sum, mark) => sum + mark.precision, 0) / chosen.length).toFixed(3)
  const row = (name: string, chosen: typeof marks) => {
    const tuned = mean(chosen.filter((mark) => !mark.isHeldOut))
    const heldOut = mean(chosen.filter((mark) => mark.isHeldOut))
    return `| ${name} | ${chosen.length} | ${mean(chosen)} | ${tuned} | ${heldOut} |`
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  console.log(
    `${world.length} products reach the place; ${relevance.length} queries, median ${at(0.5)} ms, p99 ${at(0.99)} ms\n`,
  )
  console.log('| kind | queries | precision@5 | seen while tuning | held out |\n|---|---:|---:|---:|---:|')
  console.log(
    [
      ...KINDS.map((kind) =>
        row(
          kind,
          marks.filter((mark) => mark.kind === kind),
        ),
      ),
      row('all', marks),
    ].join('\n'),
  )
  const further = await Promise.all(
    strangers.map(async (judged) =>
      precisionOf(judged, await search(judged.ask), world.filter((product) => isWanted(judged, product)).length),
    ),
  )
  const sum = further.reduce((total, precision) => total + precision, 0)
  console.log(
    `\n${strangers.length} further queries, never tuned to: precision@5 ${(sum / strangers.length).toFixed(3)}`,
  )
  if (values.misses)
    for (const [index, { ask }] of strangers.entries())
      if (further[index] !== 1) console.log(`${further[index]} · ${ask}`)
}
