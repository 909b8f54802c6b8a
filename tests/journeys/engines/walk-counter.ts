import type { Walker } from './walker.ts'

/** The dairy's seller signs in through the bank and opens the order. */
export const comeIn = ({ hands, open, step, arrive }: Walker, orderId: string): Promise<void> =>
  step('seller signs in', async () => {
    await open(`/cabinet/orders/${orderId}`)
    await hands(`await leaveBy('link', 'Войти через банк')`)
    await arrive(/\/dbo$/)
    await hands(`await leaveBy('button', 'Войти в кабинет: Сыроварня Лучковых')`)
    await arrive(new RegExp(`/cabinet/orders/${orderId}$`))
    await hands(`await alive(); await see('Сыроварня Лучковых'); await see('Начать сборку')`)
  })

/** Picks the order with a lower weight of the cheese than ordered. */
export const weigh = ({ hands, step }: Walker): Promise<void> =>
  step('seller weighs', () =>
    hands(`await press('button', 'Начать сборку'); await press('button', '^Взвесить')
      await press('button', 'Записать вес'); await see('Введите, сколько показали весы')
      await fill('^Вес', '280'); await see('Вернём покупателю')
      await press('button', 'Записать вес'); await gone('heading', '^Взвесить'); await see('собрали 280 г')`),
  )

/** Ships the order and delivers it; before its day both steps need a confirmation. */
export const handOver = ({ hands, step }: Walker): Promise<void> =>
  step('seller hands over', () =>
    hands(`await press('button', '^Отправить')
      await until('the question or the next step', () => findAll('button', '^Отдать покупателю')[0] ?? question())
      if (question()) await press('button', '^Отправить')
      await press('button', '^Отдать покупателю'); await press('button', '^Да, отдали')
      await gone('button', '^Отдать|^Да, отдали'); await see('Получен')`),
  )

/** Refunds the missing part. */
export const answerClaim = ({ hands, open, step }: Walker, orderId: string): Promise<void> =>
  step('seller answers the claim', async () => {
    await open(`/cabinet/orders/${orderId}`)
    await hands(`await see('Ждёт решения'); await press('button', '^Вернуть .*₽'); await gone('button', '^Вернуть .*₽')
      await see('Деньги вернули')`)
  })
