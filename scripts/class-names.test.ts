import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('../web/', import.meta.url))

/** Types accept any class name, and a class without a style sheet entry makes an unstyled screen without an error. */
test('has every class name of a component in its style sheet', () => {
  const missing: string[] = []
  let looked = 0
  for (const file of globSync('**/*.{ts,tsx}', {
    cwd: web,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })) {
    const code = readFileSync(join(web, file), 'utf8')
    for (const [, name, sheet] of code.matchAll(/^import (\w+) from '(\..+\.module\.css)'$/gm)) {
      const styles = readFileSync(join(web, dirname(file), sheet as string), 'utf8')
      const classes = new Set([...styles.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, known]) => known))
      const without = code.replace(/^import .*$/gm, '')
      for (const [, used] of without.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        looked += 1
        if (!classes.has(used)) missing.push(`${file}: .${used} is not in ${sheet}`)
      }
    }
  }
  expect(missing).toEqual([])
  expect(looked).toBeGreaterThan(500)
})
