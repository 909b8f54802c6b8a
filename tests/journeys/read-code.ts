import { setTimeout as sleep } from 'node:timers/promises'

/** Limit of waiting for a message, ms. */
const TIMEOUT_MS = 30_000

/** The code from the newest message to a phone, read from the emulator's inbox. */
export async function readCode(emulatorsUrl: string, phone: string): Promise<string> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += 100) {
    const { items } = (await (await fetch(`${emulatorsUrl}/sms/messages?phone=${phone}`)).json()) as {
      items: { text: string }[]
    }
    const code = /#(\d{4})/.exec(items.find(({ text }) => text.includes('#'))?.text ?? '')?.[1]
    if (code) return code
    await sleep(100)
  }
  throw new Error(`no message came to ${phone}`)
}
