/** A section of a file `1CClientBankExchange`: its name, the value of its first line, and its pairs in order. */
export interface FileSection {
  readonly name: string
  readonly value: string
  readonly pairs: readonly (readonly [string, string])[]
}

export interface ExchangeFile {
  readonly header: readonly (readonly [string, string])[]
  readonly sections: readonly FileSection[]
}

const FIRST = '1CClientBankExchange'
const LAST = 'КонецФайла'
const ENDS: Readonly<Record<string, string>> = { СекцияДокумент: 'КонецДокумента', СекцияРасчСчет: 'КонецРасчСчет' }

/**
 * Reads a file as strictly as a bank client imports it: windows-1251, CRLF after each line, one pair per line, the
 * sections closed. A file in UTF-8 has no readable last line. @throws {Error} with the line
 */
export function parseExchange(bytes: Uint8Array): ExchangeFile {
  const text = new TextDecoder('windows-1251').decode(bytes)
  const lines = text.split('\r\n')
  if (lines.pop() !== '') throw new Error('no line end after the last line')
  const stray = lines.findIndex((line) => /\p{Cc}/u.test(line) || line.trim() !== line || line === '')
  if (stray !== -1) throw new Error(`line ${stray + 1}: stray characters`)
  if (lines.shift() !== FIRST) throw new Error('line 1: no file of the format')
  if (lines.pop() !== LAST) throw new Error('no end of the file')

  const header: [string, string][] = []
  const sections: FileSection[] = []
  let open: { name: string; value: string; pairs: [string, string][] } | null = null
  for (const [index, line] of lines.entries()) {
    const at = line.indexOf('=')
    const key = at === -1 ? line : line.slice(0, at)
    if (open && line === ENDS[open.name]) {
      sections.push(open)
      open = null
    } else if (at === -1) throw new Error(`line ${index + 2}: no value`)
    else if (ENDS[key] !== undefined) {
      if (open) throw new Error(`line ${index + 2}: a section in a section`)
      open = { name: key, value: line.slice(at + 1), pairs: [] }
    } else (open?.pairs ?? header).push([key, line.slice(at + 1)])
  }
  if (open) throw new Error('the last section is not closed')
  return { header, sections }
}

/** The value of the first pair with the key; empty = none. */
export const pairValue = (pairs: readonly (readonly [string, string])[], key: string): string =>
  pairs.find(([name]) => name === key)?.[1] ?? ''

const BYTE_OF = new Map(
  [...new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map((char, byte) => [
    char,
    byte,
  ]),
)

/** Bytes of the lines in windows-1251, or in UTF-8 with a byte order mark as some banks write them. */
export const exchangeBytes = (lines: readonly string[], encoding: 'windows-1251' | 'utf-8'): Buffer => {
  const text = lines.map((line) => `${line}\r\n`).join('')
  if (encoding === 'utf-8') return Buffer.from(`\uFEFF${text}`)
  return Buffer.from(Uint8Array.from([...text], (char) => BYTE_OF.get(char) ?? 0x3f))
}
