import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** As Vite writes it: the names of all files that pages need, and what takes them out by number. */
const TABLE = /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);?/
const CALL = /__vite__mapDeps\(\[([\d,]*)\]\)/g
/** After all that the page itself needs, ms. */
const AFTER_MS = 2_000

interface Lists {
  readonly names: readonly string[]
  /** Numbers of names, by the place of the import in the entry. */
  readonly lists: readonly (readonly number[])[]
}

/**
 * Takes the lists of files to preload out of a script; styles stay in it, since a page without them must not be shown.
 * @param wait what asks for the lists later; the script keeps them as `__vite__mapDeps.late`
 */
export function withoutLists(code: string, wait: (lists: Lists) => string): string {
  const [table, text = '[]'] = TABLE.exec(code) ?? []
  if (table === undefined) throw new Error('lists of files to preload are not written as they were')
  const names = JSON.parse(text) as string[]
  const styles = names.filter((name) => name.endsWith('.css'))
  const lists: number[][] = []
  const short = code.replace(table, '').replace(CALL, (_, written: string) => {
    const list = written === '' ? [] : written.split(',').map(Number)
    const own = list.map((at) => styles.indexOf(names[at] ?? '')).filter((at) => at >= 0)
    return `__vite__mapDeps(${lists.push(list) - 1},[${own}])`
  })
  if (short.includes('__vite__mapDeps([')) throw new Error('a list of files to preload was not understood')
  const take = `const __vite__mapDeps=(n,c,l=__vite__mapDeps.late)=>l?l.lists[n].map(i=>l.names[i]):c.map(i=>__vite__styles[i]),__vite__styles=${JSON.stringify(styles)};`
  return `${take}${short}\n${wait({ names, lists })}`
}

/**
 * Lists of what every page is made of are 4 KB of the file that every page waits for, and only the next page asks for
 * them. They come when the page is calm; whoever presses sooner loads the next page's files one after another.
 */
export function latePreloads(): Plugin {
  return {
    name: 'late-preloads',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.config.consumer !== 'client') return
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
        if (entry?.type !== 'chunk') return
        entry.code = withoutLists(entry.code, (lists) => {
          const source = JSON.stringify(lists)
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
          const fileName = `assets/preloads-${hash}.json`
          this.emitFile({ type: 'asset', fileName, source })
          const ask = `fetch("/${fileName}",{priority:"low"}).then(r=>r.ok?r.json():null).then(l=>{__vite__mapDeps.late=l}).catch(()=>{})`
          return `setTimeout(()=>${ask},${AFTER_MS});`
        })
      },
    },
  }
}
