import { type FeeLine, type FeePaper, percentOfMode } from '@okolitsa/domain/agency-papers/fee-paper.ts'
import type { PaperParty, PaperReference, PersonName } from '@okolitsa/domain/agency-papers/paper-party.ts'
import { dayIn, minuteOfDayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { windows1251 } from '@okolitsa/domain/text/windows-1251.ts'
import { agencyPapers } from '@okolitsa/strings/ru/agency-papers.ts'
import { element, text } from './xml.ts'

/**
 * The seller's title of the universal transfer document (УПД) for the fee of an agent: order 970 of the tax service,
 * version 5.03. Status 1 (function СЧФДОП, also an invoice) with VAT, status 2 (ДОП) without.
 *
 * Corrections keep number and day of the paper and add ИспрДок. A fee is one service of quantity 1, so its price is its
 * net sum. VAT is counted of a row's total, and totals are sums of rows. The file's name equals its attribute ИдФайл; a
 * signature covers exactly these bytes, so they are stored and never encoded again.
 */
export interface UtdFacts {
  readonly paper: FeePaper
  /** Ids of the participants of electronic exchange: `2BM-…`, `2BE…`, `2LT-…`. */
  readonly senderId: string
  readonly receiverId: string
  /** Unique id of the file, a GUID. */
  readonly fileId: string
  readonly madeAt: Date
}

export interface UtdFile {
  /** Name without `.xml`, the attribute ИдФайл. */
  readonly id: string
  readonly fileName: string
  /** `СЧФДОП` or `ДОП`. */
  readonly function: UtdFunction
  /** windows-1251. */
  readonly bytes: Uint8Array
}
export type UtdFunction = 'СЧФДОП' | 'ДОП'

const PROGRAM = 'Marketplace 1.0'
const MAX_FILE_ID = 255
/** Traceability, marking, beer, tobacco, oil, and two zeros: a service has none. */
const NO_MARKS = '0_0_0_0_0_00'
const PARTICIPANT = /^[\dA-Za-z-]{4,60}$/
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const { digits, utd: words } = agencyPapers
const roubles = (sum: Kopecks): string => `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`

/** Name of the file by the rule of the format: receiver, sender, day, GUID. @throws {RangeError} an id of another form */
export function utdFileId({ senderId, receiverId, fileId, madeAt }: Omit<UtdFacts, 'paper'>): string {
  if (![senderId, receiverId].every((id) => PARTICIPANT.test(id)) || !GUID.test(fileId))
    throw new RangeError('ids of the participants or of the file have another form')
  const day = dayIn(SHOP_TIME_ZONE, madeAt).replaceAll('-', '')
  const id = `ON_NSCHFDOPPR_${receiverId}_${senderId}_${day}_${fileId}_${NO_MARKS}`
  if (id.length > MAX_FILE_ID) throw new RangeError('a name of a file that is too long')
  return id
}

export function utd970(facts: UtdFacts): UtdFile {
  const { paper, madeAt } = facts
  const id = utdFileId(facts)
  const of = paper.vatMode === 'none' ? 'ДОП' : 'СЧФДОП'
  const document = element(
    'Документ',
    {
      КНД: '1115131',
      Функция: of,
      ПоФактХЖ: words.fact,
      НаимДокОпр: words.name,
      ДатаИнфПр: digits(dayIn(SHOP_TIME_ZONE, madeAt)),
      ВремИнфПр: timeOf(madeAt),
      НаимЭконСубСост: words.maker(paper.agent),
    },
    head(paper, of),
    table(paper),
    handover(paper),
    element(
      'Подписант',
      { Должн: paper.signer.position, ТипПодпис: 1, СпосПодтПолном: 1 },
      nameElement(paper.signer.person),
    ),
  )
  const xml = `<?xml version="1.0" encoding="windows-1251"?>\n${element(
    'Файл',
    { ИдФайл: id, ВерсФорм: '5.03', ВерсПрог: PROGRAM },
    document,
  )}\n`
  return {
    id,
    fileName: `${id}.xml`,
    function: of,
    bytes: windows1251(xml, (char) => `&#${char.codePointAt(0)};`),
  }
}

const timeOf = (moment: Date): string => {
  const minute = minuteOfDayIn(SHOP_TIME_ZONE, moment)
  const parts = [Math.floor(minute / 60), minute % 60, moment.getUTCSeconds()]
  return parts.map((part) => String(part).padStart(2, '0')).join('.')
}

function head({ number, day, correction, agent, principal, report }: FeePaper, of: UtdFunction): string {
  return element(
    'СвСчФакт',
    { НомерДок: number, ДатаДок: digits(day) },
    correction && element('ИспрДок', { НомИспр: correction.number, ДатаИспр: digits(correction.day) }),
    party('СвПрод', agent),
    // line 5а of an invoice
    of === 'СЧФДОП' ? reference('ДокПодтвОтгрНом', words.name, { number, day }) : null,
    party('СвПокуп', principal),
    element('ДенИзм', { КодОКВ: '643', НаимОКВ: 'Российский рубль' }),
    report && element('ДопСвФХЖ1', {}, reference('СопрДокФХЖ', words.report, report)),
  )
}

const reference = (name: string, title: string, { number, day }: PaperReference): string =>
  element(name, { РеквНаимДок: title, РеквНомерДок: number, РеквДатаДок: digits(day) })

const nameElement = ({ last, first, middle }: PersonName): string =>
  element('ФИО', { Фамилия: last, Имя: first, Отчество: middle || null })

function party(name: string, one: PaperParty): string {
  const who =
    one.kind === 'company'
      ? element('СвЮЛУч', { НаимОрг: one.name, ИННЮЛ: one.tin, КПП: one.kpp })
      : one.kind === 'proprietor'
        ? element('СвИП', { ИННФЛ: one.tin, ОГРНИП: one.ien || null }, nameElement(one.person))
        : element('СвФЛУч', { ИННФЛ: one.tin }, nameElement(one.person))
  return element(
    name,
    {},
    element('ИдСв', {}, who),
    element('Адрес', {}, element('АдрИнф', { КодСтр: '643', НаимСтран: 'Россия', АдрТекст: one.address })),
  )
}

const taxOf = (percent: number | null, vat: Kopecks): string =>
  percent === null ? element('БезНДС', {}, text('без НДС')) : element('СумНал', {}, text(roubles(vat)))

function table({ lines, totals, vatMode }: FeePaper): string {
  const percent = percentOfMode(vatMode)
  const row = ({ title, net, gross, vat }: FeeLine, index: number): string =>
    element(
      'СведТов',
      {
        НомСтр: index + 1,
        НаимТов: title,
        ОКЕИ_Тов: '796',
        НаимЕдИзм: 'шт',
        КолТов: '1',
        ЦенаТов: roubles(net),
        СтТовБезНДС: roubles(net),
        НалСт: percent === null ? 'без НДС' : `${percent}%`,
        СтТовУчНал: roubles(gross),
      },
      element('ДопСведТов', { ПрТовРаб: 3 }),
      element('Акциз', {}, element('БезАкциз', {}, text('без акциза'))),
      element('СумНал', {}, taxOf(percent, vat)),
    )
  return element(
    'ТаблСчФакт',
    {},
    ...lines.map(row),
    element(
      'ВсегоОпл',
      { СтТовБезНДСВсего: roubles(totals.net), СтТовУчНалВсего: roubles(totals.gross) },
      element('СумНалВсего', {}, taxOf(percent, totals.vat)),
    ),
  )
}

const handover = ({ period, contract }: FeePaper): string =>
  element(
    'СвПродПер',
    {},
    element(
      'СвПер',
      { СодОпер: words.done, ДатаНачПер: digits(period.from), ДатаОконПер: digits(period.to) },
      reference('ОснПер', words.contract, contract),
    ),
  )
