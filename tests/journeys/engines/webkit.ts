import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Driver, keysOf } from './driver.ts'

const PORT = 4519
const BROWSER = process.env.WEBKIT_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** A call of WebDriver (https://www.w3.org/TR/webdriver2/). */
async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
  return value
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isReady = await call<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    )
    if (isReady) return
    await sleep(100)
  }
  throw new Error('WebKitWebDriver did not start')
}

/** Opens WebKitGTK's MiniBrowser by its driver; it needs a display (`xvfb-run`). */
export async function openWebKit({ width, height }: { width: number; height: number }): Promise<Driver> {
  const driver = spawn('WebKitWebDriver', [`--port=${PORT}`], { stdio: 'ignore' })
  await untilReady()
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } },
    },
  })
  const session = `/session/${sessionId}`
  await call('POST', `${session}/timeouts`, { script: 120_000, pageLoad: 120_000 })
  await call('POST', `${session}/window/rect`, { width, height }).catch(() => undefined)
  return {
    name: 'WebKit',
    async navigate(url) {
      await call('POST', `${session}/url`, { url })
    },
    async run<T>(body: string, ...args: unknown[]) {
      const script = `const done = arguments[arguments.length - 1];
        (async (...args) => { ${body} })(...JSON.parse(arguments[0])).then(
          (value) => done(JSON.stringify({ value: value ?? null })),
          (error) => done(JSON.stringify({ error: String(error) })))`
      const text = await call<string>('POST', `${session}/execute/async`, { script, args: [JSON.stringify(args)] })
      const { value, error } = JSON.parse(text) as { value: T; error?: string }
      if (error !== undefined) throw new Error(error)
      return value
    },
    async type(text) {
      await call('POST', `${session}/actions`, { actions: keysOf(text) })
    },
    async screenshot() {
      return Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64')
    },
    async close() {
      await call('DELETE', session).catch(() => undefined)
      driver.kill()
    },
  }
}
