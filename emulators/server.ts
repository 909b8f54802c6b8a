import fastify from 'fastify'
import { smsEmulator } from './sms/sms-emulator.ts'

export interface EmulatorsOptions {
  readonly port: number
  readonly host: string
}

/** The outside world on loopback: every emulator on one port, with a page that lists them for people. */
export async function createEmulators(
  options: EmulatorsOptions,
): Promise<{ listen(): Promise<string>; close(): Promise<void> }> {
  const app = fastify({ forceCloseConnections: true })
  await app.register(smsEmulator)
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(INDEX))
  return {
    listen: () => app.listen({ port: options.port, host: options.host }),
    close: () => app.close(),
  }
}

const INDEX = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Эмуляторы «Околицы»</title><style>
body{font:16px/1.5 system-ui,sans-serif;background:#fcfaf5;color:#19201a;margin:0 auto;max-width:560px;padding:24px 16px}h1{font-size:28px;letter-spacing:-.03em}a{color:#1a622e}li{margin:8px 0}</style></head><body>
<h1>Эмуляторы</h1><p>Внешний мир для разработки и показа: ничего отсюда не уходит наружу.</p><ul><li><a href="/sms">Ящик СМС</a> — коды для входа</li></ul></body></html>`
