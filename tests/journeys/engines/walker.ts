import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { say } from '../../crash/crash-report.ts'
import { TIMEOUT_MS } from '../shop-page.ts'
import type { Driver } from './driver.ts'
import { HANDS } from './hands.ts'

/** URLs of the shop and of its emulators. */
export interface WalkedShop {
  readonly shopUrl: string
  readonly emulatorsUrl: string
}

/** A person walking through the shop in one engine. */
export interface Walker extends WalkedShop {
  readonly driver: Driver
  /** Runs code with `hands.ts` in the page. */
  hands<T = void>(body: string, ...args: unknown[]): Promise<T>
  /** Opens a page of the shop and waits for hydration. */
  open(path: string): Promise<void>
  /** Waits for a page with a matching URL, after any redirects. */
  arrive(address: RegExp): Promise<void>
  /** Runs a step; prints its name, or the screen on a failure, and takes a picture at the end. */
  step<T>(name: string, action: () => Promise<T>): Promise<T>
}

/** Starts a walk; its pictures are saved in the folder. */
export function createWalker(driver: Driver, shop: WalkedShop, pictures: string): Walker {
  const hands = <T = void>(body: string, ...args: unknown[]) => driver.run<T>(HANDS + body, ...args)
  const keepPicture = async (name: string) => {
    const width = await hands<number>('await settle(); return innerWidth')
    const file = `${driver.name}-${width}-${name.replaceAll(' ', '-')}.png`
    await writeFile(join(pictures, file), await driver.screenshot())
  }
  return {
    ...shop,
    driver,
    hands,
    async open(path) {
      await driver.navigate(shop.shopUrl + path)
      await hands('await alive()')
    },
    async arrive(address) {
      const end = Date.now() + TIMEOUT_MS
      // a page being left does not answer
      const here = () => driver.run<string>('return location.href').catch(() => '')
      while (!address.test(await here())) {
        if (Date.now() > end) throw new Error(`waited in vain for ${address} at ${await here()}`)
        await sleep(100)
      }
    },
    async step(name, action) {
      try {
        const result = await action()
        await keepPicture(name)
        say(`  ${name}`)
        return result
      } catch (error) {
        await keepPicture(`${name} failed`).catch(() => undefined)
        throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
      }
    },
  }
}
