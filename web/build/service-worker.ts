import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

const SOURCE = fileURLToPath(new URL('../service-worker.ts', import.meta.url))

/**
 * Lays the service worker beside the built files as `sw.js`, under the same name in every build. A file of its own: what
 * is shared with pages would have a name that changes, and the browser would fetch a new worker for it.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE)
      // types were imported, so the compiler marks it as a module; a worker is a plain script, which has no exports
      const script = code.replace(/^export \{\};?$/gm, '')
      if (/^(import|export)\b/m.test(script)) throw new Error('the service worker imports more than types')
      const { code: source } = minifySync('sw.js', script)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
