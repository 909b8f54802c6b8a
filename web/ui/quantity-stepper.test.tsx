import { buying } from '@okolitsa/strings/ru/buying.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QuantityStepper } from './quantity-stepper.tsx'

const CHEESE = 'Сыр козий'
const labels = {
  group: buying.group(CHEESE),
  decrease: buying.decrease(CHEESE),
  increase: buying.increase(CHEESE),
  remove: buying.remove(CHEESE),
}
const nothing = () => {}
const namesOf = (isLast: boolean) => {
  const html = renderToStaticMarkup(
    <QuantityStepper text="1" labels={labels} isLast={isLast} onDecrease={nothing} onIncrease={nothing} />,
  )
  return [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name?.replaceAll('\u00A0', ' '))
}

test('shows the reason of the largest amount in place of the sum', () => {
  const html = renderToStaticMarkup(
    <QuantityStepper
      text="12 шт."
      note="960 ₽"
      noMoreText="Больше нет: осталось 12 шт."
      noMoreNote="осталось 12 шт."
      labels={labels}
      onDecrease={nothing}
      onIncrease={nothing}
    />,
  )
  expect(html).toContain('<small>осталось 12 шт.</small>')
  expect(html).not.toContain('960')
})

test('includes the action and the subject once in the name of a button', () => {
  expect(namesOf(false)).toEqual([`Меньше: ${CHEESE}`, `Больше: ${CHEESE}`])
  expect(namesOf(true)).toEqual([`Убрать из корзины: ${CHEESE}`, `Больше: ${CHEESE}`])
})
