import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

const SOURCE = fileURLToPath(new URL('../service-worker.ts', import.meta.url))

/**
 * Writes the service worker to `sw.js`, the same name in every build. A separate file: chunks shared with pages have
 * changing names, and the browser would fetch a new worker for each.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE)
      // type imports make the compiler treat it as a module; a worker is a plain script without exports
      const script = code.replace(/^export \{\};?$/gm, '')
      if (/^(import|export)\b/m.test(script)) throw new Error('the service worker imports more than types')
      const { code: source } = minifySync('sw.js', script)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
