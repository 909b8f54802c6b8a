import { strToU8, zipSync } from 'fflate'

/** A text or a number; an empty text is an empty cell. */
type Cell = string | number

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML may not hold is left out. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (char) => NAMES[char] ?? '')

/** `AB` for 27. */
const lettersOf = (index: number): string =>
  (index >= 26 ? lettersOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** The width of a column by what stands in its first rows, characters. */
const widthOf = (rows: readonly (readonly Cell[])[], index: number) =>
  Math.min(48, 2 + Math.max(8, ...rows.slice(0, 100).map((row) => String(row[index] ?? '').length)))

/** A workbook of one sheet; its first row is bold and stays in sight. Texts are texts: none of them is a formula. */
export function writeXlsx(rows: readonly (readonly Cell[])[], sheet: string): Uint8Array {
  const [headings = []] = rows
  const columns = headings.map((_, index) => lettersOf(index))
  const cellXml = (cell: Cell, place: string, isHeading: boolean) => {
    if (cell === '') return ''
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
    const style = isHeading ? ' s="1"' : ''
    return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  }
  const rowXml = (row: readonly Cell[], index: number) =>
    `<row r="${index + 1}">${row.map((cell, at) => cellXml(cell, `${columns[at]}${index + 1}`, index === 0)).join('')}</row>`
  const widths = columns.map(
    (_, index) => `<col min="${index + 1}" max="${index + 1}" width="${widthOf(rows, index)}" customWidth="1"/>`,
  )
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
  }
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(HEAD + xml)])
  // the time of a part would make two files of the same goods differ
  return zipSync(Object.fromEntries(files), { level: 6, mtime: '1980-01-01T00:00:00Z' })
}
