import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** A statement as `auto_explain` logs it. */
export interface LoggedStatement {
  readonly ms: number
  /** Pages read, from memory or not. */
  readonly buffers: number
  readonly text: string
  readonly plan: PlanNode
}
export interface PlanNode {
  readonly 'Node Type': string
  readonly Plans?: readonly PlanNode[]
  readonly [property: string]: unknown
}

const WAIT_MS = 60

/**
 * Runs calls while PostgreSQL logs the plan of every statement. The world's database loads `auto_explain`, which is off
 * otherwise.
 */
export async function openPlanLog(database: pg.Client, dataDir: string) {
  const file = join(dataDir, 'postgres.log')
  const set = async (settings: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(settings))
      await database.query(`alter system set auto_explain.${name} = ${value}`)
    await database.query('select pg_reload_conf()')
    await sleep(500)
  }
  await database.query("load 'auto_explain'")
  await set({
    ...{ log_analyze: 'on', log_buffers: 'on', log_timing: 'off', log_format: 'json' },
    ...{ log_parameter_max_length: '60', log_min_duration: '0' },
  })
  return {
    /** Statements that ran during `work`, with those of the shop's jobs at that moment. */
    async during(work: () => Promise<unknown>): Promise<LoggedStatement[]> {
      const { size } = await stat(file)
      await work()
      await sleep(WAIT_MS)
      const text = (await readFile(file)).subarray(size).toString('utf8')
      return statementsOf(text)
    },
    close: () => set({ log_min_duration: '-1' }),
  }
}

function statementsOf(log: string): LoggedStatement[] {
  const found: LoggedStatement[] = []
  for (const entry of log.split(/\n(?!\t)/)) {
    const [, ms] = /duration: ([\d.]+) ms {2}plan:/.exec(entry) ?? []
    if (ms === undefined) continue
    const { 'Query Text': text, Plan: plan } = JSON.parse(entry.slice(entry.indexOf('{'))) as {
      'Query Text': string
      Plan: PlanNode
    }
    const buffers = Number(plan['Shared Hit Blocks'] ?? 0) + Number(plan['Shared Read Blocks'] ?? 0)
    found.push({ ms: Number(ms), buffers, text: text.replace(/\s+/g, ' ').trim(), plan })
  }
  return found
}

/** A plan in lines: the nodes with their rows and pages. */
export function linesOf(node: PlanNode, depth = 0): string[] {
  const of = (name: string) => node[name] as string | undefined
  const where = [of('Index Name') && `using ${of('Index Name')}`, of('Relation Name') && `on ${of('Relation Name')}`]
  const rows = `rows=${node['Actual Rows']}${Number(node['Actual Loops']) > 1 ? ` × ${node['Actual Loops']}` : ''}`
  const pages = Number(node['Shared Hit Blocks'] ?? 0) + Number(node['Shared Read Blocks'] ?? 0)
  const removed = node['Rows Removed by Filter'] ? `, ${node['Rows Removed by Filter']} passed over` : ''
  const head = [node['Node Type'], ...where].filter(Boolean).join(' ')
  const own = `${'  '.repeat(depth)}${head} (${rows}${removed}, pages=${pages})`
  const condition = of('Index Cond') ?? of('Recheck Cond')
  return [
    own,
    ...(condition ? [`${'  '.repeat(depth)}  ${condition.slice(0, 160)}`] : []),
    ...(node.Plans ?? []).flatMap((child) => linesOf(child, depth + 1)),
  ]
}
