import { strToU8, zipSync } from 'fflate'

/** A workbook with a hidden sheet and a visible one that contains `sheet`. */
export const workbook = (sheet: string, more: Record<string, string> = {}): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml':
          '<workbook><sheets><sheet name="h" state="hidden" r:id="rId1"/><sheet name="a" r:id="rId2"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="worksheets/hidden.xml"/><Relationship Id="rId2" Target="/xl/worksheets/a.xml"/></Relationships>',
        'xl/worksheets/a.xml': `<x:worksheet xmlns:x="m"><x:sheetData>${sheet}</x:sheetData></x:worksheet>`,
        ...more,
      }).map(([name, xml]) => [name, strToU8(xml)]),
    ),
  )

/** The formats part, with the workbook's own formats and the style number of each cell. */
export const stylesPart = (own: Record<number, string>, styles: readonly number[]): string =>
  `<styleSheet><numFmts>${Object.entries(own)
    .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
    .join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${styles
    .map((id) => `<xf numFmtId="${id}" xfId="0"/>`)
    .join('')}</cellXfs></styleSheet>`

/** A sheet with a shared text of this length, in a file of a few kilobytes. */
export const textBomb = (length: number, cells: number): Uint8Array =>
  workbook(`<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(cells / 100), {
    'xl/sharedStrings.xml': `<sst><si><t>${'\u0436'.repeat(length)}</t></si></sst>`,
  })
