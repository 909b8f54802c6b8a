import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Driver, keysOf } from './driver.ts'

interface EndpointAnswer {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}

/** Commands of WebDriver BiDi over one socket (https://w3c.github.io/webdriver-bidi/). */
async function connect(url: string) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const waiting = new Map<number, (answer: EndpointAnswer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as EndpointAnswer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let last = 0
  const command = async <T>(method: string, params: object): Promise<T> => {
    last += 1
    const id = last
    const answer = await new Promise<EndpointAnswer>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error} ${answer.message}`)
    return answer.result as T
  }
  return { command, close: () => socket.close() }
}

/** The URL of the remote agent, printed on standard error. */
const addressOf = (browser: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    browser.stderr?.on('data', (part) => {
      output += part
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    browser.once('exit', () => reject(new Error(`Firefox ended: ${output}`)))
    browser.once('error', reject)
  })

/**
 * Opens Debian's Firefox (or the one at FIREFOX_PATH) in a window on a display (`xvfb-run`), because headless Firefox
 * has no mouse and reserves space for scroll bars.
 */
export async function openFirefox({ width, height }: { width: number; height: number }): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'okolitsa-firefox-'))
  // an unfocused window does not open suggestion lists
  await writeFile(join(profile, 'user.js'), 'user_pref("focusmanager.testmode", true);\n')
  const browser = spawn(
    process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    ['--no-remote', '--profile', profile, '--remote-debugging-port', '0', `--width=${width}`, `--height=${height}`],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  )
  const { command, close } = await connect(`${await addressOf(browser)}/session`)
  await command('session.new', { capabilities: {} })
  const { contexts } = await command<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context ?? ''
  await command('browsingContext.setViewport', { context, viewport: { width, height } })
  await command('browsingContext.activate', { context })
  return {
    name: 'Firefox',
    async navigate(url) {
      await command('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async run<T>(body: string, ...args: unknown[]) {
      const { result, exceptionDetails } = await command<{
        result?: { value?: string }
        exceptionDetails?: { text: string }
      }>('script.callFunction', {
        functionDeclaration: `async (text) => JSON.stringify(await (async (...args) => { ${body} })(...JSON.parse(text)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
        userActivation: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? 'null') as T
    },
    async type(text) {
      await command('input.performActions', { context, actions: keysOf(text) })
    },
    async screenshot() {
      const { data } = await command<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    async close() {
      await command('browser.close', {}).catch(() => undefined)
      close()
      browser.kill()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
