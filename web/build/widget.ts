import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const folder = fileURLToPath(new URL('../widget/', import.meta.url))
/** Browsers of the last three years. */
const TARGET = ['chrome111', 'edge111', 'firefox115', 'safari16.4']

/** Bundles a source with its imports into one file, without the storefront's build. */
async function oneFile(name: string, format: 'es' | 'iife', define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    publicDir: false,
    define,
    build: {
      write: false,
      target: TARGET,
      modulePreload: false,
      rolldownOptions: {
        input: folder + name,
        preserveEntrySignatures: format === 'es' ? 'strict' : false,
        output: { format, codeSplitting: false },
      },
    },
  })
  const results = Array.isArray(built) ? built : [built]
  const [chunk] = results.flatMap((result) => ('output' in result ? result.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`${name} was not built`)
  return chunk.code
}

/**
 * Writes the widget: `widget.js`, a small loader under a constant name, and the hashed file it loads. A separate build:
 * an embedding page gets one file with both languages and no part of the storefront.
 */
export function widget(): Plugin {
  return {
    name: 'widget',
    apply: 'build',
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      const source = await oneFile('widget.ts', 'es', {})
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const fileName = `assets/widget-${hash}.js`
      this.emitFile({ type: 'asset', fileName, source })
      const loader = await oneFile('loader.ts', 'iife', { WIDGET_FILE: JSON.stringify(`/${fileName}`) })
      this.emitFile({ type: 'asset', fileName: 'widget.js', source: loader })
    },
  }
}
