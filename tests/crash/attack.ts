/**
 * Attacks its own shop with hostile requests and infrastructure failures, and reports whether the shop survives and how
 * it answers. By hand: `node tests/crash/attack.ts [requests of each call and seed] [connections to cut]` (60 and 1000
 * by default). With the permission to mount, a real disk of 900 MB fills up; without it, a setting simulates the full
 * disk.
 */
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AttackShop, openAttackShop } from './attack-shop.ts'
import {
  attackByCrowd,
  attackByCuts,
  attackByDeath,
  attackByDrops,
  attackByFullDisk,
  attackByFuzz,
  attackEarly,
} from './attacks.ts'
import { problem, problemsFound, say, tally } from './crash-report.ts'

const times = Number(process.argv[2] ?? 60)
const cuts = Number(process.argv[3] ?? 1_000)
/** Number of database kills. */
const DEATHS = 9
const folder = await mkdtemp(join(tmpdir(), 'okolitsa-attack-'))
const disk = join(folder, 'disk')
await mkdir(disk)

/** Mounts a small disk; false = not permitted. */
function mountDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=900m', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function look(shop: AttackShop, attack: string): Promise<void> {
  if (shop.ended() !== null) return problem(`${attack}: the shop ended with ${shop.ended()}`)
  const unheard = await shop.unheard().catch(() => Number.NaN)
  if (unheard !== 0) problem(`${attack}: ${unheard} rejections or exceptions that nobody expected`)
}

const isMounted = mountDisk()
let shop: AttackShop | null = null
try {
  shop = await openAttackShop(join(disk, 'data'), { DISK_SCARCE_MB: '300', DISK_FULL_MB: '200' })
  await shop.untilReady(60_000)
  const { watcher } = shop
  await attackEarly(shop)
  await look(shop, 'early errors')
  await attackByFuzz(shop, times)
  await look(shop, 'fuzz')
  const client = await watcher()
  await attackByCuts(shop, client, cuts)
  await client.end()
  await look(shop, 'cuts')
  await attackByDrops(shop)
  await look(shop, 'slow bodies')
  await attackByCrowd(shop, watcher)
  await look(shop, 'crowd')
  await attackByDeath(shop, DEATHS)
  await look(shop, 'killed database')
  if (isMounted) {
    const ballast = join(disk, 'ballast')
    const fill = async () => {
      for (
        let part = 0;
        Number(execFileSync('df', ['--output=avail', '-m', disk]).toString().split('\n')[1]) > 150;
        part += 1
      ) {
        await writeFile(`${ballast}-${part}`, Buffer.alloc(20 * 1024 * 1024))
      }
    }
    const empty = async () => execFileSync('sh', ['-c', `rm -f ${ballast}-*`]) && undefined
    await attackByFullDisk(shop, fill, async () => void (await empty()))
    await look(shop, 'full disk')
  }
} catch (error) {
  problem(`the run broke: ${error instanceof Error ? error.stack : String(error)}`)
} finally {
  await shop?.stop()
  if (isMounted) execFileSync('umount', ['-l', disk])
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
}
say(tally())
say(problemsFound() === 0 ? 'it lives, and every answer was one of ours' : `${problemsFound()} problems`)
process.exit(problemsFound() === 0 ? 0 : 1)
