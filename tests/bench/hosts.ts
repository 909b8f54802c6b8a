import { parseArgs } from 'node:util'
import { createSitesModule } from '../../server/publishing/sites/module.ts'

/**
 * Measures the cost of many seller hosts for a node: memory, initial loading, and lookup per request.
 * `node --expose-gc tests/bench/hosts.ts --hosts=10000`
 */
const { values } = parseArgs({ options: { hosts: { type: 'string', default: '10000' } } })
const hosts = Number(values.hosts)
const rows = Array.from({ length: hosts }, (_, index) => ({
  host: `ferma-nomer-${index}.okolitsa.example`,
  siteUuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  mode: 'saas',
  organizationId: index,
  isConstructor: false,
  isOpen: true,
  isHidden: false,
}))
const texts = JSON.stringify(rows)
rows.length = 0
const usedMb = () => {
  globalThis.gc?.()
  return process.memoryUsage.rss() / 1_048_576
}
const before = usedMb()
const began = performance.now()
const sites = await createSitesModule({
  executor: { query: async () => JSON.parse(texts) },
  now: () => performance.now(),
  onRead: () => undefined,
  onFailure: (error) => {
    throw error
  },
})
const readMs = performance.now() - began
const memoryMb = usedMb() - before

const ROUNDS = 2_000_000
const asked = Array.from({ length: 1_000 }, (_, index) => `ferma-nomer-${(index * 7_919) % hosts}.okolitsa.example`)
let found = 0
const { user } = process.cpuUsage()
for (let round = 0; round < ROUNDS; round++) if (sites.resolve(asked[round % 1_000] as string).siteUuid) found++
const cpuMicroseconds = process.cpuUsage().user - user
console.log({ hosts, found, readMs, memoryMb, cpuPerRequestMs: cpuMicroseconds / 1_000 / ROUNDS })
