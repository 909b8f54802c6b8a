import { readFileSync } from 'node:fs'
import { isTin } from '@okolitsa/domain/companies/tin.ts'
import type { XmlElement } from 'libxml2-wasm'

const SCHEMA = new URL('utd-970-05-03.xsd', import.meta.url)
/** Functions that are an invoice, and those that are a document of handover. */
const INVOICES = new Set(['СЧФ', 'СЧФДОП'])
const HANDOVERS = new Set(['СЧФДОП', 'ДОП'])
const RATES: Readonly<Record<string, readonly [number, number]>> = {
  '0%': [0, 100],
  '5%': [5, 105],
  '7%': [7, 107],
  '10%': [10, 110],
  '20%': [20, 120],
  '22%': [22, 122],
  '5/105': [5, 105],
  '7/107': [7, 107],
  '10/110': [10, 110],
  '20/120': [20, 120],
  '22/122': [22, 122],
}

/** Title of a document as the operator reads it. */
interface ReadUtd {
  readonly fileId: string
  readonly function: string
  readonly number: string
  readonly receiverId: string
  readonly senderId: string
}
/** `mistakes` is empty for a document that is accepted. */
export interface UtdCheck {
  readonly mistakes: readonly string[]
  readonly read: ReadUtd | null
}

/** Whole kopecks of a sum of the format; NaN = no such sum. */
const kopecks = (text: string | undefined): number =>
  /^-?\d+(\.\d{1,2})?$/.test(text ?? '') ? Math.round(Number(text) * 100) : Number.NaN
const dateOf = (text: string | undefined): string => (text ?? '').split('.').toReversed().join('-')

/**
 * Checks a seller's title as an operator does: charset, schema, and the demands that no schema expresses. The schema's
 * library is loaded with the first document.
 */
export async function checkUtd(bytes: Uint8Array, fileName?: string): Promise<UtdCheck> {
  const failed = (...mistakes: string[]): UtdCheck => ({ mistakes, read: null })
  const declared = /^<\?xml [^>]*encoding="([^"]*)"/.exec(Buffer.from(bytes).toString('latin1', 0, 100))?.[1]
  if (declared?.toLowerCase() !== 'windows-1251') return failed('Файл должен быть в кодировке windows-1251')
  if (isUtf8(bytes)) return failed('Файл не в той кодировке, которую объявляет')
  const text = new TextDecoder('windows-1251').decode(bytes)
  const { XmlDocument, XsdValidator } = await import('libxml2-wasm')
  const parsed = (xml: string) => XmlDocument.fromString(xml)
  const schema = parsed(readFileSync(SCHEMA, 'utf8'))
  const validator = XsdValidator.fromDoc(schema)
  try {
    const document = parsed(text.replace(/^<\?xml[^>]*\?>/, ''))
    try {
      validator.validate(document)
      return demandsOf(document.root, fileName)
    } finally {
      document.dispose()
    }
  } catch (error) {
    const details = (error as { details?: readonly { message: string }[] }).details ?? []
    return failed(...(details.length > 0 ? details.map(({ message }) => message.trim()) : [(error as Error).message]))
  } finally {
    validator.dispose()
    schema.dispose()
  }
}

