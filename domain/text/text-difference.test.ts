import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isChanged, textDifference } from './text-difference.ts'

const shown = (before: string, after: string) =>
  textDifference(before, after).map((line) =>
    line.map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind]).join(''),
  )

describe('textDifference', () => {
  it('shows changed words within their line, and whole lines that were added or removed', () => {
    expect(
      shown(
        'Возврат за 7 дней.\nОплата картой или наличными.\nОстаток.',
        'Возврат за 14 дней.\n\nОстаток.\nСовсем другое.',
      ),
    ).toEqual(['Возврат за [-7-]{+14+} дней.', '[-Оплата картой или наличными.-]', 'Остаток.', '{+Совсем другое.+}'])
  })
  it('shows a line with little in common as replaced', () => {
    expect(shown('Споры решает суд', 'Мы отвечаем за сохранность данных')).toEqual([
      '[-Споры решает суд-]',
      '{+Мы отвечаем за сохранность данных+}',
    ])
  })
  it('returns both texts: without what was added the former, without what was removed the present one', () => {
    const word = fc.constantFrom('а', 'бы', 'вот', 'да')
    const text = fc.array(
      fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' ')),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = textDifference(before.join('\n'), after.join('\n'))
        const without = (kind: 'added' | 'removed') =>
          lines
            .map((line) => line.flatMap((piece) => (piece.kind === kind ? [] : piece.text)).join(''))
            .filter((line) => line !== '')
        expect(without('added')).toEqual(before)
        expect(without('removed')).toEqual(after)
        if (before.join('\n') === after.join('\n')) expect(lines.some(isChanged)).toBe(false)
      }),
    )
  })
})
