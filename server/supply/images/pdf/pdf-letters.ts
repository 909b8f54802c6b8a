import { drawnSigns, unitsPerEm as unitsOfFont } from '../preview/text-paths.ts'
import type { PdfFile } from './pdf-file.ts'

/** A font of PDF has at most this many letters; further ones go into the next font. */
const LETTERS_OF_FONT = 250
/** How far a letter reaches over its place; a combining mark lies left of it by a whole letter. */
const SIDE = 0.3
const LEFT_SIDE = 1.2

/** A number as PDF takes it. */
export const figure = (value: number): string => String(Math.round(value * 1_000) / 1_000)

type Weight = '500' | '700'
interface Letter {
  readonly sign: string
  readonly advance: number
  readonly path: string
}

/** A glyph's outline (M, L, Q, Z) as PDF draws it: its curves are cubic. */
function outline(path: string): string {
  const steps: string[] = []
  let [x, y] = [0, 0]
  for (const [, command, numbers = ''] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers.trim().split(/[ ,]+/).map(Number)
    if (command === 'Z') steps.push('h')
    else if (command === 'Q') {
      const curve = [x + (2 / 3) * (a - x), y + (2 / 3) * (b - y), c + (2 / 3) * (a - c), d + (2 / 3) * (b - d), c, d]
      steps.push(`${curve.map((value) => Math.round(value)).join(' ')} c`)
      ;[x, y] = [c, d]
    } else {
      steps.push(`${figure(a)} ${figure(b)} ${command === 'M' ? 'm' : 'l'}`)
      ;[x, y] = [a, b]
    }
  }
  return steps.join('\n')
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')
const utf16 = (sign: string): string => [...Buffer.from(sign, 'utf16le').swap16()].map((byte) => hex(byte, 2)).join('')

/** What a reader copies and finds: the sign behind each code. */
const toUnicode = (letters: readonly Letter[]): string =>
  [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    // at most a hundred lines in a block
    ...Array.from({ length: Math.ceil(letters.length / 100) }, (_, block) => {
      const own = letters.slice(block * 100, block * 100 + 100)
      const lines = own.map(({ sign }, index) => `<${hex(block * 100 + index, 2)}> <${utf16(sign)}>`)
      return `${own.length} beginbfchar\n${lines.join('\n')}\nendbfchar`
    }),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')

/** Letters of a document: each is drawn once, however often and in whatever size it is written. */
export function createLetters() {
  const unitsPerEm = unitsOfFont()
  const fonts: Record<Weight, Letter[]> = { '500': [], '700': [] }
  const codes = new Map<string, number>()

  function codeOf({ said, glyph: [advance, path] }: ReturnType<typeof drawnSigns>[number], weight: Weight): number {
    const known = codes.get(weight + said)
    if (known !== undefined) return known
    const code = fonts[weight].push({ sign: said, advance, path }) - 1
    codes.set(weight + said, code)
    return code
  }
  const chunksOf = (weight: Weight) =>
    Array.from({ length: Math.ceil(fonts[weight].length / LETTERS_OF_FONT) }, (_, index) => ({
      name: `F${weight}x${index}`,
      letters: fonts[weight].slice(index * LETTERS_OF_FONT, (index + 1) * LETTERS_OF_FONT),
    }))

  function addFont(file: PdfFile, letters: readonly Letter[]): number {
    const programs = letters.map(({ advance, path }) => {
      const box = [-LEFT_SIDE * unitsPerEm, -SIDE * unitsPerEm, advance + SIDE * unitsPerEm, (1 + SIDE) * unitsPerEm]
      return file.addStream(`${advance} 0 ${box.map(figure).join(' ')} d1\n${path && `${outline(path)}\nf`}`)
    })
    const names = letters.map((_, index) => `/g${index}`)
    const scale = (1 / unitsPerEm).toFixed(6)
    return file.add(
      `<< /Type /Font /Subtype /Type3 /FontMatrix [${scale} 0 0 ${scale} 0 0] /Resources << >> ` +
        `/FontBBox [${[-LEFT_SIDE, -SIDE, 2, 1 + SIDE].map((value) => figure(value * unitsPerEm)).join(' ')}] ` +
        `/CharProcs << ${names.map((name, index) => `${name} ${programs[index]} 0 R`).join(' ')} >> ` +
        `/Encoding << /Type /Encoding /Differences [0 ${names.join(' ')}] >> ` +
        `/FirstChar 0 /LastChar ${letters.length - 1} /Widths [${letters.map(({ advance }) => advance).join(' ')}] ` +
        `/ToUnicode ${file.addStream(toUnicode(letters))} 0 R >>`,
    )
  }

  return {
    /** Operators that write a text where the pen is. */
    written(text: string, { weight, size }: { readonly weight: Weight; readonly size: number }): string {
      const runs: { font: number; codes: string }[] = []
      for (const sign of drawnSigns(text, weight)) {
        const code = codeOf(sign, weight)
        const font = Math.floor(code / LETTERS_OF_FONT)
        const last = runs.at(-1)
        const own = hex(code % LETTERS_OF_FONT, 2)
        if (last?.font === font) last.codes += own
        else runs.push({ font, codes: own })
      }
      return runs.map((run) => `/F${weight}x${run.font} ${figure(size)} Tf <${run.codes}> Tj`).join(' ')
    },
    /** Puts the fonts into the file; the names are those that `written` uses. */
    addTo: (file: PdfFile): string =>
      (['500', '700'] as const)
        .flatMap(chunksOf)
        .map(({ name, letters }) => `/${name} ${addFont(file, letters)} 0 R`)
        .join(' '),
  }
}