/** Russian text of windows-1251 is never valid UTF-8. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).length < bytes.length
  } catch {
    return false
  }
}

/** Demands beyond the schema. */
function demandsOf(root: XmlElement, fileName: string | undefined): UtdCheck {
  const mistakes: string[] = []
  const demand = (isMet: boolean, mistake: string) => isMet || mistakes.push(mistake)
  const at = (path: string): string | undefined => root.get(path)?.content
  const all = (path: string): string[] => root.find(path).map(({ content }) => content)

  const fileId = at('@ИдФайл') ?? ''
  const [, , receiverId = '', senderId = '', made = ''] = fileId.split('_')
  const of = at('Документ/@Функция') ?? ''
  const number = at('Документ/СвСчФакт/@НомерДок') ?? ''
  demand(fileName === undefined || fileName === `${fileId}.xml`, 'Имя файла не равно ИдФайл')
  demand(made === dateOf(at('Документ/@ДатаИнфПр')).replaceAll('-', ''), 'Дата в имени файла не равна ДатаИнфПр')

  for (const tin of [...all('//@ИННЮЛ'), ...all('//@ИННФЛ')])
    demand(isTin(tin), `ИНН ${tin} с неверной контрольной цифрой`)
  demand(root.find('//СвЮЛУч[not(@КПП)]').length === 0, 'Для юридического лица обязателен КПП')
  for (const side of ['СвПрод', 'СвПокуп'])
    demand(!INVOICES.has(of) || root.find(`Документ/СвСчФакт/${side}/Адрес`).length > 0, `Нет адреса: ${side}`)
  demand(!HANDOVERS.has(of) || at('Документ/@ПоФактХЖ') !== undefined, 'Элемент Документ.ПоФактХЖ обязателен')
  demand(!HANDOVERS.has(of) || at('Документ/@НаимДокОпр') !== undefined, 'Элемент Документ.НаимДокОпр обязателен')
  demand(!HANDOVERS.has(of) || root.find('Документ/СвПродПер').length > 0, 'Элемент Документ.СвПродПер обязателен')
  demand(!HANDOVERS.has(of) || root.find('Документ/Подписант[not(@Должн)]').length === 0, 'Нет должности подписанта')
  demand(
    !INVOICES.has(of) || root.find('Документ/СвСчФакт/ДокПодтвОтгрНом').length > 0,
    'Элемент Документ.СвСчФакт.ДокПодтвОтгрНом обязателен',
  )
  const [from, to] = [at('//СвПер/@ДатаНачПер'), at('//СвПер/@ДатаОконПер')]
  demand((from === undefined) === (to === undefined) && dateOf(from) <= dateOf(to), 'Период услуг задан неверно')

  demand(!INVOICES.has(of) || root.find('Документ/ТаблСчФакт').length > 0, 'Элемент Документ.ТаблСчФакт обязателен')
  const rows = root.find('Документ/ТаблСчФакт/СведТов')
  const sums = { net: 0, gross: 0, vat: 0 }
  rows.forEach((row, index) => {
    const value = (path: string) => row.get(path)?.content
    const line = `Строка ${index + 1}`
    const [net, gross] = [kopecks(value('@СтТовБезНДС')), kopecks(value('@СтТовУчНал'))]
    const vat = value('СумНал/БезНДС') === undefined ? kopecks(value('СумНал/СумНал')) : 0
    const rate = RATES[value('@НалСт') ?? '']
    demand(value('@НомСтр') === String(index + 1), `${line}: номер не по порядку`)
    demand(
      [value('@НаимТов'), value('ДопСведТов/@КодТов'), value('ДопСведТов/@АртикулТов')].some(Boolean),
      `${line}: нет наименования`,
    )
    demand(value('@ОКЕИ_Тов') === undefined || value('@НаимЕдИзм') !== undefined, `${line}: нет единицы измерения`)
    demand(net + vat === gross, `${line}: сумма без НДС и НДС не дают всего`)
    demand((rate === undefined) === (value('СумНал/БезНДС') !== undefined), `${line}: ставка не сходится с суммой НДС`)
    demand(rate === undefined || Math.abs(vat - (gross * rate[0]) / rate[1]) <= 0.5, `${line}: НДС посчитан неверно`)
    demand(
      Math.abs(Number(value('@КолТов')) * Number(value('@ЦенаТов')) * 100 - net) <= 1,
      `${line}: цена на количество не даёт суммы`,
    )
    sums.net += net
    sums.gross += gross
    sums.vat += vat
  })
  const total = (path: string) => kopecks(at(`Документ/ТаблСчФакт/ВсегоОпл/${path}`))
  const hasVat = at('Документ/ТаблСчФакт/ВсегоОпл/СумНалВсего/БезНДС') === undefined
  if (rows.length > 0)
    demand(
      total('@СтТовБезНДСВсего') === sums.net &&
        total('@СтТовУчНалВсего') === sums.gross &&
        (hasVat ? total('СумНалВсего/СумНал') : 0) === sums.vat,
      'Сумма строк не равна ВсегоОпл',
    )
  return { mistakes, read: { fileId, function: of, number, receiverId, senderId } }
}
