/** Notes of all forms about the entered values. */
export const forms = {
  kept: 'Мы\u00A0сохранили то, что вы\u00A0ввели',
  startOver: 'Начать заново',
  leave: {
    title: 'Уйти, не\u00A0сохранив?',
    text: 'Вы\u00A0ещё не\u00A0сохранили изменения. Введённое запомним в\u00A0этой вкладке на\u00A0сутки: вернётесь, и\u00A0оно будет на\u00A0месте.',
    stay: 'Остаться',
    go: 'Уйти',
  },
}
