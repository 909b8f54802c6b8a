import type { MovementOutcome, UnmatchedReason } from '@okolitsa/domain/payouts/match-movements.ts'
import type { RegisterField, RegisterMistake } from '@okolitsa/domain/payouts/register-rows.ts'
import type { StatementMistake, StatementWarning } from '@okolitsa/domain/payouts/statement-mistake.ts'

const fields: Readonly<Record<RegisterField, string>> = {
  day: 'день',
  amount: 'сумма',
  reference: 'номер операции',
  fee: 'комиссия',
  operation: 'вид операции',
}

const reasons: Readonly<Record<UnmatchedReason, string>> = {
  amountDiffers: 'сумма другая',
  twice: 'эта выплата уже найдена в другой строке',
  notExpected: 'эту выплату в банк не отправляли',
  unknownReference: 'метка не от наших выплат',
  ambiguous: 'подходит несколько выплат или строк',
  foreign: 'не наша выплата',
}

/** Files of banks: mistakes and results of an import. */
export const bankFiles = {
  /** One sentence about a refused statement. */
  mistake(mistake: StatementMistake): string {
    const at = `Строка ${mistake.line}`
    switch (mistake.problem) {
      case 'tooLarge':
        return 'Файл слишком большой для выписки. Выгрузите меньший период.'
      case 'longLine':
        return `${at}: слишком длинная, в выписках таких не бывает.`
      case 'notExchange':
        return `${at}: это не файл 1CClientBankExchange. Выгрузите в банке выписку в формате 1С.`
      case 'afterEnd':
        return `${at}: после «КонецФайла» есть ещё строки. Загрузите файлы по одному.`
      case 'unclosed':
        return `${at}: раздел начат и не закончен.`
      case 'strayEnd':
        return `${at}: закончен раздел, который не начинался.`
      case 'noValue':
        return `${at}: нет знака «=», значение не прочитать.`
      case 'cut':
        return `${at}: файл обрывается, нет строки «КонецФайла». Скачайте его заново.`
      case 'noAccount':
        return `${at}: в файле не указан ни один наш счёт (РасчСчет).`
      case 'notExecuted':
        return `${at}: это платёжное поручение, а не выписка: нет дня списания или поступления.`
      case 'foreign':
        return `${at}: ни счёт плательщика, ни счёт получателя не наш.`
      case 'noField':
        return `${at}: в документе нет поля «${mistake.field}».`
      case 'malformed':
        return `${at}: поле «${mistake.field}» не прочитать.`
    }
  },
  warning({ problem, line, account }: StatementWarning): string {
    const words =
      problem === 'balance'
        ? 'остаток на начало, обороты и остаток на конец не сходятся'
        : 'обороты не равны сумме документов, возможно, файл неполный'
    return `Строка ${line}, счёт ··· ${account.slice(-4)}: ${words}.`
  },
  outcome(outcome: MovementOutcome): string {
    switch (outcome.kind) {
      case 'paid':
      case 'confirmed':
        return 'Сошлось'
      case 'returned':
        return 'Вернул банк'
      case 'repeated':
        return 'Уже загружено'
      case 'unmatched':
        return `Разобрать: ${reasons[outcome.reason]}`
    }
  },
  registerMistake: ({ row, field, problem }: RegisterMistake): string =>
    `Строка ${row}, ${fields[field]}: ${problem === 'missing' ? 'пусто' : 'не прочитать'}.`,
  missingColumns: (missing: readonly RegisterField[]): string =>
    `В файле нет столбцов: ${missing.map((field) => fields[field]).join(', ')}.`,
} as const
