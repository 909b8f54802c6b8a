/** Draws labels as PNG in the browser of the end-to-end tests. */
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { openBrowser } from '../../../tests/journeys/open-browser.ts'

/** Style sheets of labels: the common one, and the ten layouts. */
export const LABEL_CSS = ['label.css', 'layouts.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')

const FONTS = new URL('../../../web/assets/fonts/', import.meta.url)
const NAMES = {
  'golos-text': 'Golos Text',
  geologica: 'Geologica',
  literata: 'Literata',
  lora: 'Lora',
  manrope: 'Manrope',
  nunito: 'Nunito',
  onest: 'Onest',
  'playfair-display': 'Playfair Display',
  rubik: 'Rubik',
  unbounded: 'Unbounded',
  vollkorn: 'Vollkorn',
}

async function fontFaces() {
  const files = (await readdir(FONTS)).filter((file) => /-(cyrillic|latin)\.woff2$/.test(file))
  return files
    .map((file) => {
      const [, name, script] = /^(.+)-(cyrillic|latin)\.woff2$/.exec(file)
      const range = script === 'cyrillic' ? 'U+0400-052F,U+2116' : 'U+0000-03FF,U+2000-206F,U+2190-22FF'
      const data = readFileSync(new URL(file, FONTS)).toString('base64')
      return `@font-face{font-family:'${NAMES[name]}';font-weight:100 900;src:url(data:font/woff2;base64,${data});unicode-range:${range}}`
    })
    .join('\n')
}

/** Runs in the page: sets the largest font size at which the title fits, at least 40 % of the wanted one. */
function fit(html) {
  document.body.innerHTML = html
  const label = document.querySelector('.label')
  const name = label.querySelector('.name')
  const title = name.querySelector('b')
  const whole = Number.parseFloat(getComputedStyle(title).fontSize)
  const overflows = () =>
    title.scrollWidth > title.clientWidth + 1 ||
    title.clientWidth > name.clientWidth + 1 ||
    name.scrollHeight > name.clientHeight + 1 ||
    title.offsetHeight + (name.querySelector('i')?.offsetHeight ?? 0) > name.clientHeight ||
    [...title.textContent.split(' ')].some(
      (word) => word.length * Number.parseFloat(getComputedStyle(title).fontSize) * 0.62 > name.clientWidth,
    )
  for (let size = 1; size > 0.4 && overflows(); size -= 0.04) title.style.fontSize = `${whole * size}px`
  if (overflows()) name.querySelector('i')?.remove()
}

/** Renders every label of `jobs` ({ html, width, height, path }) one after another. */
export async function drawLabels(jobs) {
  if (jobs.length === 0) return
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 1200, height: 1600 }, deviceScaleFactor: 1 })
  const style = `${await fontFaces()}\n${LABEL_CSS}`
  await page.setContent(
    `<style>${style}</style><body>${Object.values(NAMES)
      .map((n) => `<p style="font-family:'${n}';font-weight:700">\u0410\u044f1</p>`)
      .join('')}</body>`,
  )
  await page.evaluate(() => document.fonts.ready)
  for (const { html, width, height, path } of jobs) {
    await page.evaluate(fit, html)
    await page.screenshot({ path, clip: { x: 0, y: 0, width, height } })
  }
  await browser.close()
}
