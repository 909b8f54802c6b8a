import type { Endpoint, Endpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import { apiReferenceText as text } from '@okolitsa/strings/ru/api-reference.ts'
import { z } from 'zod'

const escapeHtml = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const schemaBlock = (title: string, schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(json, null, 2))}</pre></details>`
}

function call(name: string, endpoint: Endpoint): string {
  const parameters = [endpoint.params, endpoint.query].filter((part) => part !== undefined)
  return `<article id="${name}"><h3><b class="${endpoint.method.toLowerCase()}">${endpoint.method}</b> <code>${escapeHtml(endpoint.path)}</code></h3>
<p>${escapeHtml(endpoint.summary)} <small>${text.access[endpoint.access]}</small></p>
${parameters.map((part) => schemaBlock(text.parameters, part, 'input')).join('')}${endpoint.body ? schemaBlock(text.body, endpoint.body, 'input') : ''}${endpoint.raw ? '' : schemaBlock(text.answer, endpoint.answer, 'output')}</article>`
}

/** The readable API reference: one page without scripts. */
export function apiReferencePage(api: Readonly<Record<string, Endpoints>>, market: string): string {
  const title = escapeHtml(text.title(market))
  const nouns = Object.entries(api)
  const menu = nouns.map(([noun]) => `<a href="#${noun}">${noun}</a>`).join(' ')
  const sections = nouns
    .map(
      ([noun, table]) =>
        `<section><h2 id="${noun}">${noun}</h2>${Object.entries(table)
          .map(([name, endpoint]) => call(`${noun}.${name}`, endpoint))
          .join('')}</section>`,
    )
    .join('')
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>
body{font:16px/1.55 'Onest Variable',system-ui,sans-serif;margin:0 auto;max-width:960px;padding:24px 16px;background:#fcfaf5;color:#19201a}
h1{letter-spacing:-.03em}nav a{margin-right:10px}a{color:#1a622e}article{background:#fff;border-radius:18px;padding:4px 20px 16px;margin:12px 0;box-shadow:0 2px 10px -4px #3c301833}
h3{font-size:17px;margin:14px 0 4px;overflow-wrap:anywhere}h3 b{display:inline-block;min-width:62px;color:#1f64ad}h3 b.post{color:#1f6130}h3 b.patch{color:#7c4900}h3 b.delete{color:#a12a16}
small{color:#67645e}em{color:#7c4900;font-style:normal}p{margin:0 0 8px}summary{cursor:pointer;padding:4px 0;color:#1a622e}pre{overflow:auto;background:#f7f2e7;border-radius:12px;padding:12px;font-size:13px}</style></head><body>
<h1>${title}</h1><p>${text.lead} <a href="/api/openapi.json">${text.document}</a>.</p><nav>${menu}</nav>${sections}</body></html>`
}
